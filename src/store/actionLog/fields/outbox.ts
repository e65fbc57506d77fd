import type { MailPrefill } from '../../../lib/mailto';
import type { Draft, MailDraft } from '../../drafts/types';
import type { Returned } from '../../outbox/actions';
import type { Mail, OutboxFile, OutboxItem, SentMail } from '../../outbox/types';
import { failureFields } from './failure';
import type { FieldRules } from './fieldRules';
import { quoteFields } from './messages';

/** A file that the agent chose. */
export const fileFields = {
  uploadId: 'keep',
  name: 'mask',
  mimeType: 'keep',
  bytes: 'keep',
} as const satisfies FieldRules<OutboxFile>;

/** What an unsent mail says is masked, to whom, and what names or leads to its files. */
export const mailFields = {
  key: 'keep',
  kind: 'keep',
  messageId: 'keep',
  providerId: 'keep',
  to: 'mask',
  cc: 'mask',
  bcc: 'mask',
  subject: 'mask',
  content: 'mask',
  files: { '*': { ...fileFields, url: 'mask' } },
  quotes: 'keep',
} as const satisfies FieldRules<Mail>;

/** What a link says of a mail, masked as the mail's own. */
export const prefillFields = {
  to: 'mask',
  cc: 'mask',
  bcc: 'mask',
  subject: 'mask',
  body: 'mask',
} as const satisfies FieldRules<MailPrefill>;

const mailDraftFields = {
  ...mailFields,
  savedAt: 'keep',
  isMended: 'keep',
} as const satisfies FieldRules<MailDraft>;

/** `from` is the queue's own address. */
const sentMailFields = {
  ...mailFields,
  from: 'keep',
  plainText: 'mask',
} as const satisfies FieldRules<SentMail>;

/** What an agent wrote in a conversation and did not send. */
export const draftFields = {
  conversationId: 'keep',
  text: 'mask',
  quoted: quoteFields,
  files: { '*': { ...fileFields, isSending: 'keep', failure: failureFields } },
  mails: { '*': mailDraftFields },
  savedAt: 'keep',
} as const satisfies FieldRules<Draft>;

/** What goes back to where it was written. */
export const returnedFields = {
  conversationId: 'keep',
  text: 'mask',
  quoted: quoteFields,
  mail: mailFields,
  file: fileFields,
} as const satisfies FieldRules<Returned>;

/** What was sent and no server has yet. */
export const itemFields = {
  clientMsgId: 'keep',
  reqId: 'keep',
  target: { conversationId: 'keep', fromId: 'maskMails', queue: 'keep', queueType: 'keep' },
  customer: 'mask',
  text: 'mask',
  file: fileFields,
  mail: sentMailFields,
  quoted: quoteFields,
  template: { id: 'keep', fields: { '*': { name: 'keep', value: 'mask' } } },
  createdAt: 'keep',
  queuedAt: 'keep',
  order: 'keep',
  state: 'keep',
  attempts: 'keep',
  failure: failureFields,
  wentOut: 'keep',
  knownUntil: 'keep',
  heldUntil: 'keep',
  mustCheck: 'keep',
} as const satisfies FieldRules<OutboxItem>;
