import type { ReadState } from '../../lib/failure';
import type { Message } from '../messages/types';

/** A conversation that the customer had before, with all that was said in it. */
export interface EarlierProtocol {
  /** The protocol number. */
  id: string;
  queue: string;
  startedAt: string | null;
  endedAt?: string | null;
  /** Who had it last. */
  agent?: string | null;
  /** How it was classified, as far as the server says. */
  classification?: string | null;
  subclassification?: string | null;
  /** The oldest first. */
  messages: readonly Message[];
}

/** What is known of the customer's conversations before the open one. */
export interface Earlier {
  /** The open conversation. */
  conversationId: string;
  /** The newest first, as they were read. */
  protocols: readonly EarlierProtocol[];
  /** How many pages of the server's list were read. */
  pages: number;
  /** There are no others. */
  isEnd: boolean;
  read: ReadState;
}

/** Of mails, by message id, whether they are folded to one row. */
export type Folds = Readonly<Record<string, boolean>>;
