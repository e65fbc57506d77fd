import { createKeptFormStorage } from '../../../src/services/storage/keptForms';
import { memoryDb } from '../../support/memoryDb';

function createPage() {
  const backup = new Map<string, string>();
  const page = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => backup.get(key) ?? null,
      setItem: (key: string, value: string) => void backup.set(key, value),
      removeItem: (key: string) => void backup.delete(key),
    },
  });
  return { backup, page: page as unknown as Window };
}

const FORM = { key: 'classify 1', values: '{"notes":"Quer boleto"}', changedAt: 2 };

test('kept forms are one record per agent and form', async () => {
  const storage = createKeptFormStorage(memoryDb(), createPage().page);
  await storage.put('ana', { ...FORM, values: '{}' });
  await storage.put('ana', FORM);
  await storage.put('bia', FORM);
  expect(await storage.all('ana')).toEqual([FORM]);
  await storage.remove('ana', FORM.key);
  expect(await storage.all('ana')).toEqual([]);
  expect(await storage.all('bia')).toHaveLength(1);
});

test('what is typed as the page goes is in the backup at once, and with the next page on disk', async () => {
  const { backup, page } = createPage();
  const open = memoryDb();
  const leaving = createKeptFormStorage(() => new Promise(() => undefined), page);
  page.dispatchEvent(new Event('pagehide'));
  void leaving.put('ana', FORM);
  expect(backup.size).toBe(1);
  const next = createKeptFormStorage(open, page);
  expect(await next.all('ana')).toEqual([FORM]);
  expect(backup.size).toBe(0);
});
