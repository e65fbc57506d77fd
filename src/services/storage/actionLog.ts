import { unwrap, type IDBPDatabase, type IDBPTransaction } from 'idb';
import * as v from 'valibot';
import type { LogBatch, SegmentHeader } from '../../store/actionLog/types';
import type { ConsoleDb, OpenConsoleDb } from './db';
import { parseRecords, withStorageErrors } from './records';

/** The action log on this browser: heads of segments, and one record for each batch of actions. */
export interface ActionLogStorage {
  /** Puts a segment and gives up the oldest ones, first those of other pages. */
  begin(segment: SegmentHeader): Promise<void>;
  append(batch: LogBatch): Promise<void>;
  /** The kept segments by age, each a head with its `actions`; whoever reads them checks them. */
  segments(): Promise<object[]>;
  /** The ids of the kept segments, by age. */
  ids(): Promise<string[]>;
  /** The head of a segment with its snapshot; null when it is gone. Whoever reads it checks it. */
  head(id: string): Promise<object | null>;
  /** The actions of so many batches of a segment, from one on; none: that was all. Whoever reads them checks them. */
  actions(id: string, from: number, batches: number): Promise<unknown[]>;
}

/** Some 16,000 actions; a reload costs a segment too. */
const SEGMENTS_KEPT = 16;

const batchSchema = v.object({ segment: v.string(), index: v.number(), actions: v.string() });

type Batch = v.InferOutput<typeof batchSchema>;

const headSchema = v.looseObject({ id: v.string(), snapshot: v.string() });

/** A crash may have cost the end of a log, but what follows a missing batch would not replay. */
function unbroken(batches: readonly Batch[], from = 0): unknown[] {
  const inOrder = [...batches].sort((a, b) => a.index - b.index);
  const gap = inOrder.findIndex(({ index }, place) => index !== from + place);
  return inOrder
    .slice(0, gap < 0 ? inOrder.length : gap)
    .flatMap<unknown>(({ actions }) => JSON.parse(actions));
}

function withSnapshot(head: v.InferOutput<typeof headSchema>): object {
  return { ...head, snapshot: JSON.parse(head.snapshot) as unknown };
}

function bySegment(batches: readonly Batch[]): Map<string, Batch[]> {
  const groups = new Map<string, Batch[]>();
  for (const batch of batches) {
    const group = groups.get(batch.segment);
    if (group === undefined) groups.set(batch.segment, [batch]);
    else group.push(batch);
  }
  return groups;
}

/**
 * Puts a record and commits at once: a page that goes away would take an open transaction along. Past
 * idb, whose wrappers would double what the main thread has to do for it.
 */
function put(db: IDBDatabase, store: 'logSegments' | 'logBatches', record: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(store, 'readwrite', { durability: 'relaxed' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The write was aborted'));
    transaction.objectStore(store).put(record);
    transaction.commit();
  });
}

type Trimming = IDBPTransaction<ConsoleDb, ('logSegments' | 'logBatches')[], 'readwrite'>;

/**
 * Gives up the oldest segments, those of the page that writes last: a clock that was behind as it began makes them look
 * old. What has no head can be read by nobody, and goes too.
 */
async function trimIn(transaction: Trimming, page: string): Promise<void> {
  const segments = transaction.objectStore('logSegments');
  const batches = transaction.objectStore('logBatches');
  const ids = await segments.getAllKeys();
  const isOwn = (id: string): boolean => id.startsWith(`${page}/`);
  const byAge = [...ids.filter((id) => !isOwn(id)), ...ids.filter(isOwn)];
  const kept = new Set(byAge.slice(-SEGMENTS_KEPT));
  for (const id of ids) if (!kept.has(id)) await segments.delete(id);
  let cursor = await batches.openKeyCursor();
  while (cursor !== null) {
    const [id] = cursor.key;
    const end: [string, number] = [id, Infinity];
    if (!kept.has(id)) await batches.delete(IDBKeyRange.bound([id, 0], end));
    cursor = await cursor.continue(end);
  }
}

async function trim(db: IDBPDatabase<ConsoleDb>, page: string): Promise<void> {
  const transaction = db.transaction(['logSegments', 'logBatches'], 'readwrite', { durability: 'relaxed' });
  await Promise.all([trimIn(transaction, page), transaction.done]);
}

/**
 * The action log in the console's database. A write may be lost with the machine, not with the page.
 * Records hold JSON: a text takes the main thread less than half the time of a tree of objects.
 */
export function createActionLogStorage(open: OpenConsoleDb): ActionLogStorage {
  return {
    begin: (segment) =>
      withStorageErrors(async () => {
        const db = await open();
        try {
          await put(unwrap(db), 'logSegments', { ...segment, snapshot: JSON.stringify(segment.snapshot) });
        } finally {
          // Where a full disk refused the head it may have taken a batch, which went out in the same turn.
          await trim(db, segment.page);
        }
      }),
    append: (batch) =>
      withStorageErrors(async () => {
        const record = { ...batch, actions: JSON.stringify(batch.actions) };
        await put(unwrap(await open()), 'logBatches', record);
      }),
    segments: () =>
      withStorageErrors(async () => {
        const transaction = (await open()).transaction(['logSegments', 'logBatches'], 'readonly');
        const [heads, records] = await Promise.all([
          transaction.objectStore('logSegments').getAll(),
          transaction.objectStore('logBatches').getAll(),
        ]);
        const batches = bySegment(parseRecords(batchSchema, records));
        return parseRecords(headSchema, heads).map((head) => ({
          ...withSnapshot(head),
          actions: unbroken(batches.get(head.id) ?? []),
        }));
      }),
    ids: () => withStorageErrors(async () => (await open()).getAllKeys('logSegments')),
    head: (id) =>
      withStorageErrors(async () => {
        const [head] = parseRecords(headSchema, [await (await open()).get('logSegments', id)]);
        return head === undefined ? null : withSnapshot(head);
      }),
    actions: (id, from, batches) =>
      withStorageErrors(async () => {
        const range = IDBKeyRange.bound([id, from], [id, from + batches - 1]);
        return unbroken(parseRecords(batchSchema, await (await open()).getAll('logBatches', range)), from);
      }),
  };
}
