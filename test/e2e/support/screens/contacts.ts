import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** The pages of contacts. */
export interface ContactsScreen {
  /** Goes there by the menu and waits until the first contacts show. */
  open(): Promise<void>;
  search: Locator;
  list: Locator;
  /** The heading with the count. */
  heading: Locator;
  /** A contact of the list by what its row says. */
  row(text: string | RegExp): Locator;
  /** Types into the search, and waits until so many are found. */
  find(text: string, count: number): Promise<void>;
  /** The chosen contact. */
  panel(name: string): Locator;
  history: Locator;
}

/** Finds the pages of contacts by role and name. */
export function contactsScreen({ page, w }: Visitor): ContactsScreen {
  const list = page.getByRole('list', { name: w('nav.contacts'), exact: true });
  const heading = page.getByRole('heading', { name: w('nav.contacts') });
  const search = page.getByRole('searchbox', { name: w('contacts.search') });
  return {
    list,
    heading,
    search,
    open: async () => {
      await page.getByRole('link', { name: w('nav.contacts') }).click();
      await list.getByRole('button').first().waitFor();
    },
    row: (text) => list.getByRole('button', { name: text }),
    find: async (text, count) => {
      await search.fill(text);
      await heading.filter({ hasText: new RegExp(`\\D${String(count)}$`) }).waitFor();
    },
    panel: (name) => page.getByRole('main').getByRole('region', { name, exact: true }),
    history: page.getByRole('list', { name: w('contact.history') }),
  };
}

/** The edit dialog of a contact. */
export interface EditContactScreen {
  dialog: Locator;
  /** A text field by the key of its name. */
  field(name: 'name' | 'number' | 'email' | 'url'): Locator;
  save: Locator;
  gone(): Promise<void>;
}

/** Finds the edit dialog by role and name. */
export function editContact({ page, w }: Visitor): EditContactScreen {
  const dialog = page.getByRole('dialog', { name: w('contact.edit'), exact: true });
  return {
    dialog,
    field: (name) => dialog.getByRole('textbox', { name: w(`contact.${name}`), exact: true }),
    save: dialog.getByRole('button', { name: w('action.save'), exact: true }),
    gone: () => dialog.waitFor({ state: 'hidden' }),
  };
}
