import { allValues } from '../buckets';
import type { RootState } from '../rootReducer';

/** How many conversations, messages and contacts a state holds: what the size of its snapshot goes by. */
export function countEntities({ contacts, conversations, messages }: RootState): number {
  const histories = allValues(messages.byConversation).flatMap(({ pages }) => pages);
  const inHistories = histories.reduce((sum, page) => sum + page.length, 0);
  const people = contacts.list.pages.reduce((sum, page) => sum + page.length, 0);
  return allValues(conversations.byId).length + inHistories + people;
}
