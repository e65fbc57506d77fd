import { createKeptFormStorage } from '../../../src/services/storage/keptForms';
import { leavingPage } from '../../support/leavingPage';
import { memoryDb } from '../../support/memoryDb';

const FORM = { key: 'classify 1', values: '{"notes":"Quer boleto"}', changedAt: 2 };

test('kept forms are one record per agent and form', async () => {
  const storage = createKeptFormStorage(memoryDb(), leavingPage().page);
  await storage.put('ana', { ...FORM, values: '{}' });
  await storage.put('ana', FORM);
  await storage.put('bia', FORM);
  expect(await storage.all('ana')).toEqual([FORM]);
  await storage.remove('ana', FORM.key);
  expect(await storage.all('ana')).toEqual([]);
  expect(await storage.all('bia')).toHaveLength(1);
});

test('what is typed as the page goes is in the backup at once, and with the next page on disk', async () => {
  const { backup, page } = leavingPage();
  const open = memoryDb();
  const leaving = createKeptFormStorage(() => new Promise(() => undefined), page);
  page.dispatchEvent(new Event('pagehide'));
  void leaving.put('ana', FORM);
  expect(backup.size).toBe(1);
  const next = createKeptFormStorage(open, page);
  expect(await next.all('ana')).toEqual([FORM]);
  expect(backup.size).toBe(0);
});
