import { adoptUnknown } from './adoption';
import { watchAgent } from './agent';
import { watchClassification } from './classification';
import { keepInSync } from './connection/resync';
import { keepConnected } from './connection/realtimeConnection';
import { watchContacts } from './contacts';
import { watchDownloads } from './downloads';
import { keepDrafts } from './drafts';
import { fork } from './effects';
import type { SagaGenerator } from './effects';
import { watchEnding } from './ending';
import { watchLogout } from './logout';
import { watchMessageEdits } from './messageEdits';
import { watchMessages } from './messages';
import { watchServerErrors } from './notices';
import { keepOutbox } from './outbox/watchOutbox';
import { serveOnDemand } from './onDemand';
import { watchPastMessages } from './pastMessages';
import { watchPhrases } from './phrases';
import { watchQueueLack } from './queueLack';
import { watchQueues } from './queues';
import { watchReading } from './reading';
import { watchRecording } from './recording';
import { watchSearch } from './search';
import { supervise } from './supervise';
import { watchTyping } from './typing';
import { keepVoice } from './voice';

/** The table of contents of a signed-in agent's session; all of it ends with the session. */
const FEATURES: readonly (readonly [string, () => SagaGenerator<void>])[] = [
  ['logout', watchLogout],
  ['drafts', keepDrafts],
  ['outbox', keepOutbox],
  ['messages', watchMessages],
  ['messageEdits', watchMessageEdits],
  ['pastMessages', watchPastMessages],
  ['phrases', watchPhrases],
  ['unknownConversations', adoptUnknown],
  ['reading', watchReading],
  ['typing', watchTyping],
  ['recording', watchRecording],
  ['downloads', watchDownloads],
  ['search', watchSearch],
  ['ending', watchEnding],
  ['queueLack', watchQueueLack],
  ['onDemand', () => serveOnDemand()],
  ['classification', watchClassification],
  ['contacts', watchContacts],
  ['queues', watchQueues],
  ['agent', watchAgent],
  ['serverErrors', watchServerErrors],
  ['sync', keepInSync],
  ['connection', keepConnected],
  ['voice', keepVoice],
];

/** Runs every feature of the session side by side, each under its own supervision. */
export function* runSession(): SagaGenerator<void> {
  for (const [name, feature] of FEATURES) yield* fork(supervise, name, feature);
}
