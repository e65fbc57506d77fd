import type { Failure } from '../failure';
import type { QueueType } from '../queues/types';

/** Where a message goes, frozen when the agent clicked send. */
export interface SendTarget {
  conversationId: string;
  fromId: string;
  queue: string;
  queueType: QueueType;
}

/**
 * How far an item came:
 *
 *   queued ──attempt──▶ sending ──ack──▶ (gone: it is a message now)
 *     ▲                   │
 *     └──── back-off ─────┤
 *   retry                 └──gave up──▶ failed ──discard, edit──▶ (gone)
 */
export type OutboxState = 'queued' | 'sending' | 'failed';

/** A message that the agent made and no server acknowledged yet. */
export interface OutboxItem {
  /** Made once, reused on every retry, reload and tab (contract §1.1). */
  clientMsgId: string;
  reqId: string;
  target: SendTarget;
  text: string;
  /** When the agent clicked send, ms since 1970. */
  createdAt: number;
  /** When it was put in line: at that click, and again whenever the agent tries it again. */
  queuedAt: number;
  /** Grows with each message of a conversation; lets the server refuse overtaking. */
  order: number;
  state: OutboxState;
  /** How often it went out since it was put in line. */
  attempts: number;
  failure: Failure | null;
}
