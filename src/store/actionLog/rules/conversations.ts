import { below } from '../paths';
import { CONVERSATION_FIELDS, MESSAGE_FIELDS } from '../sensitive';
import { mask } from './rule';
import type { RulesOf } from './rule';

const received = mask(...below('message', MESSAGE_FIELDS), ...below('conversation', CONVERSATION_FIELDS));
const message = mask(...below('message', MESSAGE_FIELDS));
const conversation = mask(...below('conversation', CONVERSATION_FIELDS));
const conversations = mask(...below('conversations.*', CONVERSATION_FIELDS));

/** Conversations with customers: what people write is masked, who and when and where is kept. */
export const conversationRules = {
  'classification/openRequested': 'keep',
  'classification/dismissRequested': 'keep',
  'classification/saveRequested': mask('notes'),
  'classification/readRequested': 'keep',
  'classification/becameDue': 'keep',
  'classification/readStarted': 'keep',
  'classification/loaded': 'keep',
  'classification/readFailed': 'keep',
  'classification/rowsLoaded': mask('rows.*.notes'),
  'classification/saveStarted': 'keep',
  'classification/saved': mask('row.notes'),
  'classification/saveFailed': 'keep',

  'conversations/openRequested': 'keep',
  'conversations/leaveRequested': 'keep',
  'conversations/readRequested': 'keep',
  'conversations/searchRequested': mask('text'),
  'conversations/endRequested': 'keep',
  'conversations/endConfirmRequested': 'keep',
  'conversations/endCancelRequested': 'keep',
  'conversations/searchSettled': mask('text'),
  'conversations/readStarted': 'keep',
  'conversations/loaded': conversations,
  'conversations/readFailed': 'keep',
  'conversations/activeSetReported': conversations,
  'conversations/assigned': conversation,
  'conversations/oneLoaded': conversation,
  'conversations/removed': 'keep',
  'conversations/endConfirmationDue': 'keep',
  'conversations/endStarted': 'keep',
  'conversations/ended': 'keep',
  'conversations/endFailed': 'keep',
  'conversations/typingReported': 'keep',

  'drafts/keepRequested': mask('text'),
  'drafts/restored': mask('drafts.*.text'),
  'drafts/keepingFailed': 'keep',

  'messages/sendRequested': mask('text'),
  'messages/readRequested': 'keep',
  'messages/pastOpenRequested': 'keep',
  'messages/pastCloseRequested': 'keep',
  'messages/received': received,
  'messages/changed': received,
  'messages/sendSettled': message,
  'messages/readStarted': 'keep',
  'messages/loaded': mask(...below('messages.*', MESSAGE_FIELDS)),
  'messages/readFailed': 'keep',
  'messages/staled': 'keep',
  'messages/forgotten': 'keep',

  'outbox/retryRequested': 'keep',
  'outbox/editRequested': 'keep',
  'outbox/discardRequested': 'keep',
  'outbox/attachOpenRequested': mask('file.name'),
  'outbox/attachFileRequested': mask('file.name'),
  'outbox/attachCloseRequested': 'keep',
  'outbox/sendFileRequested': mask('file.name', 'caption'),
  'outbox/cancelRequested': 'keep',
  'outbox/saveFileRequested': 'keep',
  'outbox/attachReopened': mask('file.name', 'caption'),
  'outbox/fileRefused': 'keep',
  'outbox/queued': mask('item.text', 'item.file.name'),
  'outbox/restored': mask('items.*.text', 'items.*.file.name'),
  'outbox/attemptStarted': 'keep',
  'outbox/attemptFailed': 'keep',
  'outbox/delivered': message,
  'outbox/refused': mask('text'),
  'outbox/gaveUp': 'keep',
  'outbox/discarded': mask('returned.text'),
  'outbox/storingFailed': 'keep',
  'outbox/uploadReported': 'keep',

  'recording/startRequested': 'keep',
  'recording/stopRequested': 'keep',
  'recording/cancelRequested': 'keep',
  'recording/dismissRequested': 'keep',
  'recording/started': 'keep',
  'recording/interrupted': 'keep',
  'recording/finished': 'keep',
  'recording/failed': 'keep',
} as const satisfies RulesOf<'classification' | 'conversations' | 'drafts' | 'messages' | 'outbox' | 'recording'>;
