import { lazyPart } from '../components/ui/feedback/lazyPart';

/** The contacts, in a chunk with the edit dialog. */
export const ContactsPage = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "contacts" */ './ContactsPage')).ContactsPage,
}));
