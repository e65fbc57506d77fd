import { loggedOut } from '../auth/actions';
import * as calls from '../calls/actions';
import { plainReducer } from '../plainReducer';
import { lacked } from '../queues/actions';
import { entryOf, withFields } from '../../lib/records';
import * as actions from './actions';
import { initialState, type ScheduleState } from './state';
import type { ScheduledCall } from './types';

/** How long a reminder is put off. */
const SNOOZE_MS = 600_000;

/** For so long after it was told a reminder comes back with a reload; later it is in the agenda alone. */
const SHOWN_AGAIN_MS = 12 * 3_600_000;

/** Puts entries in or replaces them, and takes others out; both end their reminders. */
function folded(
  state: ScheduleState,
  events: readonly ScheduledCall[],
  removedIds: readonly string[] = [],
): ScheduleState {
  const touched = new Set([...removedIds, ...events.map(({ id }) => id)]);
  const others = Object.entries(state.events).filter(([id]) => !touched.has(id));
  return {
    ...state,
    events: Object.fromEntries([...others, ...events.map((event) => [event.id, event] as const)]),
    remindedIds: state.remindedIds.filter((id) => !touched.has(id)),
  };
}

function changed(
  state: ScheduleState,
  id: string,
  at: number,
  fields: Partial<ScheduledCall>,
): ScheduleState {
  const event = entryOf(state.events, id);
  return event === undefined ? state : folded(state, [{ ...event, ...fields, changedAt: at }]);
}

/** One that was removed while it was being changed is planned anew: the agent was told that it is there. */
function saved(
  state: ScheduleState,
  { payload: { id, ...told }, meta }: ReturnType<typeof actions.saveRequested>,
): ScheduleState {
  const due = { remindAt: told.at, remindedAt: null, doneAt: null };
  if (id !== null && entryOf(state.events, id) !== undefined)
    return changed(state, id, meta.at, { ...told, ...due });
  return folded(state, [{ ...told, ...due, id: meta.id, changedAt: meta.at }]);
}

function withoutDialled(state: ScheduleState): ScheduleState {
  return state.dialledId == null ? state : { ...state, dialledId: null };
}

/** What an earlier page of the same day reminded of and nobody acted upon, in that order. */
function stillOpen(state: ScheduleState, events: readonly ScheduledCall[], now: number): string[] {
  return events
    .filter(({ id, doneAt }) => doneAt === null && entryOf(state.events, id) === undefined)
    .flatMap(({ id, remindedAt }) => (remindedAt === null ? [] : { id, remindedAt }))
    .filter(({ remindedAt }) => now - remindedAt < SHOWN_AGAIN_MS)
    .sort((a, b) => a.remindedAt - b.remindedAt)
    .map(({ id }) => id);
}

/** Folds the facts of the agenda; never compares what the agent wrote, which the action log masks. */
export const scheduleReducer = plainReducer<ScheduleState>(initialState, (on) => {
  on(actions.openRequested, (state, { payload: dialog }) => ({ ...state, dialog }));
  on(actions.closeRequested, (state) => withFields(state, { dialog: null }));
  on(actions.saveRequested, saved);
  on(actions.removeRequested, (state, { payload: { id } }) =>
    entryOf(state.events, id) === undefined ? state : folded(state, [], [id]),
  );
  on(actions.doneRequested, (state, { payload: { id }, meta }) =>
    changed(state, id, meta.at, { doneAt: meta.at }),
  );
  on(actions.snoozeRequested, (state, { payload: { id }, meta }) =>
    changed(state, id, meta.at, { remindAt: meta.at + SNOOZE_MS, remindedAt: null, doneAt: null }),
  );
  on(actions.restored, (state, { payload: { events }, meta }) => ({
    ...state,
    isReady: true,
    // What was changed while the disk was read is newer.
    events: { ...Object.fromEntries(events.map((event) => [event.id, event])), ...state.events },
    remindedIds: [...state.remindedIds, ...stillOpen(state, events, meta.at)],
  }));
  on(actions.changedElsewhere, (state, { payload: { events, removedIds } }) =>
    folded(state, events, removedIds),
  );
  on(actions.reminded, (state, { payload: { events } }) => {
    const next = folded(state, events);
    return { ...next, remindedIds: [...next.remindedIds, ...events.map(({ id }) => id)] };
  });
  on(actions.keepingFailed, (state) => withFields(state, { isReady: true, isUnkept: true }));
  on(calls.dialOpenRequested, (state, { payload: { scheduledId = null } }) =>
    withFields(state, { dialingId: scheduledId }),
  );
  on(calls.dialCloseRequested, (state) => withFields(state, { dialingId: null }));
  on(lacked, (state) => withFields(state, { dialingId: null }));
  on(calls.dialRequested, (state, { payload: { consultOf } }) =>
    state.dialingId === null || consultOf !== null ? state : { ...state, dialledId: state.dialingId },
  );
  on(calls.dialRefused, withoutDialled);
  // Any call closes the dialog, also one that is placed on the desk telephone or leads to a room.
  on(calls.dialed, (state, { meta }) => {
    const { dialingId, dialledId } = state;
    if (dialingId === null) return state;
    const next = dialledId === dialingId ? changed(state, dialingId, meta.at, { doneAt: meta.at }) : state;
    return { ...withoutDialled(next), dialingId: null };
  });
  on(loggedOut, () => initialState);
});
