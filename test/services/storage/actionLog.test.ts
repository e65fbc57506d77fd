import { createActionLogStorage, type ActionLogStorage } from '../../../src/services/storage/actionLog';
import type { SegmentHeader } from '../../../src/store/actionLog/types';
import { memoryDb } from '../../support/memoryDb';

function head(id: string): SegmentHeader {
  const page = id.split('/')[0] ?? '';
  return { id, page, format: 1, app: '1', schema: 1, startedAt: 0, continues: false, snapshot: { id } };
}

const actions = (...types: string[]) =>
  types.map((type) => ({ type, payload: undefined, meta: { at: 0, id: '' } }));

async function typesOf(storage: ActionLogStorage): Promise<unknown> {
  const segments = (await storage.segments()) as { id: string; actions: { type: string }[] }[];
  return segments.map((segment) => [segment.id, segment.actions.map(({ type }) => type).join('')]);
}

describe('the action log in the database', () => {
  it('gives back segments by age, each with its actions in order', async () => {
    const storage = createActionLogStorage(memoryDb());
    await storage.begin(head('p/1'));
    await storage.append({ segment: 'p/1', index: 0, actions: actions('a', 'b') });
    await storage.begin(head('p/0'));
    await storage.append({ segment: 'p/1', index: 1, actions: actions('c') });
    expect(await typesOf(storage)).toEqual([
      ['p/0', ''],
      ['p/1', 'abc'],
    ]);
    expect((await storage.segments())[1]).toMatchObject({ ...head('p/1') });
  });

  it('has more than ten batches in the order in which they came', async () => {
    const storage = createActionLogStorage(memoryDb());
    await storage.begin(head('p'));
    for (const index of Array(12).keys()) {
      await storage.append({ segment: 'p', index, actions: actions(String.fromCharCode(97 + index)) });
    }
    expect(await typesOf(storage)).toEqual([['p', 'abcdefghijkl']]);
  });

  it('ends a segment where a batch is missing', async () => {
    const storage = createActionLogStorage(memoryDb());
    await storage.begin(head('p'));
    await storage.append({ segment: 'p', index: 0, actions: actions('a') });
    await storage.append({ segment: 'p', index: 2, actions: actions('c') });
    expect(await typesOf(storage)).toEqual([['p', 'a']]);
  });

  it('writes in order without being waited for, as a page that goes does', async () => {
    const storage = createActionLogStorage(memoryDb());
    const writes = [
      storage.begin(head('p')),
      storage.append({ segment: 'p', index: 0, actions: actions('a') }),
      storage.append({ segment: 'p', index: 1, actions: actions('b') }),
    ];
    expect(await typesOf(storage)).toEqual([['p', 'ab']]);
    await Promise.all(writes);
  });

  it('gives up the oldest segments, with their actions', async () => {
    const open = memoryDb();
    const storage = createActionLogStorage(open);
    for (let number = 10; number < 30; number += 1) {
      await storage.begin(head(`p/${number}`));
      await storage.append({ segment: `p/${number}`, index: 0, actions: actions('a') });
    }
    const kept = Array.from({ length: 16 }, (_, index) => [`p/${index + 14}`, 'a']);
    expect(await typesOf(storage)).toEqual(kept);
    expect(await (await open()).count('logBatches')).toBe(16);
  });

  it('gives up those of other pages first, also where a clock was behind as this one began', async () => {
    const storage = createActionLogStorage(memoryDb());
    for (let number = 10; number < 26; number += 1) await storage.begin(head(`q${number}/0`));
    await storage.begin(head('p/0'));
    await storage.append({ segment: 'p/0', index: 0, actions: actions('a') });
    await storage.begin(head('p/1'));
    const ids = await storage.ids();
    expect(ids).toHaveLength(16);
    expect(ids.slice(0, 3)).toEqual(['p/0', 'p/1', 'q12/0']);
    expect((await typesOf(storage)) as unknown[]).toContainEqual(['p/0', 'a']);
  });

  it('clears what was written of a segment whose head is gone', async () => {
    const open = memoryDb();
    const storage = createActionLogStorage(open);
    await storage.append({ segment: 'a/0', index: 3, actions: actions('a') });
    await storage.append({ segment: 'p/00', index: 0, actions: actions('a') });
    await storage.append({ segment: 'z/0', index: 0, actions: actions('a') });
    await storage.begin(head('p/0'));
    await storage.append({ segment: 'p/0', index: 0, actions: actions('b') });
    await storage.begin(head('p/1'));
    expect(await (await open()).getAllKeys('logBatches')).toEqual([['p/0', 0]]);
  });

  it('leaves nothing of a segment whose head the disk refuses', async () => {
    const open = memoryDb();
    const storage = createActionLogStorage(open);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function full(
      this: IDBObjectStore,
    ): never {
      this.transaction.abort();
      throw new DOMException('full', 'QuotaExceededError');
    });
    const writes = [
      storage.begin(head('p/0')),
      storage.append({ segment: 'p/0', index: 0, actions: actions('a') }),
    ];
    const [begun, appended] = await Promise.allSettled(writes);
    put.mockRestore();
    expect([begun?.status, appended?.status]).toEqual(['rejected', 'fulfilled']);
    expect(await (await open()).count('logBatches')).toBe(0);
  });

  it('gives a segment bit by bit to who does not want all at once', async () => {
    const storage = createActionLogStorage(memoryDb());
    await storage.begin(head('p/1'));
    await storage.begin(head('p/0'));
    for (const index of Array(5).keys()) {
      await storage.append({ segment: 'p/1', index, actions: actions(String.fromCharCode(97 + index)) });
    }
    const part = async (from: number, batches: number) =>
      (await storage.actions('p/1', from, batches))
        .map((action) => (action as { type: string }).type)
        .join('');
    expect(await storage.ids()).toEqual(['p/0', 'p/1']);
    expect(await storage.head('p/1')).toMatchObject(head('p/1'));
    expect(await storage.head('p/2')).toBeNull();
    expect([await part(0, 2), await part(2, 2), await part(4, 2), await part(6, 2)]).toEqual([
      'ab',
      'cd',
      'e',
      '',
    ]);
  });

  it('rejects with `storage` where there is none', async () => {
    const storage = createActionLogStorage(() => Promise.reject(new Error('no database')));
    await expect(storage.begin(head('p'))).rejects.toMatchObject({ code: 'storage' });
    await expect(storage.append({ segment: 'p', index: 0, actions: [] })).rejects.toMatchObject({
      code: 'storage',
    });
    await expect(storage.segments()).rejects.toMatchObject({ code: 'storage' });
  });
});
