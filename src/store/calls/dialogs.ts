import { failureIn } from '../../lib/failure';
import * as conversations from '../conversations/actions';
import type { On } from '../plainReducer';
import { lacked } from '../queues/actions';
import { ENDED_KEPT } from './ending';
import * as facts from './lifecycleFacts';
import * as requests from './requests';
import {
  anyCall,
  learned,
  liveCall,
  withoutTransferDialog,
  type CallsState,
  type ClassificationDialog,
} from './state';

function unshown(state: CallsState): CallsState {
  return state.shownId === null ? state : { ...state, shownId: null };
}

function show(state: CallsState, callId: string): CallsState {
  return state.shownId === callId || anyCall(state, callId) === undefined
    ? state
    : { ...state, shownId: callId };
}

/** What is on screen of calls: the one that is looked at, the dial dialog, why a call failed. */
function shown(on: On<CallsState>): void {
  on(requests.openRequested, (state, { payload }) => show(state, payload.callId));
  // Whoever wants a room wants to see who is in it.
  on(requests.conferenceRequested, (state, { payload }) => show(state, payload.callId));
  on(conversations.openRequested, unshown);
  on(conversations.leaveRequested, unshown);
  on(conversations.created, (state, { payload }) => (payload.isLeft === true ? state : unshown(state)));
  on(requests.dialOpenRequested, (state, { payload: { scheduledId: _scheduled, ...dialDialog } }) => ({
    ...state,
    dialDialog,
    dialRefusal: null,
  }));
  on(lacked, (state, { payload }) =>
    payload.channel === 'voice' && state.dialDialog !== null ? { ...state, dialDialog: null } : state,
  );
  on(requests.dialCloseRequested, (state) =>
    state.dialDialog === null && state.dialRefusal === null
      ? state
      : { ...state, dialDialog: null, dialRefusal: null },
  );
  on(requests.dialRequested, (state) => {
    const { dialRefusal, failure, transferDialog } = state;
    const next =
      dialRefusal === null && failure === null ? state : { ...state, failure: null, dialRefusal: null };
    // Dialling again clears why the last transfer failed.
    return transferDialog === null || transferDialog.failure === null
      ? next
      : { ...next, transferDialog: { ...transferDialog, failure: null } };
  });
  on(facts.dialRefused, (state, { payload: { number, reason } }) => ({
    ...state,
    dialRefusal: { number, reason },
  }));
  on(requests.failureDismissRequested, (state) =>
    state.failure === null ? state : { ...state, failure: null },
  );
  on(requests.transferOpenRequested, (state, { payload: { callId } }) => {
    const call = liveCall(state, callId);
    if (call?.phase !== 'active' || state.transferDialog?.callId === callId) return state;
    return { ...state, transferDialog: { callId, failure: null, isRunning: call.transfer !== null } };
  });
  on(requests.transferCloseRequested, (state) =>
    state.transferDialog === null ? state : withoutTransferDialog(state),
  );
}

function inClassification(
  state: CallsState,
  callId: string,
  fields: Partial<ClassificationDialog>,
): CallsState {
  const { classification } = state;
  if (classification?.callId !== callId) return state;
  return { ...state, classification: { ...classification, ...fields } };
}

/**
 * Notes the call that has to be classified. One from before a reload is put back among the ended calls. Pressed keys
 * and headers are left out: they must not be written to disk.
 */
function withPendingClassification(state: CallsState, callId: string): CallsState {
  const { ended, pendingClassification } = state;
  const found = ended.find(({ id }) => id === callId);
  if (found !== undefined) return { ...state, pendingClassification: { ...found, data: {}, digits: '' } };
  if (pendingClassification?.id !== callId || liveCall(state, callId) !== undefined) return state;
  const others = ended.slice(0, ENDED_KEPT - 1);
  const before = others.findIndex(({ endedAt }) => endedAt <= pendingClassification.endedAt);
  return { ...state, ended: others.toSpliced(before < 0 ? others.length : before, 0, pendingClassification) };
}

function withoutPendingClassification(state: CallsState, callId: string): CallsState {
  return state.pendingClassification?.id === callId ? { ...state, pendingClassification: null } : state;
}

/** The classification of a call (spec 2 §4), and the pause that goes with it. */
function classification(on: On<CallsState>): void {
  on(requests.classifyOpenRequested, (state, { payload: { callId } }) => {
    const open = state.classification;
    if (open?.isRequired || open?.callId === callId || anyCall(state, callId) === undefined) return state;
    return {
      ...state,
      classification: { callId, isRequired: false, status: 'idle', failure: null, refusals: 0 },
    };
  });
  on(facts.classificationRequired, (state, { payload: { callId } }) => {
    const next = withPendingClassification(state, callId);
    if (anyCall(next, callId)?.classified !== false) return state;
    if (next.classification?.callId === callId) return inClassification(next, callId, { isRequired: true });
    return {
      ...next,
      classification: { callId, isRequired: true, status: 'idle', failure: null, refusals: 0 },
    };
  });
  on(requests.classifyCloseRequested, (state) =>
    state.classification === null || state.classification.isRequired
      ? state
      : { ...state, classification: null },
  );
  on(facts.classifyStarted, (state, { payload: { callId } }) =>
    inClassification(state, callId, { status: 'saving', failure: null }),
  );
  on(facts.classified, (state, { payload: { callId } }) => {
    const next = withoutPendingClassification(learned(state, callId, { classified: true }), callId);
    return next.classification?.callId === callId ? { ...next, classification: null } : next;
  });
  on(facts.classificationDeferred, (state, { payload: { callId } }) => {
    const next = withoutPendingClassification(state, callId);
    return next.classification?.callId === callId ? { ...next, classification: null } : next;
  });
  on(facts.classifyFailed, (state, { payload }) => {
    const { callId } = payload;
    const failure = failureIn(payload);
    const known = anyCall(state, callId) !== undefined;
    // A failed quick choice beside the call opens the whole form, which says why.
    if (state.classification === null && known)
      return {
        ...state,
        classification: { callId, isRequired: false, status: 'idle', failure, refusals: 1 },
      };
    const refusals = (state.classification?.refusals ?? 0) + 1;
    return inClassification(state, callId, { status: 'idle', failure, refusals });
  });
  on(facts.classificationPauseStarted, (state, { payload }) =>
    state.pause === null ? { ...state, pause: payload } : state,
  );
  on(facts.classificationPauseEnded, (state) => (state.pause === null ? state : { ...state, pause: null }));
}

/** The dialogs about calls. */
export function dialogs(on: On<CallsState>): void {
  shown(on);
  classification(on);
}
