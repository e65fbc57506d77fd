import type { On } from '../plainReducer';
import { missedSeenRequested } from './requests';
import { missedRestored, offerMissed } from './serverFacts';
import type { CallsState } from './state';
import type { Call, CallCause, CallEnd, CallPhase, MissedCall } from './types';

/** So many are kept; who missed more is told of the last ones. */
const MISSED_KEPT = 20;

/** The caller gave up, or waited too long. */
const UNANSWERED: readonly CallCause[] = ['completed', 'cancelled', 'requestTerminated', 'noAnswer'];

/** Nobody spoke yet: it rings, or the agent's answer is under way. */
const UNSPOKEN: readonly CallPhase[] = ['offered', 'answering'];

/**
 * Whether a call was here until nobody was there any more; one that the agent or the console ended was not missed, nor
 * one that was to take another one's place, which goes on.
 */
function wasMissed({ phase, replaces }: Call, { by, cause }: CallEnd): boolean {
  if (replaces !== undefined) return false;
  return UNSPOKEN.includes(phase) && UNANSWERED.includes(cause) && (by === 'other' || cause === 'noAnswer');
}

function withMissed(state: CallsState, call: MissedCall): CallsState {
  const before = state.missed ?? [];
  if (before.some(({ id }) => id === call.id)) return state;
  return { ...state, missed: [call, ...before].slice(0, MISSED_KEPT) };
}

/** Without these among the missed calls; the same state where none of them is. */
export function withoutMissed(state: CallsState, ids: readonly string[]): CallsState {
  const before = state.missed ?? [];
  const missed = before.filter(({ id }) => !ids.includes(id));
  return missed.length === before.length ? state : { ...state, missed };
}

/** A live call ended in this way: it is one that the agent missed, or not. */
export function missedWith(state: CallsState, call: Call, end: CallEnd, at: number): CallsState {
  if (!wasMissed(call, end)) return state;
  const { id, name, number, queue, uniqueId } = call;
  // One that came too late was told of already.
  const next = uniqueId === null ? state : withoutMissed(state, [uniqueId]);
  return withMissed(next, { id, number, name, queue, rang: true, at });
}

interface Unheard extends Pick<MissedCall, 'number' | 'name' | 'at'> {
  callId: string;
  uniqueId?: string | null;
  why: NonNullable<MissedCall['why']>;
}

/** A call that was refused without a ring; the centre tells of it as well, by its own id. */
export function missedUnheard(
  state: CallsState,
  { callId, uniqueId, number, name, why, at }: Unheard,
): CallsState {
  return withMissed(state, { id: uniqueId ?? callId, number, name, queue: null, rang: false, why, at });
}

/** Adds the missed calls of an earlier page; those of this page win. The agent was told of the earlier ones there. */
function withRestored(state: CallsState, calls: readonly MissedCall[]): CallsState {
  const before = state.missed ?? [];
  const earlier = calls.filter(({ id }) => !before.some((one) => one.id === id));
  if (earlier.length === 0) return state;
  const told = earlier.map((call) => ({ ...call, wasTold: true as const }));
  const missed = [...before, ...told].sort((a, b) => b.at - a.at).slice(0, MISSED_KEPT);
  return { ...state, missed };
}

/** Calls that the agent missed, until they saw it. */
export function missed(on: On<CallsState>): void {
  on(offerMissed, (state, { payload: { uniqueId }, meta }) => {
    const report = state.unmatchedReports.find(({ call }) => call.uniqueId === uniqueId)?.call;
    if (report === undefined) return state;
    const { callId, name, number, queue } = report;
    if (state.missed?.some(({ id }) => id === callId) === true) return state;
    return withMissed(state, { id: uniqueId, number, name, queue, rang: false, at: meta.at });
  });
  on(missedRestored, (state, { payload }) => withRestored(state, payload.calls));
  on(missedSeenRequested, (state, { payload: { ids } }) => withoutMissed(state, ids));
}
