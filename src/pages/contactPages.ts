import { lazy } from 'react';

/** The contacts, in a chunk with the edit dialog. */
export const ContactsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "contacts" */ './ContactsPage')).ContactsPage,
}));
