import { watchContacts } from '../../../src/sagas/contacts/contacts';
import type { ContactPage } from '../../../src/services/api/contactApi';
import * as contacts from '../../../src/store/contacts/actions';
import { selectListedContactIds } from '../../../src/store/contacts/listSelectors';
import type { ContactRow } from '../../../src/store/contacts/types';
import { deferred, fails } from '../../support/fakes/scripted';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
  h.run(watchContacts);
});
afterEach(() => h.end());

const api = () => h.services.contactApi;

const listed = () => selectListedContactIds(h.state());

function rows(from: number, count: number): ContactRow[] {
  const nothing = { number: null, email: null, document: null, groupId: null, routes: [] };
  return Array.from({ length: count }, (_, index) => {
    const id = String(from + index).padStart(6, '0');
    return { id, name: `Nome ${id}`, ...nothing };
  });
}

/** Page `page` of as many contacts as there are, as a server cuts them that gives at most so many at once. */
function pageOf(all: number, size: number, page: number, total: number | null = all): ContactPage {
  const from = (page - 1) * size;
  const contacts = rows(from, Math.max(0, Math.min(size, all - from)));
  return { contacts, count: contacts.length, total, max: null };
}

const asked = () => api().page.calls.map(([page]) => page);

async function read(): Promise<void> {
  h.dispatch(contacts.listOpenRequested());
  await h.pass(1_000);
}

describe('the contacts', () => {
  it('are read in pages of 1,000 until all are there, and no fact carries more', async () => {
    api().page.always((page, max) => pageOf(2_500, max, page));
    await read();
    expect(api().page.calls).toEqual([
      [1, 1_000],
      [2, 1_000],
      [3, 1_000],
    ]);
    expect(listed()).toHaveLength(2_500);
    const sizes = h
      .payloads(contacts.pageLoaded)
      .map((payload) => (payload as { contacts: [] }).contacts.length);
    expect(sizes).toEqual([1_000, 1_000, 500]);
    expect(h.state().contacts.read.status).toBe('loaded');
  });

  it.each<[string, (page: number, max: number) => ContactPage, number[], number]>([
    ['a full last page and no total', (page, max) => pageOf(2_000, max, page, null), [1, 2, 3], 2_000],
    ['no total', (page, max) => pageOf(1_500, max, page, null), [1, 2], 1_500],
    ['fewer on a page than asked for', (page) => pageOf(1_000, 400, page), [1, 2, 3], 1_000],
    [
      'fewer on a page than asked for, says so and no total',
      (page) => ({ ...pageOf(1_000, 400, page, null), max: 400 }),
      [1, 2, 3],
      1_000,
    ],
    [
      'all at once, says that it does and no total',
      () => ({ ...pageOf(3_000, 3_000, 1, null), max: -1 }),
      [1],
      3_000,
    ],
    ['all at once', () => pageOf(3_000, 3_000, 1), [1], 3_000],
    ['all at once and no total', () => pageOf(3_000, 3_000, 1, null), [1], 3_000],
    ['always the same page', () => pageOf(1_000, 1_000, 1, null), [1, 2], 1_000],
    ['nobody', () => pageOf(0, 1_000, 1), [1], 0],
  ])('are read to the end from a server that gives %s', async (_name, answer, pages, count) => {
    api().page.always(answer);
    await read();
    expect(asked()).toEqual(pages);
    expect(listed()).toHaveLength(count);
    expect(h.state().contacts.read.status).toBe('loaded');
    const largest = Math.max(
      0,
      ...h.payloads(contacts.pageLoaded).map((payload) => (payload as { contacts: [] }).contacts.length),
    );
    expect(largest).toBeLessThanOrEqual(1_000);
  });

  it('show while they are read, are read once, and again when they are an hour old', async () => {
    const second = deferred<ContactPage>();
    api().page.next(
      () => pageOf(1_500, 1_000, 1),
      () => second.promise,
    );
    await read();
    expect(listed()).toHaveLength(1_000);
    h.dispatch(contacts.listOpenRequested());
    second.resolve(pageOf(1_500, 1_000, 2));
    await h.pass(1_000);
    expect(listed()).toHaveLength(1_500);
    await read();
    expect(asked()).toEqual([1, 2]);
    await h.pass(60 * 60_000);
    api().page.always((page, max) => pageOf(3, max, page));
    await read();
    expect(asked()).toEqual([1, 2, 1]);
    expect(listed()).toHaveLength(3);
  });

  it('stay when a page cannot be read, and are read again when the agent asks', async () => {
    api().page.next(() => pageOf(1_500, 1_000, 1), fails('timeout'));
    await read();
    expect(listed()).toHaveLength(1_000);
    expect(h.state().contacts.read).toMatchObject({ status: 'failed', failure: { code: 'timeout' } });
    api().page.always((page, max) => pageOf(1_500, max, page));
    h.dispatch(contacts.readRequested());
    await h.pass(1_000);
    expect(listed()).toHaveLength(1_500);
    h.dispatch(contacts.readRequested());
    await h.pass(1_000);
    expect(asked()).toEqual([1, 2, 1, 2, 1, 2]);
  });
});

it('the search filters once typing rested for 500 ms', async () => {
  api().page.always(() => ({ contacts: rows(1, 20), count: 20, total: 20, max: null }));
  await read();
  h.dispatch(contacts.searchRequested({ text: '00001' }));
  await h.pass(400);
  h.dispatch(contacts.searchRequested({ text: '000012' }));
  await h.pass(499);
  expect(listed()).toHaveLength(20);
  await h.pass(1);
  expect(listed()).toEqual(['000012']);
  expect(h.payloads(contacts.searchSettled)).toEqual([{ text: '000012' }]);
});

it('many contacts, which are searched bit by bit, are all looked at, also where the search goes on', async () => {
  await h.end();
  // The checks of a development store would look at each of them at each action.
  h = createSagaHarness({ facts: signedIn, checks: false });
  h.run(watchContacts);
  h.dispatch(contacts.readStarted());
  h.dispatch(contacts.pageLoaded({ contacts: rows(0, 9_000) }));
  h.dispatch(contacts.readCompleted());
  const withIt = (text: string) => rows(0, 9_000).flatMap(({ id }) => (id.includes(text) ? [id] : []));
  for (const text of ['0077', '00777', '9']) {
    h.dispatch(contacts.searchRequested({ text }));
    await h.pass(600);
    expect(listed()).toEqual(withIt(text));
  }
});

describe('one contact', () => {
  it('is read when the agent chooses it, and again when that failed and they ask', async () => {
    api().one.next(fails('offline'));
    h.dispatch(contacts.openRequested({ contactId: '77' }));
    await h.settle();
    expect(h.types('contacts').slice(1)).toEqual(['contacts/oneReadStarted', 'contacts/oneReadFailed']);
    h.dispatch(contacts.oneReadRequested({ contactId: '77' }));
    await h.settle();
    expect(h.payloads(contacts.oneLoaded)).toMatchObject([{ contactId: '77', contact: { id: '77' } }]);
  });

  it('shows its conversations when they are asked for', async () => {
    h.services.conversationApi.ofContact.next(fails('timeout'));
    h.dispatch(contacts.historyRequested({ contactId: '77' }));
    await h.settle();
    expect(h.payloads(contacts.historyReadFailed)).toEqual([
      { contactId: '77', code: 'timeout', message: '' },
    ]);
    h.dispatch(contacts.historyRequested({ contactId: '77' }));
    await h.settle();
    expect(h.services.conversationApi.ofContact.calls).toEqual([['77'], ['77']]);
    expect(h.payloads(contacts.historyLoaded)).toMatchObject([{ contactId: '77' }]);
  });
});
