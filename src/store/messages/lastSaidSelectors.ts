import { getEntry } from '../../lib/buckets';
import { momentOf } from '../../lib/time';
import type { RootState } from '../rootReducer';
import type { MessagePages } from './pages';
import type { Message } from './types';

const lastIn = new WeakMap<MessagePages, Message | null>();

/** The last message of somebody among those known; notices of the system do not count. */
function lastOf(pages: MessagePages): Message | null {
  const known = lastIn.get(pages);
  if (known !== undefined) return known;
  let last: Message | null = null;
  for (let at = pages.length - 1; at >= 0 && last === null; at -= 1)
    last = pages[at]?.findLast(({ direction }) => direction !== 'system') ?? null;
  lastIn.set(pages, last);
  return last;
}

/**
 * The message that a conversation's row tells of, where it is known whole: the server names only its words. Of messages
 * that were never read only those words, or the time, tell that it is the last.
 */
export function selectLastSaid(state: RootState, conversationId: string): Message | null {
  const known = getEntry(state.messages.byConversation, conversationId);
  const conversation = getEntry(state.conversations.byId, conversationId)?.conversation;
  if (known === undefined || conversation === undefined) return null;
  const last = lastOf(known.pages);
  if (last === null || !known.stale) return last;
  const { lastMessage, lastMessageAt } = conversation;
  if (lastMessage !== null && [last.text, last.plainText].includes(lastMessage)) return last;
  const isLatest = (momentOf(last.sentAt) ?? Number.NaN) >= (momentOf(lastMessageAt) ?? Number.NaN);
  return isLatest ? last : null;
}
