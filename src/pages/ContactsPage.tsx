import type { ReactNode } from 'react';
import { ContactPanes } from '../components/contacts/ContactPanes';

/** The contacts with their own list (spec 1 §2). */
export function ContactsPage(): ReactNode {
  return <ContactPanes />;
}
