import type { OutboxFile, SendTarget } from '../outbox/types';
import { fact, request } from '../stamp';
import type { Interruption, RecordingFailure } from './types';

/** The agent wants to record a voice message for the conversation that is open at the click. */
export const startRequested = request('recording/startRequested')<{ conversationId: string }>();
/** The agent is done speaking: the message goes out. */
export const stopRequested = request('recording/stopRequested')();
/** The agent wants to say nothing for a while, or to listen before it goes. */
export const pauseRequested = request('recording/pauseRequested')();
/** The agent speaks on. */
export const resumeRequested = request('recording/resumeRequested')();
/** The agent throws the recording away, and may think better of it for some seconds. */
export const discardRequested = request('recording/discardRequested')();
/** The agent wants it back. */
export const restoreRequested = request('recording/restoreRequested')();
/** The agent does not want to record after all: nothing is kept. */
export const cancelRequested = request('recording/cancelRequested')();
/** The agent has read why nothing was recorded. */
export const dismissRequested = request('recording/dismissRequested')();
/** The microphone is open: from now on sound is recorded. */
export const started = fact('recording/started')();
/** Nothing more is recorded; what there is waits for the agent. */
export const interrupted = fact('recording/interrupted')<{ reason: Interruption['reason'] }>();
/** What was recorded until now can be listened to: its bytes wait under an id. */
export const previewed = fact('recording/previewed')<{ fileId: string }>();
/** Nobody wanted it back: it is gone. */
export const discarded = fact('recording/discarded')();
/** The recording is a file, whose bytes wait under its id, for where it was begun; what was kept of it has the item's id. */
export const finished = fact('recording/finished')<{
  clientMsgId: string;
  target: SendTarget;
  file: OutboxFile;
}>();
/** Nothing was recorded. */
export const failed = fact('recording/failed')<RecordingFailure>();
