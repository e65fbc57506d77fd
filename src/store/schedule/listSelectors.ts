import { createSelector } from 'reselect';
import { entryOf } from '../../lib/records';
import type { RootState } from '../rootReducer';
import type { ScheduledCall } from './types';

function isWaiting({ doneAt, remindedAt }: ScheduledCall): boolean {
  return doneAt === null && remindedAt === null;
}

const selectAll = createSelector([({ schedule }: RootState) => schedule.events], (events) =>
  Object.values(events),
);

/** What is still to come, the next one first. */
export const selectUpcoming = createSelector([selectAll], (events): readonly ScheduledCall[] =>
  events.filter(isWaiting).sort((a, b) => a.remindAt - b.remindAt || a.at - b.at),
);

/** What is behind the agent, done or not, the last one first. */
export const selectPast = createSelector([selectAll], (events): readonly ScheduledCall[] =>
  events.filter((event) => !isWaiting(event)).sort((a, b) => b.at - a.at),
);

/** What the agent was reminded of and did not act upon yet, in that order. */
export const selectReminders = createSelector(
  [({ schedule }: RootState) => schedule.events, ({ schedule }: RootState) => schedule.remindedIds],
  (events, ids): readonly ScheduledCall[] => ids.flatMap((id) => entryOf(events, id) ?? []),
);
