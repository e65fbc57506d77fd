import { adoptUnknown } from './adoption';
import { keepAgenda } from './agenda/keepAgenda';
import { watchAgent } from './agent';
import { keepComparing } from './connection/comparing';
import { watchExpiry } from './connection/expiry';
import { recordOddities } from './connection/oddities';
import { keepInSync } from './connection/resync';
import { keepConnected } from './connection/realtimeConnection';
import { keepAgentState } from './connection/agentState';
import { watchContacts } from './contacts';
import { keepHeaders } from './deployment';
import { keepDrafts } from './drafts';
import { fork } from './effects';
import type { SagaGenerator } from './effects';
import { watchLogout } from './logout';
import { watchMessages } from './messages';
import { watchServerErrors } from './notices';
import { keepPosts } from './outbox/posting';
import { keepOutbox } from './outbox/watchOutbox';
import { serveOnDemand } from './onDemand';
import { watchPastMessages } from './pastMessages';
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
  ['expiry', watchExpiry],
  ['oddities', recordOddities],
  ['headers', keepHeaders],
  ['drafts', keepDrafts],
  ['outbox', keepOutbox],
  ['posts', keepPosts],
  ['messages', watchMessages],
  ['pastMessages', watchPastMessages],
  ['unknownConversations', adoptUnknown],
  ['reading', watchReading],
  ['typing', watchTyping],
  ['recording', watchRecording],
  ['search', watchSearch],
  ['queueLack', watchQueueLack],
  ['onDemand', () => serveOnDemand()],
  ['contacts', watchContacts],
  ['queues', watchQueues],
  ['agent', watchAgent],
  ['agentState', keepAgentState],
  ['serverErrors', watchServerErrors],
  ['sync', keepInSync],
  ['comparing', keepComparing],
  ['connection', keepConnected],
  ['voice', keepVoice],
  ['agenda', keepAgenda],
];

/** Runs every feature of the session side by side, each under its own supervision. */
export function* runSession(): SagaGenerator<void> {
  for (const [name, feature] of FEATURES) yield* fork(supervise, name, feature);
}
