import { formKey, savedFormOf } from '../../lib/formKeys';
import { entryOf } from '../../lib/records';
import { loggedOut } from '../auth/actions';
import * as calls from '../calls/actions';
import { serverErrorReported } from '../connection/actions';
import * as conversations from '../conversations/actions';
import { forgetRequested, savingFailed } from '../keptForms/actions';
import { sendFailed } from '../notifications/actions';
import { preferencesRecalled } from '../page/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { initialState, type NoticeCentreState } from './state';
import type { NoticeEvent, KeptNotice } from './types';

/** More than anybody reads; who missed more sees the last ones. */
const KEPT = 100;

function unsavedId(key: string): string {
  return `unsaved ${key}`;
}

/** The same id for the same thing that happened again. */
function idOf(event: NoticeEvent): string {
  switch (event.kind) {
    case 'unsent':
    case 'returned':
    case 'transferFailed':
      return `${event.kind} ${event.conversationId}`;
    case 'callTransferFailed':
      return `${event.kind} ${event.callId}`;
    case 'unsaved':
      return unsavedId(formKey(event.form, event.about));
    case 'serverError':
      return `${event.kind} ${event.conversationId ?? ''} ${event.message}`;
  }
}

/** What happens now was not seen before: a clock that was set back would count it as such. */
function unseenFrom(state: NoticeCentreState, at: number): NoticeCentreState {
  const until = Object.entries(state.seen);
  if (until.every(([, seenAt]) => seenAt <= at)) return state;
  const lowered = until.map(([agent, seenAt]) => [agent, seenAt > at ? at - 1 : seenAt] as const);
  return { ...state, seen: Object.fromEntries(lowered) };
}

function noted(state: NoticeCentreState, event: NoticeEvent, at: number): NoticeCentreState {
  const notice: KeptNotice = { ...event, id: idOf(event), at };
  const others = state.notices.filter(({ id }) => id !== notice.id);
  return { ...unseenFrom(state, at), notices: [notice, ...others].slice(0, KEPT) };
}

function without(state: NoticeCentreState, gone: string): NoticeCentreState {
  const notices = state.notices.filter(({ id }) => id !== gone);
  return notices.length === state.notices.length ? state : { ...state, notices };
}

function seen(state: NoticeCentreState, agent: string, at: number): NoticeCentreState {
  return { ...state, seen: { ...state.seen, [agent]: at } };
}

/** Folds what happened that the agent may have overlooked; what was seen outlives a sign-in. */
export const noticeCentreReducer = plainReducer<NoticeCentreState>(initialState, (on) => {
  on(sendFailed, (state, { payload, meta }) => noted(state, { kind: 'unsent', ...payload }, meta.at));
  on(conversations.assigned, (state, { payload: { conversation, reason }, meta }) =>
    reason === 'return'
      ? noted(state, { kind: 'returned', conversationId: conversation.id }, meta.at)
      : state,
  );
  on(conversations.transferFailed, (state, { payload, meta }) => {
    const { code, conversationId, isOneOfMany, message } = payload;
    if (isOneOfMany === true) return state;
    return noted(state, { kind: 'transferFailed', conversationId, code, message }, meta.at);
  });
  on(calls.transferFailed, (state, { payload: { callId, code, message }, meta }) =>
    noted(state, { kind: 'callTransferFailed', callId, code, message }, meta.at),
  );
  on(savingFailed, (state, { payload: { key, code, message }, meta }) => {
    const form = savedFormOf(key);
    if (form === null) return state;
    return noted(state, { kind: 'unsaved', form: form.kind, about: form.subject, code, message }, meta.at);
  });
  on(forgetRequested, (state, { payload: { key } }) => without(state, unsavedId(key)));
  on(serverErrorReported, (state, { payload: { conversationId, message }, meta }) =>
    noted(state, { kind: 'serverError', conversationId, message }, meta.at),
  );
  // Missed calls are listed beside the notices.
  on(calls.ended, (state, { meta }) => unseenFrom(state, meta.at));
  on(calls.offerRefused, (state, { meta }) => unseenFrom(state, meta.at));
  on(calls.offerMissed, (state, { meta }) => unseenFrom(state, meta.at));
  on(actions.openRequested, (state, { payload: { agent, upTo = 0 }, meta }) =>
    seen({ ...state, open: { since: entryOf(state.seen, agent) ?? 0 } }, agent, Math.max(meta.at, upTo)),
  );
  on(actions.closeRequested, (state, { payload: { agent, upTo = 0 }, meta }) =>
    state.open === null ? state : seen({ ...state, open: null }, agent, Math.max(meta.at, upTo)),
  );
  on(actions.clearRequested, (state) => (state.notices.length === 0 ? state : { ...state, notices: [] }));
  on(preferencesRecalled, (state, { payload }) => ({ ...state, ...payload.noticeCentre }));
  on(loggedOut, (state) => ({ ...initialState, seen: state.seen }));
});
