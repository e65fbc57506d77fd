import type { DraftStorage } from '../../../src/services/storage/drafts';
import { withDraftBackup } from '../../../src/services/storage/draftBackup';
import type { Draft } from '../../../src/store/drafts/types';

const KEY = 'agent-console.drafts';

const draft = (conversationId: string, text: string): Draft => ({
  conversationId,
  text,
  quoted: null,
  mails: [],
  savedAt: 1,
});

/** A disk that outlives pages, and may hang. */
function createDisk() {
  const kept = new Map<string, Draft>();
  const disk = { kept, isStuck: false };
  const write = (run: () => unknown) =>
    disk.isStuck ? new Promise<void>(() => undefined) : Promise.resolve(run()).then(() => undefined);
  const storage: DraftStorage = {
    all: async (agent) => [...kept].flatMap(([key, one]) => (key.startsWith(`${agent}/`) ? [one] : [])),
    put: (agent, one) => write(() => kept.set(`${agent}/${one.conversationId}`, one)),
    remove: (agent, id) => write(() => kept.delete(`${agent}/${id}`)),
  };
  return { disk, storage };
}

/** The same disk, which takes no more. */
const full = (storage: DraftStorage): DraftStorage => ({
  ...storage,
  put: () => Promise.reject(new Error('full')),
  remove: () => Promise.reject(new Error('full')),
});

function open(backup: Map<string, string>) {
  const page = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => backup.get(key) ?? null,
      setItem: (key: string, value: string) => void backup.set(key, value),
      removeItem: (key: string) => void backup.delete(key),
    },
  });
  return page as unknown as Window & EventTarget;
}

const goes = (page: EventTarget) => page.dispatchEvent(new Event('pagehide'));

let backup: Map<string, string>;
let parts: ReturnType<typeof createDisk>;

beforeEach(() => {
  backup = new Map();
  parts = createDisk();
});

test('nothing is in the backup while the disk answers', async () => {
  const page = open(backup);
  const drafts = withDraftBackup(parts.storage, page);
  await drafts.put('ana', draft('1', 'Bom dia'));
  goes(page);
  expect(backup.size).toBe(0);
  await expect(drafts.all('ana')).resolves.toEqual([draft('1', 'Bom dia')]);
});

test.each([
  ['before the page goes', false],
  ['as the page goes', true],
])('what is written %s, and not for certain on disk, is there for the next page', async (_when, isLate) => {
  const page = open(backup);
  const drafts = withDraftBackup(parts.storage, page);
  await drafts.put('ana', draft('2', 'vai embora'));
  parts.disk.isStuck = true;
  if (isLate) goes(page);
  void drafts.put('ana', draft('1', 'Vou ver'));
  void drafts.put('ana', draft('1', 'Vou ver no estoque'));
  void drafts.remove('ana', '2');
  if (!isLate) goes(page);
  parts.disk.isStuck = false;
  const next = withDraftBackup(parts.storage, open(backup));
  await expect(next.all('ana')).resolves.toEqual([draft('1', 'Vou ver no estoque')]);
  expect([...parts.disk.kept.keys()]).toEqual(['ana/1']);
  expect(backup.size).toBe(0);
});

test('what the outbox wrote later, with a text that came back, stays', async () => {
  const later = { ...draft('1', 'Posso ajudar? Olá'), savedAt: 2 };
  backup.set(KEY, JSON.stringify([{ agent: 'ana', conversationId: '1', draft: draft('1', 'Olá') }]));
  await parts.storage.put('ana', later);
  await expect(withDraftBackup(parts.storage, open(backup)).all('ana')).resolves.toEqual([later]);
  expect(backup.size).toBe(0);
});

test('it stays in the backup while the disk does not take it, and what nobody can read is passed over', async () => {
  backup.set(
    KEY,
    JSON.stringify([{ agent: 'ana', conversationId: '1', draft: draft('1', 'Olá') }, { x: 1 }]),
  );
  await parts.storage.put('ana', draft('1', 'Bom'));
  await parts.storage.put('ana', draft('2', 'Até logo'));
  await expect(withDraftBackup(full(parts.storage), open(backup)).all('ana')).resolves.toEqual([
    draft('2', 'Até logo'),
    draft('1', 'Olá'),
  ]);
  expect(backup.size).toBe(1);
  await parts.storage.remove('ana', '2');
  await expect(withDraftBackup(parts.storage, open(backup)).all('ana')).resolves.toEqual([draft('1', 'Olá')]);
  backup.set(KEY, '{');
  await expect(withDraftBackup(parts.storage, open(backup)).all('ana')).resolves.toHaveLength(1);
});

test('a removal that the disk does not take hides what was removed, and one of another agent hides nothing', async () => {
  await parts.storage.put('ana', draft('1', 'Olá'));
  await parts.storage.put('ana', draft('2', 'Até logo'));
  const removed = { conversationId: '1', draft: null };
  backup.set(
    KEY,
    JSON.stringify([
      { agent: 'ana', ...removed },
      { agent: 'bia', ...removed, conversationId: '2' },
    ]),
  );
  await expect(withDraftBackup(full(parts.storage), open(backup)).all('ana')).resolves.toEqual([
    draft('2', 'Até logo'),
  ]);
  expect(backup.size).toBe(1);
});

test('what the disk did not take stays for the next page beside what is under way, unless it is changed meanwhile', async () => {
  const change = (id: string, text: string) => ({ agent: 'ana', conversationId: id, draft: draft(id, text) });
  backup.set(KEY, JSON.stringify([change('1', 'Olá'), change('2', 'Até logo')]));
  const page = open(backup);
  let isFull = true;
  const drafts = withDraftBackup(
    {
      ...parts.storage,
      put: (agent, one) => (isFull ? full(parts.storage) : parts.storage).put(agent, one),
    },
    page,
  );
  await drafts.all('ana');
  isFull = false;
  await drafts.remove('ana', '1');
  expect(backup.get(KEY)).not.toContain('Olá');
  parts.disk.isStuck = true;
  void drafts.put('ana', draft('3', 'Vou ver'));
  goes(page);
  parts.disk.isStuck = false;
  await expect(withDraftBackup(parts.storage, open(backup)).all('ana')).resolves.toEqual([
    draft('2', 'Até logo'),
    draft('3', 'Vou ver'),
  ]);
});

test('a page that comes back from the browser’s cache writes what it left itself', () => {
  const page = open(backup);
  const drafts = withDraftBackup(parts.storage, page);
  parts.disk.isStuck = true;
  void drafts.put('ana', draft('1', 'Olá'));
  goes(page);
  expect(backup.size).toBe(1);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(backup.size).toBe(0);
});
