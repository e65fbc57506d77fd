import { loggedOut } from '../auth/actions';
import * as calls from '../calls/actions';
import { plainReducer } from '../plainReducer';
import { initialState, type CallQualityState } from './state';
import type { HoldSpan, QualityHistory } from './types';

/** Samples come one in 5 s: those of an hour. */
const SAMPLES_KEPT = 720;

const HOLDS_KEPT = 100;

/** So many calls are remembered; nobody has more on the line at once. */
const CALLS_KEPT = 8;

/** Changes a call that lives; the same state for any other, and where nothing changes. */
function changed(
  state: CallQualityState,
  callId: string,
  change: (call: QualityHistory) => QualityHistory,
): CallQualityState {
  const index = state.calls.findLastIndex((call) => call.callId === callId);
  const call = state.calls[index];
  if (call === undefined || call.endedAt !== null) return state;
  const next = change(call);
  return next === call ? state : { calls: state.calls.with(index, next) };
}

function begun({ calls: known }: CallQualityState, callId: string, at: number): CallQualityState {
  const call = { callId, answeredAt: at, endedAt: null, samples: [], holds: [] };
  return { calls: [...known.slice(1 - CALLS_KEPT), call] };
}

function isOpen(hold: HoldSpan, side: HoldSpan['side']): boolean {
  return hold.side === side && hold.to === null;
}

function held(call: QualityHistory, side: HoldSpan['side'], isHeld: boolean, at: number): QualityHistory {
  const { holds } = call;
  if (holds.some((hold) => isOpen(hold, side)) === isHeld) return call;
  if (isHeld) return { ...call, holds: [...holds.slice(1 - HOLDS_KEPT), { side, from: at, to: null }] };
  return { ...call, holds: holds.map((hold) => (isOpen(hold, side) ? { ...hold, to: at } : hold)) };
}

function over(state: CallQualityState, callId: string, at: number): CallQualityState {
  return changed(state, callId, (call) => ({
    ...held(held(call, 'agent', false, at), 'other', false, at),
    endedAt: at,
  }));
}

/** Folds the samples of the voice quality, and when a side held. */
export const callQualityReducer = plainReducer<CallQualityState>(initialState, (on) => {
  on(calls.answered, (state, { payload: { callId }, meta }) =>
    state.calls.some((call) => call.callId === callId) ? state : begun(state, callId, meta.at),
  );
  on(calls.qualityMeasured, (state, { payload: { callId, ...sample }, meta }) =>
    changed(state, callId, (call) => ({
      ...call,
      samples: [...call.samples.slice(1 - SAMPLES_KEPT), { at: meta.at, ...sample }],
    })),
  );
  on(calls.holdChanged, (state, { payload, meta }) =>
    changed(state, payload.callId, (call) => held(call, 'agent', payload.held, meta.at)),
  );
  on(calls.remoteHoldChanged, (state, { payload, meta }) =>
    changed(state, payload.callId, (call) => held(call, 'other', payload.held, meta.at)),
  );
  on(calls.transferred, (state, { payload, meta }) => over(state, payload.callId, meta.at));
  on(calls.ended, (state, { payload, meta }) => over(state, payload.callId, meta.at));
  on(loggedOut, () => initialState);
});
