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
export const DRAFT_FIELDS = ['text', 'quoted.text', 'quoted.path'] as const;

/** The same of what was sent and no server has yet. */
export const ITEM_FIELDS = [...DRAFT_FIELDS, 'file.name', 'template.fields.*.value'] as const;

/** What is known of a person beyond name and numbers. */
export const PERSON_FIELDS = ['email', 'document'] as const;

/** The same of a contact that was read whole. */
export const CONTACT_FIELDS = [...PERSON_FIELDS, 'url', 'profileImage', 'fields.*.value', 'others'] as const;

/** What people wrote in a conversation, and what an integration put beside it. */
export const CONVERSATION_FIELDS = ['lastMessage', 'subject', 'extraData'] as const;
