import type { Attachment, Envelope, Message, Quote, QuotedMessage } from '../../messages/types';
import type { FieldRules } from './fieldRules';

const attachmentFields = {
  path: 'mask',
  mimeType: 'keep',
  fileName: 'mask',
  bytes: 'keep',
  width: 'keep',
  height: 'keep',
  seconds: 'keep',
} as const satisfies FieldRules<Attachment>;

const quotedFields = {
  id: 'keep',
  text: 'mask',
  kind: 'keep',
  mimeType: 'keep',
  path: 'mask',
} as const satisfies FieldRules<QuotedMessage>;

const envelopeFields = {
  from: 'mask',
  to: 'mask',
  cc: 'mask',
  bcc: 'mask',
} as const satisfies FieldRules<Envelope>;

/** The message that the agent answers. */
export const quoteFields = { ...quotedFields, providerId: 'keep' } as const satisfies FieldRules<Quote>;

/** What people wrote in a message is masked, and what names or leads to its files. */
export const messageFields = {
  id: 'keep',
  providerId: 'keep',
  clientMsgId: 'keep',
  conversationId: 'keep',
  text: 'mask',
  plainText: 'mask',
  direction: 'keep',
  queue: 'keep',
  queueType: 'keep',
  agent: 'keep',
  status: 'keep',
  statusText: 'keep',
  subject: 'mask',
  sentAt: 'keep',
  attachments: { '*': attachmentFields },
  quoted: quotedFields,
  envelope: envelopeFields,
  repliesTo: 'keep',
  isForward: 'keep',
  errorText: 'keep',
  updatedAt: 'keep',
} as const satisfies FieldRules<Message>;
