import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createConsoleDb, type OpenConsoleDb } from '../../../src/services/storage/db';
import { createFileStorage, type FileStorage } from '../../../src/services/storage/files';
import { createOutboxStorage } from '../../../src/services/storage/outbox';
import { sampleOutboxItem } from '../../support/samples';

const HOUR_MS = 3_600_000;

let now = 0;
let open: OpenConsoleDb;
let files: FileStorage;

const clock = { now: () => now };

beforeEach(() => {
  now = 1_000;
  globalThis.indexedDB = new IDBFactory();
  open = createConsoleDb();
  files = createFileStorage(open, clock);
});

const blob = (text: string) => new Blob([text], { type: 'text/plain' });

test('files outlive the page, whole and in parts', async () => {
  await files.put('Ana', 'u1', blob('conteúdo'));
  const later = createFileStorage(createConsoleDb(), clock);
  const kept = await later.get('u1');
  expect([kept?.type, await kept?.text()]).toEqual(['text/plain', 'conteúdo']);
  const part = await later.part('u1', 3, 2);
  expect(Buffer.from(part ?? new ArrayBuffer(0)).toString()).toBe('te');
  await expect(later.part('u1', 8, 100)).resolves.toHaveProperty('byteLength', 1);
});

test('a database that takes no Blob keeps the bytes', async () => {
  const { put } = IDBObjectStore.prototype;
  const refusing = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: object,
    key,
  ) {
    if ('blob' in value) throw new DOMException('BlobURLs are not yet supported', 'DataCloneError');
    return put.call(this, value, key);
  });
  await files.put('Ana', 'u1', blob('conteúdo'));
  refusing.mockRestore();
  const later = createFileStorage(createConsoleDb(), clock);
  const kept = await later.get('u1');
  expect([kept?.type, await kept?.text()]).toEqual(['text/plain', 'conteúdo']);
  await expect(later.part('u1', 8, 100)).resolves.toHaveProperty('byteLength', 1);
  now += 2 * HOUR_MS;
  await later.prune('Ana', []);
  await expect(later.get('u1')).resolves.toBeNull();
});

test('what is not there is null', async () => {
  await expect(files.get('u9')).resolves.toBeNull();
  await expect(files.part('u9', 0, 10)).resolves.toBeNull();
  await files.put('Ana', 'u1', blob('x'));
  await files.remove('u1');
  await expect(files.get('u1')).resolves.toBeNull();
});

test('pruning leaves what is named, what is new, and what others left', async () => {
  await files.put('Ana', 'named', blob('a'));
  await files.put('Ana', 'left', blob('b'));
  await files.put('Leo', 'other', blob('c'));
  now += 2 * HOUR_MS;
  await files.put('Ana', 'new', blob('d'));
  await files.prune('Ana', ['named']);
  const there = await Promise.all(['named', 'left', 'other', 'new'].map((id) => files.get(id)));
  expect(there.map((one) => one !== null)).toEqual([true, false, true, true]);
});

test.each([
  ['no room', new DOMException('full', 'QuotaExceededError'), 'quota'],
  ['another failure', new DOMException('gone', 'UnknownError'), 'storage'],
])('%s is told, and the file is there as long as the page', async (_what, error, code) => {
  const broken = createFileStorage(() => Promise.reject(error), clock);
  await expect(broken.put('Ana', 'u1', blob('x'))).rejects.toMatchObject({ code });
  await expect((await broken.get('u1'))?.text()).resolves.toBe('x');
});

test('a database of the version before gets its place for files, and keeps its items', async () => {
  const before = await openDB('agent-console', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'clientMsgId' }).createIndex('byAgent', 'agent');
      for (const name of ['drafts', 'vault', 'keys', 'logSegments', 'logBatches']) db.createObjectStore(name);
    },
  });
  const { file: _none, ...old } = sampleOutboxItem();
  await before.put('outbox', { ...old, agent: 'Ana' });
  before.close();
  await files.put('Ana', 'u1', blob('x'));
  await expect(createOutboxStorage(open).all('Ana')).resolves.toEqual([sampleOutboxItem()]);
});

test('what was known when an item first went out outlives the page', async () => {
  const outbox = createOutboxStorage(open);
  const item = sampleOutboxItem({
    customer: 'Maria Souza',
    wentOut: true,
    knownUntil: '49',
    mustCheck: true,
  });
  const first = sampleOutboxItem({ clientMsgId: 'c2', order: 2, wentOut: true, knownUntil: null });
  for (const one of [item, first]) await outbox.put('Bia', one);
  await expect(outbox.all('Bia')).resolves.toEqual([item, first]);
});
