import type { Failure } from '../../lib/failure';
import type { On } from '../plainReducer';
import * as actions from './controlFacts';
import { givenAway, givenAwayLate } from './ending';
import { outlived } from './pendingClassification';
import { changed, consultFailure, liveCall, spokenTo, withNotice, type CallsState } from './state';
import type { Call } from './types';

type HoldStep = Readonly<Partial<Record<Call['hold'], Call['hold']>>>;

const GOING: Record<'on' | 'off', HoldStep> = { on: { off: 'turningOn' }, off: { on: 'turningOff' } };

const BACK: HoldStep = { turningOn: 'off', turningOff: 'on' };

/** Hold as the re-INVITE leads it (off → turningOn → on → turningOff → off); only a 2xx ends a turn. */
function hold(on: On<CallsState>): void {
  on(actions.holdStarted, (state, { payload: { callId, held } }) =>
    changed(state, callId, (call) => {
      const next = GOING[held ? 'on' : 'off'][call.hold];
      return call.phase !== 'active' || next === undefined ? null : { hold: next };
    }),
  );
  on(actions.holdChanged, (state, { payload: { callId, held } }) => {
    if (liveCall(state, callId)?.phase !== 'active') return state;
    const next = changed(state, callId, () => ({ hold: held ? 'on' : 'off' }));
    return held || next === state ? next : spokenTo(next, callId);
  });
  on(actions.holdFailed, (state, { payload: { callId } }) => {
    const turned = liveCall(state, callId)?.hold;
    const before = turned === undefined ? undefined : BACK[turned];
    if (before === undefined) return state;
    const next = changed(state, callId, () => ({ hold: before }));
    return withNotice(next, callId, before === 'off' ? 'holdFailed' : 'resumeFailed');
  });
  on(actions.remoteHoldChanged, (state, { payload: { callId, held } }) =>
    changed(state, callId, ({ phase }) => (phase === 'active' ? { remoteHold: held } : null)),
  );
}

function transferDialog(state: CallsState, callId: string, failure: Failure | null): CallsState {
  const told = consultFailure(state) === null ? state.failure : null;
  return { ...state, transferDialog: { callId, failure, isRunning: failure === null }, failure: told };
}

function transferFailed(state: CallsState, callId: string, failure: Failure): CallsState {
  const call = liveCall(state, callId);
  const isOpen = state.transferDialog?.callId === callId;
  if (call === undefined || (call.transfer === null && !isOpen)) return state;
  const next = changed(state, callId, () => ({ transfer: null }));
  if (call.transfer?.kind === 'room') return withNotice(next, callId, 'roomFailed');
  // Told also when the dialog was left meanwhile; one about another call is not taken away.
  return isOpen || state.transferDialog === null ? transferDialog(next, callId, failure) : next;
}

/** The transfer of a call: one at a time, its outcome taken from NOTIFY (RFC 3515). */
function transfer(on: On<CallsState>): void {
  on(actions.transferStarted, (state, { payload: { callId, kind, to } }) => {
    const next = changed(state, callId, (call) =>
      call.phase !== 'active' || call.transfer !== null ? null : { transfer: { kind, to, status: null } },
    );
    return next === state || state.transferDialog?.callId !== callId
      ? next
      : transferDialog(next, callId, null);
  });
  on(actions.transferProgressed, (state, { payload: { callId, status } }) =>
    changed(state, callId, ({ transfer: under }) =>
      under === null || under.status === status ? null : { transfer: { ...under, status } },
    ),
  );
  on(actions.transferred, (state, { payload, meta }) => {
    const call = liveCall(state, payload.callId);
    if (call === undefined) return givenAwayLate(state, payload.callId);
    return call.transfer === null ? state : outlived(givenAway(state, call, meta.at), call.id, 'agent');
  });
  on(actions.transferFailed, (state, { payload: { callId, code, message, status } }) =>
    // What the target answered says more than nothing.
    transferFailed(state, callId, { code, message: message === '' ? String(status ?? '') : message }),
  );
}

/** What the agent does with a live call. */
export function control(on: On<CallsState>): void {
  hold(on);
  transfer(on);
  on(actions.levelChanged, (state, { payload: { callId, side, volume, muted } }) =>
    changed(state, callId, (call) =>
      call[side].volume === volume && call[side].muted === muted ? null : { [side]: { volume, muted } },
    ),
  );
  on(actions.digitSent, (state, { payload: { callId, digit } }) =>
    changed(state, callId, ({ phase, earlyMedia, digits }) =>
      phase === 'active' || earlyMedia ? { digits: digits + digit } : null,
    ),
  );
  on(actions.digitFailed, (state, { payload }) => withNotice(state, payload.callId, 'digitFailed'));
}
