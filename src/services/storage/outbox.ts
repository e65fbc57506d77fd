import type { OutboxItem } from '../../store/outbox/types';

/** Unacknowledged messages on this browser, one record each. */
export interface OutboxStorage {
  /** Of one agent (full name), in the order in which they were written. */
  all(agent: string): Promise<OutboxItem[]>;
  put(agent: string, item: OutboxItem): Promise<void>;
  remove(clientMsgId: string): Promise<void>;
}
