import { failed, mask, type RulesOf } from './rule';

/** The connection to the server, what passes over it, and what it tells of queues. */
export const serverRules = {
  'connection/retryRequested': 'keep',
  'connection/attemptStarted': 'keep',
  'connection/opened': 'keep',
  'connection/authenticated': 'keep',
  'connection/handshakeUnanswered': 'keep',
  'connection/handshakeRefused': failed,
  'connection/attemptFailed': failed,
  'connection/lost': 'keep',
  'connection/lossNoticed': 'keep',
  'connection/retryScheduled': 'keep',
  'connection/closed': 'keep',
  'connection/resyncStarted': 'keep',
  'connection/resynced': 'keep',
  'connection/resyncFailed': failed,
  'connection/eventRejected': 'keep',
  'connection/comparisonRequired': 'keep',
  'connection/streamRestarted': 'keep',
  'connection/eventIgnored': 'keep',
  'connection/eventDropped': 'keep',
  'connection/serverErrorReported': 'keep',
  'connection/serverErrorDismissRequested': 'keep',
  'connection/serverErrorExpired': 'keep',

  'queues/switchRequested': 'keep',
  'queues/readRequested': 'keep',
  'queues/statusReadRequested': 'keep',
  'queues/lackDismissRequested': 'keep',
  'queues/lacked': 'keep',
  'queues/membershipsReported': 'keep',
  'queues/switchFailed': failed,
  'queues/readStarted': 'keep',
  'queues/loaded': mask('queues.*.waiting.*.name@'),
  'queues/readFailed': failed,
  'queues/statusReported': 'keep',
  'queues/waitingReported': mask('items.*.*.name@'),
  'queues/waitingLeft': 'keep',

  // What is asked for may be a name, a number or what somebody searches for.
  'trace/requestEnded': mask('query'),
  'trace/sipMessagePassed': 'keep',
  'trace/longTaskMeasured': 'keep',
  // An error may say what it stumbled over; its stack is places alone.
  'trace/rejectionUnhandled': mask('message'),

  'wire/odditiesNoticed': 'keep',
  'wire/rowsDropped': 'keep',
  'wire/listRestored': 'keep',
} as const satisfies RulesOf<'connection' | 'queues' | 'trace' | 'wire'>;
