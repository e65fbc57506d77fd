import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { TransferAgent, TransferTarget } from './types';

/** The agent chose Transferir; who may take it is read. */
export const transferOpenRequested = request('conversations/transferOpenRequested')<{
  conversationId: string;
}>();
/** The agent keeps the conversation after all. */
export const transferCloseRequested = request('conversations/transferCloseRequested')();
/** The agent asked again who may take it, after a failed read. */
export const transferTargetsReadRequested = request('conversations/transferTargetsReadRequested')<{
  conversationId: string;
}>();
/** The agent gives the conversation away, to the queue or agent that was chosen at the click. */
export const transferRequested = request('conversations/transferRequested')<{
  conversationId: string;
  to: TransferTarget;
}>();
/** The read of who works in the queues went out. */
export const transferTargetsReadStarted = fact('conversations/transferTargetsReadStarted')<{
  conversationId: string;
}>();
/** Who works in each queue that may take the conversation. */
export const transferTargetsLoaded = fact('conversations/transferTargetsLoaded')<{
  conversationId: string;
  agents: Record<string, TransferAgent[]>;
  /** Queues of which the server does not say who works in them: agents of any queue stand there. */
  unsure?: string[];
}>();
/** Nobody could say who works in the queues; the queues themselves can still be chosen. */
export const transferTargetsReadFailed = fact('conversations/transferTargetsReadFailed')<
  Failure & { conversationId: string }
>();
/** The transfer was sent to the server. */
export const transferStarted = fact('conversations/transferStarted')<{ conversationId: string }>();
/** The server gave it away: it leaves the list (spec 1 §4). */
export const transferred = fact('conversations/transferred')<{
  conversationId: string;
  to: TransferTarget;
}>();
/** The server did not give it away: it stays the agent's. Of one of many the report of all of them tells. */
export const transferFailed = fact('conversations/transferFailed')<
  Failure & { conversationId: string; isOneOfMany?: true }
>();
