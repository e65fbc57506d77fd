import { emptyBuckets, getEntry, withEntries, type Buckets } from '../../lib/buckets';
import { contactAt, sortName, withoutPlace, withPlaces, type ContactPages, type Place } from './pages';
import type { ContactRow } from './types';

/** Contacts by name, and the name that each is sorted by, by its id. */
export interface ContactList {
  names: Buckets<string>;
  pages: ContactPages;
}

/** No contact at all. */
export const NO_CONTACTS: ContactList = { names: emptyBuckets(), pages: [] };

/** One contact of the list; undefined when it is not there. */
export function contactIn({ names, pages }: ContactList, id: string): ContactRow | undefined {
  const name = getEntry(names, id);
  return name === undefined ? undefined : contactAt(pages, name, id);
}

/** A contact with the routes of its group that are known, where an answer leaves them out. */
export function withKnownRoutes<Row extends ContactRow>(list: ContactList, contact: Row): Row {
  if (contact.routes !== null || contact.groupId === null) return contact;
  const before = contactIn(list, contact.id);
  return before?.groupId === contact.groupId ? { ...contact, routes: before.routes } : contact;
}

function isSame(a: ContactRow, b: ContactRow): boolean {
  const routes = a.routes?.join('\n') === b.routes?.join('\n');
  const words = a.name === b.name && a.number === b.number && a.email === b.email;
  return routes && words && a.document === b.document && a.groupId === b.groupId;
}

/** The list with contacts put in or replaced; the same list where it says all of it already. */
export function withContacts(list: ContactList, contacts: readonly ContactRow[]): ContactList {
  const places: Place[] = [];
  let { pages } = list;
  for (const contact of new Map(contacts.map((one) => [one.id, one])).values()) {
    const name = getEntry(list.names, contact.id);
    const before = name === undefined ? undefined : contactAt(pages, name, contact.id);
    if (before !== undefined && isSame(before, contact)) continue;
    if (name !== undefined) pages = withoutPlace(pages, name, contact.id);
    places.push([
      before?.name === contact.name && name !== undefined ? name : sortName(contact.name),
      contact,
    ]);
  }
  if (places.length === 0) return list;
  const names = withEntries(
    list.names,
    places.map(([name, { id }]) => [id, name] as const),
  );
  return { names, pages: withPlaces(pages, places) };
}
