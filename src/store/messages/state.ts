import { emptyBuckets, type Buckets } from '../../lib/buckets';
import type { Deletion } from './deletion';
import type { ConversationMessages } from './reach';

/** Messages by conversation. */
export interface MessagesState {
  byConversation: Buckets<ConversationMessages>;
  deletion: Deletion | null;
  /** There is a new connection, and it is not known yet what was missed before it. */
  mayMissEvents?: true;
}

/** Before anything is known. */
export const initialState: MessagesState = { byConversation: emptyBuckets(), deletion: null };
