import { savedFormWorkers } from './agenda/savedForms';
import { dayStatsWorkers } from './agent/dayStats';
import { crashedLogWorkers } from './app/crashedLogs';
import { hangUpElsewhereWorkers } from './calls/hangUpElsewhere';
import { orphanedConversationWorkers } from './calls/orphanedConversations';
import { voiceConversationWorkers } from './calls/endVoiceConversation';
import { fileExportWorkers } from './app/fileExports';
import { classificationWorkers } from './classification/classification';
import { contactEditingWorkers } from './contacts/editing';
import { customerHistoryWorkers } from './conversations/customerHistory';
import { bulkWorkers } from './conversations/bulkActions';
import { endingWorkers } from './conversations/ending';
import { leavingActions } from './conversations/leavingActions';
import { newConversationWorkers } from './conversations/newConversations';
import { transferWorkers } from './conversations/transfers';
import type { Worker } from './core/workers';
import { historyWorkers } from './history/history';
import { downloadWorkers } from './messages/downloads';
import { earlierWorkers } from './messages/earlier';
import { messageEditWorkers } from './messages/messageEdits';
import { cannedReplyWorkers } from './messages/cannedReplies';

/** What is done for a signed-in agent each time something asks for it; made anew for each session. */
export function sessionWorkers(): readonly Worker[] {
  const ends = leavingActions();
  const transfers = leavingActions();
  return [
    ...fileExportWorkers,
    ...bulkWorkers({ ends, transfers }),
    ...transferWorkers(transfers),
    ...newConversationWorkers(),
    ...customerHistoryWorkers,
    ...classificationWorkers(),
    ...contactEditingWorkers(),
    ...downloadWorkers,
    ...endingWorkers(ends),
    ...hangUpElsewhereWorkers,
    ...voiceConversationWorkers(),
    ...orphanedConversationWorkers,
    ...messageEditWorkers(),
    ...cannedReplyWorkers,
    ...crashedLogWorkers,
    ...dayStatsWorkers,
    ...earlierWorkers,
    ...historyWorkers(),
    ...savedFormWorkers(),
  ];
}
