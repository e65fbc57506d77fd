import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createConsoleDb, type OpenConsoleDb } from '../../../src/services/storage/db';
import { createDraftStorage } from '../../../src/services/storage/drafts';
import { createOutboxStorage } from '../../../src/services/storage/outbox';
import { emptyRichContent } from '../../../src/lib/richContent';
import type { Draft } from '../../../src/store/drafts/types';
import type { OutboxItem } from '../../../src/store/outbox/types';

/** A range of an entity that there is not. */
const PICTURE = { offset: 0, length: 1, key: 0 };

let open: OpenConsoleDb;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  open = createConsoleDb();
});

function draft(conversationId: string, text = 'oi'): Draft {
  return { conversationId, text, quoted: null, mails: [], savedAt: 1 };
}

function item(clientMsgId: string, order: number): OutboxItem {
  return {
    clientMsgId,
    reqId: 'r',
    target: { conversationId: '42', fromId: '55@c.us', queue: 'SAC', queueType: 3 },
    text: 'oi',
    file: null,
    mail: null,
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

  test('a damaged mail takes nothing else along, and its text stays', async () => {
    const content = { ...emptyRichContent, blocks: [{ ...emptyRichContent.blocks[0], text: 'Bom dia' }] };
    const mail = {
      key: 'answer:7',
      kind: 'answer',
      messageId: '7',
      providerId: null,
      to: ['a@b.cl'],
      cc: [],
      bcc: [],
      subject: 'Re: Nota',
      files: [],
      quotes: false,
      content,
      savedAt: 2,
    };
    const torn = [
      {
        ...mail,
        content: { blocks: [{ key: 'a', text: 'Segue' }, null, { text: 'o prazo' }], entityMap: {} },
      },
      { ...mail, to: 'a@b.cl', cc: undefined },
      { ...mail, content: { ...content, blocks: [{ ...content.blocks[0], entityRanges: [PICTURE] }] } },
      { ...mail, content: 'perdido' },
      null,
    ];
    const db = await open();
    await db.put('drafts', { ...draft('1'), agent: 'Ana', quoted: 7, mails: [mail, ...torn] });
    const [found] = await createDraftStorage(open).all('Ana');
    expect(found).toMatchObject({ text: 'oi', quoted: null });
    const texts = found?.mails.map(({ content: { blocks } }) => blocks.map(({ text }) => text).join('|'));
    expect(texts).toEqual(['Bom dia', 'Segue|o prazo', 'Bom dia', 'Bom dia']);
    expect(found?.mails.map(({ isMended }) => isMended)).toEqual([undefined, true, true, true]);
    expect(found?.mails[1]).toMatchObject({ to: ['a@b.cl'], subject: 'Re: Nota', messageId: '7' });
    expect(found?.mails[2]).toMatchObject({ to: [], cc: [], kind: 'answer' });
    if (found === undefined) throw new Error('No draft');
    await createDraftStorage(open).put('Ana', found);
    await expect(createDraftStorage(open).all('Ana')).resolves.toEqual([found]);
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

  test('comes back whole, with what only some items have', async () => {
    const outbox = createOutboxStorage(open);
    const whole: Required<OutboxItem> = {
      ...item('a', 1),
      customer: 'Rita',
      wentOut: true,
      knownUntil: '7',
      heldUntil: 2_000,
      mustCheck: true,
    };
    const takenBack = { ...whole, clientMsgId: 'b', order: 2, knownUntil: null, heldUntil: null };
    await outbox.put('Ana', whole);
    await outbox.put('Ana', takenBack);
    await expect(outbox.all('Ana')).resolves.toEqual([whole, takenBack]);
  });

  test.each([0, 9])('keeps what goes to a queue type that is not known (%d)', async (queueType) => {
    const outbox = createOutboxStorage(open);
    const one = { ...item('a', 1), target: { ...item('a', 1).target, queueType } };
    await outbox.put('Ana', one);
    await expect(outbox.all('Ana')).resolves.toEqual([one]);
  });

  test('what is acknowledged leaves', async () => {
    const outbox = createOutboxStorage(open);
    await outbox.put('Ana', item('a', 1));
    await outbox.settle('Ana', ['a'], []);
    await outbox.settle('Ana', ['a'], []);
    await expect(outbox.all('Ana')).resolves.toEqual([]);
  });

  test('what went back to a draft leaves together with the draft’s writing, or not at all', async () => {
    const outbox = createOutboxStorage(open);
    const drafts = createDraftStorage(open);
    for (const [order, id] of ['a', 'b', 'c'].entries()) await outbox.put('Ana', item(id, order));
    await outbox.settle('Ana', ['a', 'b'], [draft('42', 'a e b')]);
    await expect(outbox.all('Ana')).resolves.toEqual([item('c', 2)]);
    await expect(drafts.all('Ana')).resolves.toEqual([draft('42', 'a e b')]);
    const unwritable = { ...draft('42', 'c'), savedAt: Symbol('no clone') as unknown as number };
    await expect(outbox.settle('Ana', ['c'], [unwritable])).rejects.toMatchObject({ code: 'storage' });
    await expect(outbox.all('Ana')).resolves.toEqual([item('c', 2)]);
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
    await expect(createOutboxStorage(open).settle('Ana', ['a'], [])).rejects.toMatchObject({
      code: 'storage',
    });
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
