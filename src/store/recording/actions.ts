import type { OutboxFile, SendTarget } from '../outbox/types';
import { fact, request } from '../stamp';
import type { Interruption, RecordingFailure } from './types';

/** The agent wants to record a voice message for the conversation that is open at the click. */
export const startRequested = request('recording/startRequested')<{ conversationId: string }>();
/** The agent is done speaking: the message goes out. */
export const stopRequested = request('recording/stopRequested')();
/** The agent throws the recording away. */
export const cancelRequested = request('recording/cancelRequested')();
/** The agent has read why nothing was recorded. */
export const dismissRequested = request('recording/dismissRequested')();
/** The microphone is open: from now on sound is recorded. */
export const started = fact('recording/started')();
/** Nothing more is recorded; what there is waits for the agent. */
export const interrupted = fact('recording/interrupted')<{ reason: Interruption['reason'] }>();
/** The recording is a file, whose bytes wait under its id, for where it was begun; what was kept of it has the item's id. */
export const finished = fact('recording/finished')<{
  clientMsgId: string;
  target: SendTarget;
  file: OutboxFile;
}>();
/** Nothing was recorded. */
export const failed = fact('recording/failed')<RecordingFailure>();
