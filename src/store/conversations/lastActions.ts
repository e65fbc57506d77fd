import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { Conversation, LastServicesOf } from './types';

/** The agent chose Últimos atendimentos: what the centre did for a customer in the last month. */
export const lastOpenRequested = request('conversations/lastOpenRequested')<LastServicesOf>();
/** The agent leaves the dialog. */
export const lastCloseRequested = request('conversations/lastCloseRequested')();
/** The agent asked again after a failed read. */
export const lastReadRequested = request('conversations/lastReadRequested')();
/** The customer's last services, the newest first. */
export const lastLoaded = fact('conversations/lastLoaded')<{ conversations: Conversation[] }>();
/** The read of the last services failed. */
export const lastReadFailed = fact('conversations/lastReadFailed')<Failure>();
