import { createSelectorCreator, lruMemoize } from 'reselect';
import type { ReadState } from '../../lib/failure';
import type { RootState } from '../rootReducer';
import { contactIn } from './list';
import type { ContactPages } from './pages';
import { matching, searchWords } from './search';
import type { ContactGroup, ContactRow } from './types';
import { isVisibleTo } from './visibility';

/** Remembers the last result alone: every search would stay in memory otherwise. */
const createSelector = createSelectorCreator({ memoize: lruMemoize, argsMemoize: lruMemoize });

const selectPages = (state: RootState) => state.contacts.list.pages;

/** Names of all queues of the agent, joined or not, as long as that matters: null for who may see all contacts. */
const selectOwnQueues = createSelector(
  [(state: RootState) => state.auth.user, (state: RootState) => state.queues.memberships],
  (user, memberships) =>
    user?.seesAllContacts === true ? null : memberships.map(({ queue }) => queue).join('\n'),
);

type Page = ContactPages[number];

const visibleOn = new WeakMap<Page, { own: string; visible: Page }>();

/** Asked at every change: only pages that changed are looked into. */
function visiblePart(page: Page, own: string): Page {
  const known = visibleOn.get(page);
  if (known?.own === own) return known.visible;
  const queues = new Set(own.split('\n'));
  const some = page.filter(([, contact]) => isVisibleTo(contact, queues));
  const visible = some.length === page.length ? page : some;
  visibleOn.set(page, { own, visible });
  return visible;
}

/** Pages of what the agent may see, one for each of the list. */
export const selectVisibleContactPages = createSelector(
  [selectPages, selectOwnQueues],
  (pages, own): ContactPages => (own === null ? pages : pages.map((page) => visiblePart(page, own))),
);

/** Ids of the contacts that the agent may see and the applied search matches, by name. */
export const selectListedContactIds = createSelector(
  [selectVisibleContactPages, (state: RootState) => state.contacts.search.applied],
  (pages, applied): readonly string[] => matching(pages, searchWords(applied)),
);

/** One contact as the list shows it; undefined when it is not known. */
export function selectContactRow(state: RootState, contactId: string): ContactRow | undefined {
  return contactIn(state.contacts.list, contactId);
}

/** Where the read of all contacts stands. */
export function selectContactsRead(state: RootState): ReadState {
  return state.contacts.read;
}

/** What the search box of contacts shows. */
export function selectTypedContactSearch(state: RootState): string {
  return state.contacts.search.typed;
}

/** What filters the list of contacts, once typing rested. */
export function selectAppliedContactSearch(state: RootState): string {
  return state.contacts.search.applied;
}

/** The groups of contacts to choose from. */
export function selectContactGroups(state: RootState): readonly ContactGroup[] {
  return state.contacts.groups;
}

/** Where the read of the groups stands. */
export function selectContactGroupsRead(state: RootState): ReadState {
  return state.contacts.groupsRead;
}
