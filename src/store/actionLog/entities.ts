import { allValues } from '../../lib/buckets';
import type { RootState } from '../rootReducer';

function sizeOf(pages: readonly (readonly unknown[])[]): number {
  return pages.reduce((sum, page) => sum + page.length, 0);
}

/**
 * How many conversations, messages, contacts and rows of the history a state holds: what the size of its snapshot goes
 * by.
 */
export function countEntities({ contacts, conversations, history, messages }: RootState): number {
  const histories = allValues(messages.byConversation).flatMap(({ pages }) => pages);
  const rows = sizeOf(history.calls.pages) + sizeOf(history.services.pages);
  return allValues(conversations.byId).length + sizeOf(histories) + sizeOf(contacts.list.pages) + rows;
}
