import { below } from './paths';

/** What people wrote in a message, and what names or leads to its files. */
export const MESSAGE_FIELDS = [
  'text',
  'plainText',
  'subject',
  'attachments.*.fileName',
  'attachments.*.path',
  'quoted.text',
  'quoted.path',
  'envelope.from',
  'envelope.to.*',
  'envelope.cc.*',
  'envelope.bcc.*',
] as const;

/** What the agent wrote, and what it answers. */
export const TEXT_FIELDS = ['text', 'quoted.text', 'quoted.path'] as const;

/** What an unsent mail says, to whom, and what names or leads to its files. */
export const MAIL_FIELDS = [
  'to.*',
  'cc.*',
  'bcc.*',
  'subject',
  'content',
  'files.*.name',
  'files.*.url',
] as const;

/** A text or a mail that goes back to where it was written. */
export const RETURNED_FIELDS = [...TEXT_FIELDS, ...below('mail', MAIL_FIELDS)] as const;

/** What an agent wrote in a conversation and did not send. */
export const DRAFT_FIELDS = [...TEXT_FIELDS, ...below('mails.*', MAIL_FIELDS)] as const;

/** The same of what was sent and no server has yet. */
export const ITEM_FIELDS = [
  ...[...TEXT_FIELDS, 'file.name', 'template.fields.*.value'],
  ...[...below('mail', MAIL_FIELDS), 'mail.plainText'],
] as const;

/** What is known of a person beyond name and numbers. */
export const PERSON_FIELDS = ['email', 'document'] as const;

/** The same of a contact that was read whole. */
export const CONTACT_FIELDS = [...PERSON_FIELDS, 'url', 'profileImage', 'fields.*.value', 'others'] as const;

/** What people wrote in a conversation, and what an integration put beside it. */
export const CONVERSATION_FIELDS = ['lastMessage', 'subject', 'extraData', 'addresses.*'] as const;

/** What the agent wrote down about a call. */
export const NOTES_FIELDS = ['notes.*.text', 'draft'] as const;

/** What the agent wrote of a call that they mean to make. */
export const PLAN_FIELDS = ['name', 'description'] as const;

/** Who a call of the history was with, and what was noted of it. */
export const CALL_ROW_FIELDS = ['number', 'name', 'notes'] as const;

/** The same of a service, with what people wrote in it. */
export const SERVICE_ROW_FIELDS = [
  'notes',
  'conversation.fromId',
  'conversation.fromName',
  'conversation.lastMessage',
  'conversation.subject',
  'conversation.extraData',
  'conversation.addresses.*',
] as const;
