import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { BulkAction, BulkKind } from './types';

/** The agent chose these conversations of the list, and no others. */
export const chooseRequested = request('bulkActions/chooseRequested')<{
  conversationIds: readonly string[];
}>();
/** The agent wants something done with those that are chosen; how is asked first. */
export const askRequested = request('bulkActions/askRequested')<{ kind: BulkKind }>();
/** The agent leaves the question. */
export const askCancelRequested = request('bulkActions/askCancelRequested')();
/** The agent said how, for those that were chosen at the click. */
export const runRequested = request('bulkActions/runRequested')<{
  conversationIds: readonly string[];
  action: BulkAction;
}>();
/** The agent wants no more of it done. */
export const stopRequested = request('bulkActions/stopRequested')();
/** The agent has read the report. */
export const reportDismissRequested = request('bulkActions/reportDismissRequested')();
/** It is being done, one conversation after the other. */
export const started = fact('bulkActions/started')<{ conversationIds: string[]; kind: BulkKind }>();
/** It is done with one. */
export const oneEnded = fact('bulkActions/oneEnded')<{ conversationId: string }>();
/** It is not done with one, and why. */
export const oneFailed = fact('bulkActions/oneFailed')<Failure & { conversationId: string }>();
/** None is left, or the agent stopped it. */
export const finished = fact('bulkActions/finished')();
