import type { Conversation } from '../../conversations/types';
import type { ClassificationForm, ClassificationRow } from '../../classification/types';
import type { KeptForm } from '../../keptForms/types';
import type { PrivateNote } from '../../privateNotes/types';
import type { FieldRules } from './fieldRules';

/** What people wrote in a conversation is masked, the address of who writes mails, and what an integration put beside it. */
export const conversationFields = {
  id: 'keep',
  customerId: 'keep',
  fromId: 'maskMails',
  fromName: 'keep',
  subject: 'mask',
  status: 'keep',
  statusText: 'keep',
  queue: 'keep',
  queueType: 'keep',
  lastAgent: 'keep',
  startedAt: 'keep',
  endedAt: 'keep',
  lastMessage: 'mask',
  lastMessageAt: 'keep',
  unread: 'keep',
  messageCount: 'keep',
  readOnly: 'keep',
  linkedId: 'keep',
  direction: 'keep',
  extraData: 'mask',
  updatedAt: 'keep',
  queueFrom: 'keep',
  transferredBy: 'keep',
  classified: { classification: 'keep', subclassification: 'keep', notes: 'mask' },
  addresses: 'mask',
} as const satisfies FieldRules<Conversation>;

/** How a conversation was classified. */
export const classificationFields = {
  id: 'keep',
  classificationId: 'keep',
  classification: 'keep',
  subclassificationId: 'keep',
  subclassification: 'keep',
  notes: 'mask',
  agent: 'keep',
} as const satisfies FieldRules<ClassificationRow>;

/** What the agent fills in to classify one; its key is made afterwards. */
export const classificationFormFields = {
  conversationId: 'keep',
  classificationId: 'keep',
  subclassificationId: 'keep',
  notes: 'mask',
} as const satisfies FieldRules<Omit<ClassificationForm, 'reqId'>>;

/** What the agent noted down about one for themselves. */
export const privateNoteFields = {
  conversationId: 'keep',
  contactId: 'keep',
  text: 'mask',
  changedAt: 'keep',
} as const satisfies FieldRules<PrivateNote>;

/** What the agent typed into a form and did not save. */
export const keptFormFields = {
  key: 'keep',
  values: 'mask',
  changedAt: 'keep',
} as const satisfies FieldRules<KeptForm>;
