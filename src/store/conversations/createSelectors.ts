import { createSelector } from 'reselect';
import type { QueueType } from '../../lib/queueType';
import type { User } from '../auth/types';
import type { Queue } from '../queues/types';
import type { RootState } from '../rootReducer';
import type { Begun, Creation } from './state';
import type { NewConversation } from './types';

export type { Creation } from './state';

/** In which queues each kind begins (spec 1 §6). */
const TYPES: Record<NewConversation['kind'], readonly QueueType[]> = { email: [4], whatsapp: [3, 5, 7] };

/** The dialog in which a conversation begins; null while it is closed. */
export function selectCreation({ conversations }: RootState): Creation | null {
  return conversations.creation;
}

/** What the agent began last: each leads to where it shows. */
export function selectBegun({ conversations }: RootState): Begun {
  return conversations.begun;
}

/** Names of the joined queues in which a conversation of this kind can begin, in the server's order. */
export const selectCreateQueues = createSelector(
  [
    (state: RootState) => state.queues.memberships,
    (_state: RootState, kind: NewConversation['kind']) => kind,
  ],
  (memberships, kind): readonly string[] =>
    memberships.filter(({ joined, type }) => joined && TYPES[kind].includes(type)).map(({ queue }) => queue),
);

/** The only instance that the agent may write from (spec 1 §6); null: any of the queue. */
function onlyInstance(user: User | null): string | null {
  return user === null || user.canChooseInstance || user.defaultInstance === '' ? null : user.defaultInstance;
}

function instancesOf(all: readonly Queue[], queue: string | null): readonly string[] {
  return all.find(({ name }) => name === queue)?.instances ?? [];
}

/**
 * Of `selectCreateQueues` those in which the agent can begin: the server refuses a queue without the only instance that
 * the agent may write from. A queue of which the server names no instance may have it.
 */
export const selectBeginQueues = createSelector(
  [
    selectCreateQueues,
    (state: RootState) => state.queues.all,
    (state: RootState) => state.auth.user,
    (_state: RootState, kind: NewConversation['kind']) => kind,
  ],
  (names, all, user, kind): readonly string[] => {
    const only = kind === 'whatsapp' ? onlyInstance(user) : null;
    if (only === null) return names;
    return names.filter((name) => {
      const instances = instancesOf(all, name);
      return instances.length === 0 || instances.includes(only);
    });
  },
);

/**
 * The instances (numbers of the centre) that the agent may write from in a queue: the default one alone where the
 * agent may not choose (spec 1 §6), else the queue's. Empty where the server names none.
 */
export const selectInstances = createSelector(
  [
    (state: RootState) => state.queues.all,
    (state: RootState) => state.auth.user,
    (_state: RootState, queue: string | null) => queue,
  ],
  (all, user, queue): readonly string[] => {
    const only = onlyInstance(user);
    return only === null ? instancesOf(all, queue) : [only];
  },
);
