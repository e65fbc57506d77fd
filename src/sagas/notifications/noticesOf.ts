import { selectConversation } from '../../store/conversations/selectors';
import type { QueueType } from '../../lib/queueType';
import type { Conversation } from '../../store/conversations/types';
import { withConversationType } from '../../store/messages/withConversationType';
import { selectIsLastDeleted, selectMessage } from '../../store/messages/selectors';
import type { Message } from '../../store/messages/types';
import { selectIsSeen } from '../../store/notifications/selectors';
import type { Notice } from '../../store/notifications/types';
import type { RootState } from '../../store/rootReducer';
import type { Arrival, Arrivals, Missed } from './gathering';
import type { Unworded } from './show';
import { conversationTag, SUMMARY } from './tags';

/** A notice as the state keeps it, and as it goes to the desktop. */
interface Told {
  notice: Notice;
  unworded: Unworded;
}

/** The message as it is by now: it may have been deleted since it came. */
function asKnown(state: RootState, last: Message, queueType: QueueType): Message | null {
  const current = selectMessage(state, last.conversationId, last.id) ?? last;
  return withConversationType([current], queueType)[0] ?? null;
}

/** Without the words of a last message that was deleted. */
function withoutDeleted(state: RootState, conversation: Conversation): Conversation {
  return selectIsLastDeleted(state, conversation.id) ? { ...conversation, lastMessage: null } : conversation;
}

/** Nothing where the agent, or another tab, has read it meanwhile. */
function ofOne(state: RootState, { conversationId, isNew, last, messages }: Arrival): Told[] {
  const conversation = selectConversation(state, conversationId);
  if (conversation === undefined || selectIsSeen(state, conversationId)) return [];
  const { unread } = conversation;
  if (unread === 0 && !isNew) return [];
  const kind = isNew ? 'conversation' : 'message';
  const said = last === null ? null : asKnown(state, last, conversation.queueType);
  const known = withoutDeleted(state, conversation);
  const subject = { kind, conversation: known, messages: unread, last: said } as const;
  return [
    {
      notice: { kind, conversationId, messages, customers: 1 },
      unworded: { tag: conversationTag(conversationId), conversationId, messages: unread, subject },
    },
  ];
}

function isNews(state: RootState, { conversationId, isNew }: Missed): boolean {
  const conversation = selectConversation(state, conversationId);
  if (conversation === undefined || selectIsSeen(state, conversationId)) return false;
  return isNew || conversation.unread > 0;
}

/** One for all that was missed; a single conversation is a notice like any other. */
function ofMissed(state: RootState, missed: Arrivals['missed']): Told[] {
  const news = missed.filter((one) => isNews(state, one));
  const [first] = news;
  if (first === undefined) return [];
  if (news.length === 1) return ofOne(state, { ...first, last: null });
  const messages = news.reduce((sum, one) => sum + one.messages, 0);
  const subject = { kind: 'summary', messages, customers: news.length } as const;
  return [
    {
      notice: { ...subject, conversationId: null },
      unworded: { tag: SUMMARY, conversationId: null, messages, subject },
    },
  ];
}

/** What the agent is told of: one notice for each conversation, one for all that came while cut off. */
export function noticesOf(state: RootState, { live, missed }: Arrivals): Told[] {
  const told = live.flatMap((arrival) => ofOne(state, arrival));
  const others = missed.filter(
    (one) => !live.some(({ conversationId }) => conversationId === one.conversationId),
  );
  return [...told, ...ofMissed(state, others)];
}
