import type { Action } from '@reduxjs/toolkit';
import { VOICE } from '../../lib/queueType';
import * as connection from '../../store/connection/actions';
import * as conversations from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { received } from '../../store/messages/actions';
import type { Message } from '../../store/messages/types';
import { selectIsSeen } from '../../store/notifications/selectors';
import { selectWithQueueType } from '../../store/queueTypeSelectors';
import type { RootState } from '../../store/rootReducer';
import { pushMarkOf, type PushMark } from '../../store/stamp';
import { createCutOff } from './cutOff';
import { createGathering, type Gathering } from './gathering';
import { grown } from './growth';

/** Gathers what the agent deserves to be told. */
export interface Collector extends Pick<Gathering, 'hasSome' | 'take'> {
  /** Takes note of a fact right after it was folded. */
  note(action: Action, state: RootState): void;
}

/** The agent began it, or the ring tells it already. */
const WITHOUT_NOTICE: readonly string[] = ['new', 'call'];

/** What is known so far, and where news go. */
function createCollected() {
  return { gathered: createGathering(), cutOff: createCutOff(), announced: new Set<string>() };
}

type Collected = ReturnType<typeof createCollected>;

function noteMessage(
  { gathered, cutOff }: Collected,
  last: Message,
  push: PushMark | undefined,
  state: RootState,
) {
  const { conversationId } = last;
  const conversation = selectConversation(state, conversationId);
  // Of an unknown conversation is told when it was fetched.
  const isNews =
    last.direction === 'customer' && conversation !== undefined && conversation.queueType !== VOICE;
  if (!isNews || selectIsSeen(state, conversationId) || cutOff.isInSet(push)) return;
  if (cutOff.isReplayed(push)) gathered.miss(conversationId, 1, false);
  else gathered.add({ conversationId, messages: 1, last, isNew: false });
}

function noteNew(
  collected: Collected,
  conversation: Conversation,
  push: PushMark | undefined,
  state: RootState,
) {
  const { id, queueType } = selectWithQueueType(state, conversation);
  const { announced, gathered, cutOff } = collected;
  if (queueType === VOICE || announced.has(id) || cutOff.isInSet(push)) return;
  announced.add(id);
  if (selectIsSeen(state, id)) return;
  const messages = selectConversation(state, id)?.unread ?? 0;
  if (cutOff.isReplayed(push)) gathered.miss(id, messages, true);
  else gathered.add({ conversationId: id, messages, last: null, isNew: true });
}

function noteSet({ announced, gathered, cutOff }: Collected, state: RootState): void {
  const before = cutOff.before();
  if (before === null) return;
  for (const { conversation, messages, isNew } of grown(before, state.conversations.byId)) {
    const { id, queueType } = selectWithQueueType(state, conversation);
    if (queueType === VOICE || selectIsSeen(state, id)) continue;
    if (isNew) announced.add(id);
    gathered.miss(id, messages, isNew);
  }
}

/** What may take conversations from the agent: one that comes back is news again. */
const PARTINGS = [
  conversations.removed,
  conversations.ended,
  conversations.transferred,
  conversations.loaded,
  conversations.activeSetReported,
];

function forgetOthers({ announced }: Collected, state: RootState): void {
  for (const id of announced) if (selectConversation(state, id) === undefined) announced.delete(id);
}

/** A collector; what the server replays, and what a resync reads, is gathered apart from what comes live. */
export function createCollector(): Collector {
  const collected = createCollected();
  return {
    note(action, state) {
      const push = pushMarkOf(action);
      if (PARTINGS.some((parting) => parting.match(action))) forgetOthers(collected, state);
      if (received.match(action)) noteMessage(collected, action.payload.message, push, state);
      else if (conversations.assigned.match(action)) {
        const { conversation, reason } = action.payload;
        if (!WITHOUT_NOTICE.includes(reason)) noteNew(collected, conversation, push, state);
      } else if (conversations.oneLoaded.match(action))
        noteNew(collected, action.payload.conversation, push, state);
      else if (conversations.loaded.match(action)) noteSet(collected, state);
      else collected.cutOff.note(action, state);
    },
    hasSome: collected.gathered.hasSome,
    take: collected.gathered.take,
  };
}

/** The facts that a collector takes note of. */
export const COLLECTED = [
  received,
  conversations.assigned,
  conversations.oneLoaded,
  ...PARTINGS,
  connection.authenticated,
  connection.resyncStarted,
  connection.resynced,
  connection.resyncFailed,
];
