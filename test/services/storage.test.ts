import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createConsoleDb } from '../../src/services/storage/db';
import type { OpenConsoleDb } from '../../src/services/storage/db';
import { createDraftStorage } from '../../src/services/storage/drafts';
import { createOutboxStorage } from '../../src/services/storage/outbox';
import type { Draft } from '../../src/store/drafts/types';
import type { OutboxItem } from '../../src/store/outbox/types';

let open: OpenConsoleDb;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  open = createConsoleDb();
});

function draft(conversationId: string, text = 'oi'): Draft {
  return { conversationId, text, quoted: null, savedAt: 1 };
}

function item(clientMsgId: string, order: number): OutboxItem {
  return {
    clientMsgId,
    reqId: 'r',
    target: { conversationId: '42', fromId: '55@c.us', queue: 'SAC', queueType: 3 },
    text: 'oi',
    file: null,
    quoted: null,
    template: null,
    createdAt: 1_000 - order,
    queuedAt: 1_000 - order,
    order,
    state: 'queued',
    attempts: 0,
    failure: { code: 'timeout', message: '' },
  };
}

describe('drafts', () => {
  test('are kept per agent and conversation, and outlive the page', async () => {
    const drafts = createDraftStorage(open);
    await drafts.put('Ana', draft('1'));
    await drafts.put('Ana', draft('1', 'mudou'));
    await drafts.put('Ana', draft('2'));
    await drafts.put('Leo', draft('1', 'do Leo'));
    const afterReload = createDraftStorage(createConsoleDb());
    await expect(afterReload.all('Ana')).resolves.toEqual([draft('1', 'mudou'), draft('2')]);
    await expect(afterReload.all('Leo')).resolves.toEqual([draft('1', 'do Leo')]);
    await expect(afterReload.all('An')).resolves.toEqual([]);
  });

  test('removing one leaves those of others', async () => {
    const drafts = createDraftStorage(open);
    await drafts.put('Ana', draft('1'));
    await drafts.put('Leo', draft('1'));
    await drafts.remove('Ana', '1');
    await drafts.remove('Ana', 'nunca');
    await expect(drafts.all('Ana')).resolves.toEqual([]);
    await expect(drafts.all('Leo')).resolves.toHaveLength(1);
  });

  test('a record of another version is left alone', async () => {
    const db = await open();
    await db.put('drafts', { agent: 'Ana', conversationId: '1', rich: {} });
    await createDraftStorage(open).put('Ana', draft('2'));
    await expect(createDraftStorage(open).all('Ana')).resolves.toEqual([draft('2')]);
    await expect(db.count('drafts')).resolves.toBe(2);
  });
});

describe('the outbox', () => {
  test('comes back in the order in which it was written, per agent', async () => {
    const outbox = createOutboxStorage(open);
    await outbox.put('Ana', item('c', 3));
    await outbox.put('Ana', item('a', 1));
    await outbox.put('Leo', item('x', 1));
    await outbox.put('Ana', item('b', 2));
    await outbox.put('Ana', { ...item('b', 2), state: 'failed', attempts: 4 });
    const items = await createOutboxStorage(createConsoleDb()).all('Ana');
    expect(items).toEqual([item('a', 1), { ...item('b', 2), state: 'failed', attempts: 4 }, item('c', 3)]);
  });

  test('what is acknowledged leaves', async () => {
    const outbox = createOutboxStorage(open);
    await outbox.put('Ana', item('a', 1));
    await outbox.remove('a');
    await outbox.remove('a');
    await expect(outbox.all('Ana')).resolves.toEqual([]);
  });
});

describe('a storage that fails', () => {
  test('rejects with storage, and is tried anew', async () => {
    const works = globalThis.indexedDB;
    const broken = new IDBFactory();
    broken.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    globalThis.indexedDB = broken;
    const drafts = createDraftStorage(open);
    await expect(drafts.all('Ana')).rejects.toMatchObject({
      name: 'ServiceError',
      code: 'storage',
      message: '',
    });
    await expect(drafts.put('Ana', draft('1'))).rejects.toMatchObject({ code: 'storage' });
    await expect(createOutboxStorage(open).remove('a')).rejects.toMatchObject({ code: 'storage' });
    globalThis.indexedDB = works;
    await expect(drafts.all('Ana')).resolves.toEqual([]);
  });

  test('gives way to a newer version in another tab and says so until the reload', async () => {
    const drafts = createDraftStorage(open);
    await drafts.put('Ana', draft('1'));
    await new Promise<void>((resolve, reject) => {
      const upgrade = indexedDB.open('agent-console', 99);
      upgrade.onsuccess = () => {
        upgrade.result.close();
        resolve();
      };
      upgrade.onerror = () => {
        reject(new Error('not upgraded'));
      };
    });
    await expect(drafts.all('Ana')).rejects.toMatchObject({ code: 'storage' });
  });
});
