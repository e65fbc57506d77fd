import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { Conversation, CustomerHistoryOf } from './types';

/** The agent chose Últimos atendimentos: what the centre did for a customer in the last month. */
export const customerHistoryOpenRequested = request(
  'conversations/customerHistoryOpenRequested',
)<CustomerHistoryOf>();
/** The agent leaves the dialog. */
export const customerHistoryCloseRequested = request('conversations/customerHistoryCloseRequested')();
/** The agent asked again after a failed read. */
export const customerHistoryReadRequested = request('conversations/customerHistoryReadRequested')();
/** The customer's earlier conversations, the newest first. */
export const customerHistoryLoaded = fact('conversations/customerHistoryLoaded')<{
  conversations: Conversation[];
}>();
/** The read of the earlier conversations failed. */
export const customerHistoryReadFailed = fact('conversations/customerHistoryReadFailed')<Failure>();
