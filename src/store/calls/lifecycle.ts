import { callerOf } from '../../lib/caller';
import type { On } from '../plainReducer';
import * as actions from './lifecycleFacts';
import { invitedTo, roomCalled } from './conference';
import { reportedEnd } from './ending';
import { missedUnheard, missedWith, withoutMissed } from './missed';
import { outlived, pendingIfPageGoes } from './pendingClassification';
import { claimed } from './reported';
import { anyCall, changed, inPlaceOf, liveCall, spokenTo, type CallsState } from './state';
import type { Call, CallPhase, Level } from './types';

const FULL: Level = { volume: 100, muted: false };

const BLANK = {
  uniqueId: null,
  contactId: null,
  conversationId: null,
  data: {},
  hold: 'off',
  remoteHold: false,
  speaker: FULL,
  microphone: FULL,
  media: 'connecting',
  earlyMedia: false,
  answeredAt: null,
  autoAnswerAt: null,
  transfer: null,
  consultOf: null,
  quality: null,
  troubles: [],
  repairing: false,
  digits: '',
  classified: false,
} as const satisfies Partial<Call>;

/** From these phases the dialog may be confirmed; an offered call has to be taken first. */
const ANSWERABLE: readonly CallPhase[] = ['dialing', 'ringing', 'answering'];

/** Ids are made once: a call that was there is not begun again. */
function begun(state: CallsState, call: Call): CallsState {
  if (anyCall(state, call.id) !== undefined) return state;
  return claimed({ ...state, live: [...state.live, call] }, call);
}

/** An exchange that hunts comes back with a call that nobody answered here, under its old id: it begins anew. */
function withoutUnanswered(state: CallsState, id: string): CallsState {
  const ended = state.ended.filter((call) => call.id !== id || call.answeredAt !== null);
  return ended.length === state.ended.length ? state : withoutMissed({ ...state, ended }, [id]);
}

/** One call rings here at a time, and none while the agent speaks, but for one that takes a live call's place. */
function isBusy(state: CallsState, replaced?: string): boolean {
  const place = replaced === undefined ? undefined : liveCall(state, replaced);
  if (place !== undefined) return place.phase === 'offered';
  return state.live.some(({ phase }) => phase !== 'ending');
}

function taken(state: CallsState, callId: string, automatic: boolean): CallsState {
  const call = liveCall(state, callId);
  if (call?.phase !== 'offered') return state;
  const answering = changed(state, callId, () => ({ phase: 'answering', autoAnswerAt: null }));
  const next =
    call.replaces === undefined ? spokenTo(answering, callId) : inPlaceOf(answering, callId, call.replaces);
  return automatic ? next : { ...next, navigateRequests: next.navigateRequests + 1 };
}

/**
 * The way of a call (spec 2 §4). An event that its phase does not hear changes nothing: it is a duplicate, or
 * it crossed another one on the wire.
 *
 *   calls/offered                             calls/dialed
 *        │                                         │
 *        ▼                                         ▼
 *     offered                                   dialing ── progressed 180 ──▶ ringing
 *        │ answerStarted                           │                             │
 *        ▼                                         │                             │
 *    answering ── answered ──▶ active ◀── answered ┴─────────────────────────────┘
 *
 *   any of these ── hangUpStarted ──▶ ending
 *   any of these, and ending ── ended ──▶ the list of ended calls ◀── transferred ── active
 */
export function lifecycle(on: On<CallsState>): void {
  on(actions.offered, (state, { payload, meta }) => {
    const { callId: id, conference, ...told } = payload;
    // What rings on the desk is the telephone's affair.
    if (told.telephone === undefined && isBusy(state, told.replaces)) return state;
    const call: Call = {
      ...BLANK,
      ...told,
      id,
      direction: 'incoming',
      phase: 'offered',
      startedAt: meta.at,
      ...invitedTo(conference),
    };
    const before = told.telephone === undefined ? withoutUnanswered(state, id) : state;
    const next = begun(before, call);
    return next === before ? state : { ...next, navigateRequests: next.navigateRequests + 1 };
  });
  on(actions.offerRefused, (state, { payload, meta }) => {
    const { why } = payload;
    if (why !== undefined) return missedUnheard(state, { ...payload, why, at: meta.at });
    return { ...state, notice: { kind: 'callerTurnedAway', who: callerOf(payload) ?? '' } };
  });
  on(actions.dialed, (state, { payload, meta }) => {
    const { callId: id, room, ...told } = payload;
    const call: Call = {
      ...BLANK,
      ...told,
      id,
      direction: 'outgoing',
      phase: 'dialing',
      startedAt: meta.at,
      ...roomCalled(room),
    };
    const next = begun(state, call);
    if (next === state) return state;
    return spokenTo({ ...next, failure: null, dialRefusal: null, dialDialog: null }, id);
  });
  on(actions.deskCallFound, (state, { payload: { callId: id, room, ...told }, meta }) => {
    const place = { id, telephone: 'desk', phase: 'active' } as const;
    const next = begun(state, { ...BLANK, ...told, ...place, ...roomCalled(room) });
    return next === state ? state : pendingIfPageGoes(spokenTo(next, id), id, meta.at);
  });
  on(actions.progressed, (state, { payload: { callId, status, earlyMedia } }) =>
    changed(state, callId, ({ phase, ...call }) => {
      if (phase !== 'dialing' && phase !== 'ringing') return null;
      // An announcement that began goes on when 180 follows without sound of its own.
      return { phase: status === 180 ? 'ringing' : phase, earlyMedia: call.earlyMedia || earlyMedia };
    }),
  );
  on(actions.answerStarted, (state, { payload }) => taken(state, payload.callId, payload.automatic));
  on(actions.answered, (state, { payload: { callId }, meta }) => {
    const next = changed(state, callId, ({ phase }) =>
      ANSWERABLE.includes(phase) ? { phase: 'active', answeredAt: meta.at } : null,
    );
    return next === state ? state : pendingIfPageGoes(next, callId, meta.at);
  });
  on(actions.hangUpStarted, (state, { payload }) =>
    changed(state, payload.callId, () => ({ phase: 'ending', autoAnswerAt: null })),
  );
  on(actions.identityChanged, (state, { payload: { callId, number, name } }) =>
    changed(state, callId, (call) => ({ number, name: name ?? (number === call.number ? call.name : null) })),
  );
  on(actions.ended, (state, { payload, meta }) => {
    const call = liveCall(state, payload.callId);
    if (call === undefined) return state;
    const { end } = payload;
    const next = missedWith(reportedEnd(state, call, end, meta.at), call, end, meta.at);
    return outlived(next, call.id, end.by);
  });
}
