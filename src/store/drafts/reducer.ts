import { loggedOut } from '../auth/actions';
import * as conversations from '../conversations/actions';
import * as outbox from '../outbox/actions';
import { plainReducer } from '../plainReducer';
import { entryOf } from '../records';
import * as actions from './actions';
import type { Draft } from './types';

/** Unsent text by conversation. */
export interface DraftsState {
  byConversation: Readonly<Record<string, Draft>>;
}

const initialState: DraftsState = { byConversation: {} };

function without(state: DraftsState, conversationId: string): DraftsState {
  if (entryOf(state.byConversation, conversationId) === undefined) return state;
  const { [conversationId]: _removed, ...byConversation } = state.byConversation;
  return { byConversation };
}

function put(state: DraftsState, draft: Draft): DraftsState {
  return { byConversation: { ...state.byConversation, [draft.conversationId]: draft } };
}

/** A text that comes back stands before what was typed meanwhile: neither may be lost. */
function gaveBack(state: DraftsState, conversationId: string, text: string, at: number): DraftsState {
  if (text === '') return state;
  const typed = entryOf(state.byConversation, conversationId)?.text ?? '';
  return put(state, { conversationId, text: typed === '' ? text : `${text}\n${typed}`, savedAt: at });
}

/** Folds the facts of drafts; never compares texts, which are masked in the action log (see its redaction). */
export const draftsReducer = plainReducer<DraftsState>(initialState, (on) => {
  on(actions.keepRequested, (state, { payload, meta }) =>
    payload.text === ''
      ? without(state, payload.conversationId)
      : put(state, { ...payload, savedAt: meta.at }),
  );
  on(actions.restored, (state, { payload }) => ({
    byConversation: {
      ...Object.fromEntries(payload.drafts.map((draft) => [draft.conversationId, draft])),
      ...state.byConversation,
    },
  }));
  on(outbox.queued, (state, { payload: { item, spendsDraft } }) =>
    spendsDraft ? without(state, item.target.conversationId) : state,
  );
  on(outbox.refused, (state, { payload, meta }) =>
    gaveBack(state, payload.conversationId, payload.text, meta.at),
  );
  on(outbox.discarded, (state, { payload, meta }) =>
    payload.returned === null
      ? state
      : gaveBack(state, payload.returned.conversationId, payload.returned.text, meta.at),
  );
  on(conversations.ended, (state, { payload }) => without(state, payload.conversationId));
  on(loggedOut, () => initialState);
});
