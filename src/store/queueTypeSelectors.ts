import { createSelector } from 'reselect';
import { UNSAID } from '../lib/queueType';
import type { Conversation } from './conversations/types';
import { withQueueType, type TypeByName } from './queueType';
import type { RootState } from './rootReducer';

function sameTypes(a: TypeByName, b: TypeByName): boolean {
  return a.size === b.size && [...a].every(([name, type]) => b.get(name) === type);
}

/** The types of the queues that the console knows: as the centre has them, else as the agent's own ones are. */
export const selectTypeByName = createSelector(
  [(state: RootState) => state.queues.all, (state: RootState) => state.queues.memberships],
  (all, memberships): TypeByName => {
    const own = memberships.map(({ queue, type }) => [queue, type] as const);
    const told = [...own, ...all.map(({ name, type }) => [name, type] as const)];
    return new Map(told.filter(([, type]) => type !== UNSAID));
  },
  { memoizeOptions: { resultEqualityCheck: sameTypes } },
);

/** A conversation as it came, with the type of its queue where it does not say its own. */
export function selectWithQueueType(state: RootState, conversation: Conversation): Conversation {
  return conversation.queueType === UNSAID
    ? withQueueType(conversation, selectTypeByName(state))
    : conversation;
}
