import type { ContactPage } from '../../services/api/contactApi';
import * as contacts from '../../store/contacts/actions';
import { selectVisibleContactPages } from '../../store/contacts/listSelectors';
import { indexAhead, matching, searchWords } from '../../store/contacts/search';
import { selectContacts } from '../../store/contacts/selectors';
import type { ContactRow } from '../../store/contacts/types';
import { toFailure } from '../../lib/failure';
import { services } from '../core/context';
import { call, debounce, delay, put, select, takeLeading, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** How many contacts are asked for at a time: none of their facts shall be large. */
const PAGE_SIZE = 1_000;

/** A list that is younger is not read again when it comes on screen. */
const FRESH_MS = 60 * 60_000;

/** How much of the list is searched at a time: some 8,000 contacts. */
const PAGES_AT_A_TIME = 32;

/** Rest after typing before the list is filtered (spec 1 §9). */
const DEBOUNCE_MS = 500;

/** Puts contacts into the list bit by bit, and lets the page breathe between. */
function* keep(all: readonly ContactRow[]): SagaGenerator<void> {
  for (let from = 0; from < all.length; from += PAGE_SIZE) {
    const some = all.slice(from, from + PAGE_SIZE);
    yield* put(contacts.pageLoaded({ contacts: some }));
    yield* delay(0);
    yield* call(indexAhead, some);
    yield* delay(0);
  }
}

/** Whether more is to come; a server that does not tell how many there are ends with a page that is not full. */
function goesOn({ count, max, total }: ContactPage, received: number): boolean {
  return count > 0 && (total === null ? count === (max ?? PAGE_SIZE) : received < total);
}

/** Reads page after page; a server that knows no pages gives the same again. */
function* readPages(): SagaGenerator<void> {
  const { contactApi } = yield* call(services);
  let before: string | undefined;
  let received = 0;
  for (let page = 1; ; page += 1) {
    const read = yield* call(contactApi.page, page, PAGE_SIZE);
    const first = read.contacts[0]?.id;
    if (first === before) return;
    yield* call(keep, read.contacts);
    before = first;
    received += read.count;
    if (!goesOn(read, received)) return;
  }
}

function* readAll(): SagaGenerator<void> {
  yield* put(contacts.readStarted());
  try {
    yield* call(readPages);
    yield* put(contacts.readCompleted());
  } catch (error) {
    yield* put(contacts.readFailed(toFailure(error)));
  }
}

function* readIfDue(action: { type: string }): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const { read, readAt } = yield* select(selectContacts);
  const isFresh = read.status === 'loaded' && readAt !== null && clock.now() - readAt < FRESH_MS;
  if (!isFresh || contacts.readRequested.match(action)) yield* call(readAll);
}

/** Looks for it bit by bit, so that the list has it all at once and no key that follows waits for it. */
function* settle({ payload }: ReturnType<typeof contacts.searchRequested>): SagaGenerator<void> {
  const words = searchWords(payload.text);
  const pages = yield* select(selectVisibleContactPages);
  for (let from = 0; from < pages.length; from += PAGES_AT_A_TIME) {
    if (from > 0) yield* delay(0);
    yield* call(matching, pages.slice(from, from + PAGES_AT_A_TIME), words);
  }
  yield* put(contacts.searchSettled(payload));
}

/** Reads the contacts when their list comes on screen, and filters it once typing rests. */
export function* watchContactList(): SagaGenerator<void> {
  const wishes = [contacts.listOpenRequested, contacts.readRequested];
  yield* takeLeading(wishes, guarded('contacts', readIfDue));
  yield* debounce(DEBOUNCE_MS, contacts.searchRequested, guarded('contactSearch', settle));
}
