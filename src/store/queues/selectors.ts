import { createSelector } from 'reselect';
import type { RootState } from '../rootReducer';

/** The agent's queues, the centre's queues and what waits. */
export function selectQueues(state: RootState): RootState['queues'] {
  return state.queues;
}

/** Names of the queues that the agent is in. */
export const selectJoinedQueues = createSelector(
  (state: RootState) => state.queues.memberships,
  (memberships) => memberships.filter(({ joined }) => joined).map(({ queue }) => queue),
);
