import { createSelector } from 'reselect';
import { isAgentNamed, type AgentNames } from '../../lib/agentNames';
import type { Failure } from '../../lib/failure';
import { UNSAID, VOICE, type QueueType } from '../../lib/queueType';
import { entryOf, namesOf } from '../../lib/records';
import { UNAVAILABLE } from '../agentStatus';
import type { RootState } from '../rootReducer';
import { selectConversation } from './selectors';
import type { ConversationTransfer } from './state';
import type { Conversation, TransferAgent, TransferTarget } from './types';

/** The transfer dialog, and who may take the conversation; null while it is closed. */
export function selectConversationTransfer({ conversations }: RootState): ConversationTransfer | null {
  return conversations.transfer;
}

/** How the transfer of a conversation stands: not asked for, under way, or refused. */
export function selectTransferring(state: RootState, id: string): 'idle' | 'underWay' | Failure {
  const known = entryOf(state.conversations.transferring, id);
  if (known === undefined) return 'idle';
  return known ?? 'underWay';
}

/** The last conversation that was given away, and whereto. */
export function selectGivenAway({ conversations }: RootState): {
  conversationId: string;
  to: TransferTarget;
} | null {
  return conversations.givenAway;
}

/** Whether a queue may take a conversation of a type: any but those of voice where the type is not known. */
function takes(queue: QueueType, type: QueueType | undefined): boolean {
  return queue === type || (queue !== VOICE && (type === UNSAID || queue === UNSAID));
}

/**
 * Names of the queues that may take a conversation: those of its type (spec 1 §6), by name. Until the centre's
 * queues are known, the agent's own ones.
 */
export const selectTransferQueues = createSelector(
  [
    (state: RootState) => state.queues.all,
    (state: RootState) => state.queues.memberships,
    (state: RootState, id: string) => selectConversation(state, id)?.queueType,
  ],
  (all, memberships, type): readonly string[] => {
    const known = all.length > 0 ? all : memberships.map((one) => ({ name: one.queue, type: one.type }));
    return known
      .filter((queue) => takes(queue.type, type))
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b));
  },
);

function isAway({ status }: TransferAgent): boolean {
  return status === UNAVAILABLE;
}

/** An agent who may take a conversation, and the queue by which. */
export interface TransferColleague {
  agent: TransferAgent;
  queue: string;
}

/** Whether an agent is this one, however the server writes that. */
function isAgent({ name, extension }: TransferAgent, own: AgentNames | null): boolean {
  return isAgentNamed(name, own) || isAgentNamed(extension, own);
}

const NOBODY: readonly TransferColleague[] = [];

/**
 * Who may take a conversation, each once, but the one who gives: by name, and last those whom no queue reaches. Whoever
 * is in several queues takes it by the conversation's own, where that is one of them.
 */
export const selectTransferColleagues = createSelector(
  [
    (state: RootState) => state.conversations.transfer?.agents,
    (state: RootState) => state.auth.user,
    (state: RootState, id: string) => selectConversation(state, id)?.queue ?? null,
  ],
  (byQueue, user, ownQueue): readonly TransferColleague[] => {
    if (byQueue === undefined) return NOBODY;
    const queues = namesOf(byQueue).sort(
      (a, b) => Number(b === ownQueue) - Number(a === ownQueue) || a.localeCompare(b),
    );
    const colleagues = new Map<string, TransferColleague>();
    for (const queue of queues)
      for (const agent of entryOf(byQueue, queue) ?? [])
        if (!isAgent(agent, user) && !colleagues.has(agent.name))
          colleagues.set(agent.name, { agent, queue });
    return [...colleagues.values()].sort(
      ({ agent: a }, { agent: b }) => Number(isAway(a)) - Number(isAway(b)) || a.name.localeCompare(b.name),
    );
  },
);

/** Whether the server leaves out of some queue in the dialog who works in it. */
export function selectIsUnsure({ conversations }: RootState): boolean {
  return (conversations.transfer?.unsure.length ?? 0) > 0;
}

/**
 * Whether a conversation may be given away (spec 1 §4): not one of voice, whose call is transferred, and not one
 * that is read-only, or closed with a last agent.
 */
export function mayTransfer({ lastAgent, queueType, readOnly, status }: Conversation): boolean {
  if (queueType === VOICE || readOnly) return false;
  return status === 'active' || lastAgent === null || lastAgent === '';
}
