import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createConsoleDb } from '../../../src/services/storage/db';
import { createPendingLeaveStorage, type PendingLeave } from '../../../src/services/storage/pendingLeaves';
import { createVault } from '../../../src/services/storage/vault';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const page = () => createPendingLeaveStorage(createVault(createConsoleDb()));

const leave = (login: string, queues = ['SAC']): PendingLeave => ({
  server: 'https://centro.example',
  login,
  fullName: login,
  queues,
  token: 'token',
  at: 5,
});

test('keeps one record for each login, over the page’s end', async () => {
  const storage = page();
  await storage.put(leave('ana'));
  await storage.put(leave('bruno'));
  await storage.put(leave('ana', ['Vendas']));
  await expect(page().all()).resolves.toEqual([leave('bruno'), leave('ana', ['Vendas'])]);
});

test('removes the record of one login alone', async () => {
  const storage = page();
  await storage.put(leave('ana'));
  await storage.put(leave('bruno'));
  await storage.remove('ana');
  await expect(page().all()).resolves.toEqual([leave('bruno')]);
  await storage.remove('bruno');
  await expect(page().all()).resolves.toEqual([]);
});

test('takes what cannot be read for nothing', async () => {
  await createVault(createConsoleDb()).put('pendingLeaves', [{ login: 'ana' }]);
  await expect(page().all()).resolves.toEqual([]);
});
