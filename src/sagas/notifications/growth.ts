import { allValues, getEntry } from '../../lib/buckets';
import type { Conversation } from '../../store/conversations/types';
import type { RootState } from '../../store/rootReducer';

type ById = RootState['conversations']['byId'];

/** A conversation with more to read than before. */
export interface Growth {
  conversation: Conversation;
  /** How many messages more are unread. */
  messages: number;
  isNew: boolean;
}

/** What grew from one set of conversations to the next; parts that are the same are not looked into. */
export function grown(before: ById, after: ById): Growth[] {
  const changed = after.filter((bucket, index) => bucket !== before[index]);
  return allValues(changed).flatMap(({ conversation }) => {
    const known = getEntry(before, conversation.id)?.conversation;
    const messages = conversation.unread - (known?.unread ?? 0);
    return messages > 0 || known === undefined
      ? [{ conversation, messages, isNew: known === undefined }]
      : [];
  });
}
