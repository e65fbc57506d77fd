import type { RulesOf } from './rule';

/** The connection to the server and what it tells of queues and calls. */
export const serverRules = {
  'calls/rangAtServer': 'keep',
  'calls/answeredAtServer': 'keep',
  'calls/hungUpAtServer': 'keep',

  'connection/retryRequested': 'keep',
  'connection/attemptStarted': 'keep',
  'connection/opened': 'keep',
  'connection/authenticated': 'keep',
  'connection/handshakeUnanswered': 'keep',
  'connection/handshakeRefused': 'keep',
  'connection/attemptFailed': 'keep',
  'connection/lost': 'keep',
  'connection/lossNoticed': 'keep',
  'connection/retryScheduled': 'keep',
  'connection/closed': 'keep',
  'connection/resyncStarted': 'keep',
  'connection/resynced': 'keep',
  'connection/resyncFailed': 'keep',
  'connection/eventRejected': 'keep',
  'connection/eventIgnored': 'keep',
  'connection/eventDropped': 'keep',
  'connection/serverErrorReported': 'keep',
  'connection/serverErrorExpired': 'keep',

  'queues/switchRequested': 'keep',
  'queues/readRequested': 'keep',
  'queues/membershipsReported': 'keep',
  'queues/switchFailed': 'keep',
  'queues/readStarted': 'keep',
  'queues/loaded': 'keep',
  'queues/readFailed': 'keep',
  'queues/statusReported': 'keep',
  'queues/waitingReported': 'keep',
  'queues/waitingLeft': 'keep',
} as const satisfies RulesOf<'calls' | 'connection' | 'queues'>;
