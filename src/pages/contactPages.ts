import { lazyPart } from '../components/feedback/lazyPart';

/** The contacts, in a chunk with the edit dialog. */
export const ContactsPage = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "contacts" */ './ContactsPage')).ContactsPage,
}));
