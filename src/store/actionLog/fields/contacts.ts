import type { Contact, ContactForm, ContactRow } from '../../contacts/types';
import type { FieldRules } from './fieldRules';

/** Of a contact in a list names and numbers are kept, what else is personal is masked. */
export const personFields = {
  id: 'keep',
  name: 'keep',
  number: 'keep',
  email: 'mask',
  document: 'mask',
  groupId: 'keep',
  routes: { '*': 'keep' },
} as const satisfies FieldRules<ContactRow>;

const additional = {
  fields: { '*': { name: 'keep', value: 'mask' } },
  numbers: { '*': { name: 'keep', number: 'keep' } },
} as const satisfies Partial<FieldRules<Contact>>;

/** The same of a contact that was read whole. */
export const contactFields = {
  ...personFields,
  ...additional,
  url: 'mask',
  profileImage: 'mask',
  isBusiness: 'keep',
  others: 'mask',
  version: 'keep',
} as const satisfies FieldRules<Contact>;

/** The same of what the agent may change of it. */
export const contactFormFields = {
  ...additional,
  name: 'keep',
  number: 'keep',
  email: 'mask',
  url: 'mask',
  groupId: 'keep',
} as const satisfies FieldRules<ContactForm>;
