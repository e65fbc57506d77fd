import { emptyBuckets, getEntry } from '../../lib/buckets';
import { READ_IDLE, type Failure, type ReadState } from '../../lib/failure';
import type { MailPrefill } from '../../lib/mailto';
import type { ConversationList } from './list';
import type { ConversationOrder } from './order';
import type {
  Conversation,
  HeldElsewhere,
  CustomerHistoryOf,
  NewConversation,
  RemovalReason,
  TransferAgent,
  TransferTarget,
} from './types';

/** The transfer dialog: open for one conversation, with who may take it, by queue. */
export interface ConversationTransfer {
  conversationId: string;
  read: ReadState;
  agents: Readonly<Record<string, readonly TransferAgent[]>>;
  /** Queues of which the server does not say who works in them. */
  unsure: readonly string[];
}

/** The dialog in which a conversation begins: with whom, and how it stands. */
export interface Creation {
  kind: NewConversation['kind'];
  name: string;
  address: string;
  contactId: string | null;
  /** What a link says of the mail; absent where none led here. */
  prefill?: MailPrefill;
  /** Under which the form last went out; absent before that. */
  reqId?: string;
  /** The server is being asked. */
  isSaving: boolean;
  failure: Failure | null;
  elsewhere: HeldElsewhere | null;
}

/** What the agent began last: each leads to where it shows. */
export interface Begun {
  /** Grows with every conversation that was begun. */
  times: number;
  /** The one that was theirs already; null for one that is new. */
  existingId: string | null;
}

/** A customer's earlier conversations, open to look at. */
export interface CustomerHistory {
  of: CustomerHistoryOf;
  read: ReadState;
  conversations: readonly Conversation[];
}

/** A conversation that left the agent while it was on screen, with why and whereto as far as the server said. */
export interface Departure {
  conversation: Conversation;
  /** Null: a read did not find it any more. */
  reason: RemovalReason | null;
  to: string | null;
  /** Of reason `other`: the server's own word for it. */
  reasonText?: string;
}

/** The agent's conversations, which one is open, and what is being done with them. */
export interface ConversationsState extends ConversationList {
  /** The conversation on screen; kept across a reload. */
  selectedId: string | null;
  /** The conversation on screen when it left the agent: stays there, read-only, until another opens. */
  departed: Departure | null;
  /** When the agent opened the conversation on screen (ms); null for one that a reload found open. */
  opening: { conversationId: string; at: number } | null;
  /** What was unread in the open conversation when the agent came to see it, and when that was (ms). */
  unreadMark: { conversationId: string; count: number; at: number } | null;
  /** Whether the agent can see the page: the open conversation is read only then. */
  visible: boolean;
  /** Whether the panes of list and conversation are on screen, which it takes too; absent: no screen said, they are. */
  panesShown?: boolean;
  read: ReadState;
  /** The list is that of the last session; absent once the server said what it is. */
  isRestored?: true;
  /** What the search box shows, and what filters the list once typing rested. */
  search: { typed: string; applied: string };
  /** Whose end the agent is asked to confirm; stays until the server ended it or the agent says no. */
  confirmingEnd: { conversationId: string } | null;
  /** Conversations whose end the server has not answered yet, with the refusal if it came. */
  ending: Readonly<Record<string, Failure | null>>;
  /** The transfer dialog; null while it is closed. */
  transfer: ConversationTransfer | null;
  /** Conversations whose transfer the server has not answered yet, with the refusal if it came. */
  transferring: Readonly<Record<string, Failure | null>>;
  /** The last conversation that was given away, and whereto: told to the agent once. */
  givenAway: { conversationId: string; to: TransferTarget } | null;
  /** The dialog in which a conversation begins; null while it is closed. */
  creation: Creation | null;
  /** What the agent began last. */
  begun: Begun;
  /** A customer's earlier conversations; null while nobody looks at them. */
  customerHistory: CustomerHistory | null;
  /** Who is writing where, with when it was said (ms). */
  typing: Readonly<Record<string, { who: string; state: 'typing' | 'recording'; at: number }>>;
}

// Said here and not in `order`, since the first page carries this file and not that one.
const NO_ORDER: ConversationOrder = { next: 0, pages: [] };

/** Before anything is known. */
export const initialState: ConversationsState = {
  byId: emptyBuckets(),
  order: NO_ORDER,
  selectedId: null,
  departed: null,
  opening: null,
  unreadMark: null,
  visible: true,
  read: READ_IDLE,
  search: { typed: '', applied: '' },
  confirmingEnd: null,
  ending: {},
  transfer: null,
  transferring: {},
  givenAway: null,
  creation: null,
  begun: { times: 0, existingId: null },
  customerHistory: null,
  typing: {},
};

/** Nothing is open. */
export const CLOSED = { selectedId: null, departed: null, opening: null, unreadMark: null };

/** One of the agent's conversations; null when it is not theirs. */
export function conversationOf(state: ConversationsState, id: string | null): Conversation | null {
  return id === null ? null : (getEntry(state.byId, id)?.conversation ?? null);
}

/** The record without a key; the same record when it was not there. */
export function withoutKey<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, key)) return record;
  const { [key]: _removed, ...rest } = record;
  return rest;
}
