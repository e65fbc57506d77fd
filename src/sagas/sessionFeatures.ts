import { fetchUnknownConversations } from './conversations/fetchUnknownConversation';
import { watchAppLinks } from './app/appLinks';
import { untilListIsDrawn } from './app/firstScreen';
import { keepAgenda } from './agenda/keepAgenda';
import { keepForms } from './agenda/keptForms';
import { keepPrivateNotes } from './agenda/privateNotes';
import { watchAgent } from './agent/agent';
import { keepFormerQueues } from './agent/formerQueues';
import { keepRecentReplies } from './messages/recentReplies';
import { watchClosing } from './agent/closing';
import { keepComparing } from './connection/comparing';
import { watchExpiry } from './connection/expiry';
import { recordOddities } from './connection/oddities';
import { keepInSync } from './connection/resync';
import { keepList } from './conversations/keptList';
import { keepConnected } from './connection/realtimeConnection';
import { keepAgentState } from './connection/agentState';
import { watchCallCustomers } from './calls/callCustomers';
import { keptDials } from './calls/dials';
import { endLeftPause } from './calls/leftPause';
import { watchContacts } from './contacts/contacts';
import { keepHeaders } from './app/deployment';
import { keepDrafts } from './outbox/drafts';
import { keepChoices } from './classification/classification';
import { handOverEarlyRequests } from './core/earlyRequests';
import { call, fork, setContext, type SagaGenerator } from './core/effects';
import { watchLogout } from './auth/logout';
import { watchRenewal } from './auth/renewal';
import { watchMessages } from './messages/messages';
import { watchServerErrors } from './app/serverErrors';
import { sendPendingClassifications } from './classification/sendPending';
import { keepOutbox } from './outbox/watchOutbox';
import { watchPastMessages } from './messages/pastMessages';
import { watchQueueLack } from './agent/queueLack';
import { watchQueues } from './agent/queues';
import { pollQueueStatus } from './agent/statusPoll';
import { watchReading } from './messages/reading';
import { watchMicrophoneTrial } from './messages/microphoneTrial';
import { watchRecording } from './messages/recording';
import { watchSearch } from './conversations/search';
import { sessionWorkers } from './sessionWorkers';
import { supervise } from './core/supervise';
import { serve } from './core/workers';
import { watchTyping } from './conversations/typing';
import { keepSelfCheck } from './selfCheck/keepSelfCheck';
import { keepVoice } from './softphone/voice';

/** The table of contents of a signed-in agent's session; all of it ends with the session. */
const FEATURES: readonly (readonly [string, () => SagaGenerator<void>])[] = [
  ['logout', watchLogout],
  ['renewal', watchRenewal],
  ['expiry', watchExpiry],
  ['oddities', recordOddities],
  ['headers', keepHeaders],
  ['drafts', keepDrafts],
  ['outbox', keepOutbox],
  ['pendingClassifications', sendPendingClassifications],
  ['messages', watchMessages],
  ['pastMessages', watchPastMessages],
  ['unknownConversations', fetchUnknownConversations],
  ['reading', watchReading],
  ['typing', watchTyping],
  ['recording', watchRecording],
  ['microphoneTrial', watchMicrophoneTrial],
  ['search', watchSearch],
  ['queueLack', watchQueueLack],
  ['classificationChoices', keepChoices],
  ['workers', () => serve(sessionWorkers())],
  ['contacts', watchContacts],
  ['queues', watchQueues],
  ['statusPoll', pollQueueStatus],
  ['agent', watchAgent],
  ['agentState', keepAgentState],
  ['formerQueues', keepFormerQueues],
  ['recentReplies', keepRecentReplies],
  ['closing', watchClosing],
  ['serverErrors', watchServerErrors],
  ['sync', keepInSync],
  ['keptList', keepList],
  ['comparing', keepComparing],
  ['connection', keepConnected],
  ['callCustomers', watchCallCustomers],
  ['leftPause', endLeftPause],
  ['agenda', keepAgenda],
  ['privateNotes', keepPrivateNotes],
  ['keptForms', keepForms],
  ['selfCheck', keepSelfCheck],
  ['appLinks', watchAppLinks],
];

/** What no first screen needs, and what would keep its list waiting: it begins once that is drawn. */
const LATER_FEATURES: typeof FEATURES = [['voice', keepVoice]];

/** Runs every feature of the session side by side, each under its own supervision. */
export function* runSession(): SagaGenerator<void> {
  yield* setContext(yield* call(keptDials));
  for (const [name, feature] of FEATURES) yield* fork(supervise, name, feature);
  yield* call(handOverEarlyRequests);
  yield* call(untilListIsDrawn);
  for (const [name, feature] of LATER_FEATURES) yield* fork(supervise, name, feature);
}
