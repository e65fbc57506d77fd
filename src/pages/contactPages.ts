import { latePart } from '../components/intl/latePart';

/** The contacts, in a chunk with the edit dialog. */
export const ContactsPage = latePart(async () => ({
  default: (await import(/* webpackChunkName: "contacts" */ './ContactsPage')).ContactsPage,
}));
