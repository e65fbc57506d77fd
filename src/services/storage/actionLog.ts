import * as v from 'valibot';
import type { LogBatch, SegmentHeader } from '../../store/actionLog/types';
import type { OpenConsoleDb } from './db';
import { readable } from './readable';
import { stored } from './stored';
import { writeAtOnce } from './writeAtOnce';

/** The action log on this browser: heads of segments, and one record for each batch of actions. */
export interface ActionLogStorage {
  /** Puts a segment and gives up the oldest ones. */
  begin(segment: SegmentHeader): Promise<void>;
  append(batch: LogBatch): Promise<void>;
  /** The kept segments by age, each a head with its `actions`; whoever reads them checks them. */
  segments(): Promise<object[]>;
}

/** Some 16,000 actions; a reload costs a segment too. */
const SEGMENTS_KEPT = 16;

const batchSchema = v.object({ segment: v.string(), index: v.number(), actions: v.array(v.unknown()) });

type Batch = v.InferOutput<typeof batchSchema>;

const headSchema = v.looseObject({ id: v.string() });

/** A crash may have cost the end of a log, but what follows a missing batch would not replay. */
function unbroken(batches: readonly Batch[]): unknown[] {
  const inOrder = [...batches].sort((a, b) => a.index - b.index);
  const gap = inOrder.findIndex(({ index }, place) => index !== place);
  return inOrder.slice(0, gap < 0 ? inOrder.length : gap).flatMap(({ actions }) => actions);
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

/** The action log in the console's database. A write may be lost with the machine, not with the page. */
export function createActionLogStorage(open: OpenConsoleDb): ActionLogStorage {
  const relaxed = { durability: 'relaxed' } as const;
  return {
    begin: (segment) =>
      stored(async () => {
        const transaction = (await open()).transaction(['logSegments', 'logBatches'], 'readwrite', relaxed);
        const heads = transaction.objectStore('logSegments');
        const batches = transaction.objectStore('logBatches');
        const trim = async () => {
          const old = (await heads.getAllKeys()).slice(0, -SEGMENTS_KEPT);
          const batchesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);
          await Promise.all(old.flatMap((id) => [heads.delete(id), batches.delete(batchesOf(id))]));
        };
        await Promise.all([heads.put(segment), trim(), transaction.done]);
      }),
    append: (batch) =>
      stored(async () => {
        await writeAtOnce(await open(), 'logBatches', (batches) => batches.put(batch), relaxed);
      }),
    segments: () =>
      stored(async () => {
        const transaction = (await open()).transaction(['logSegments', 'logBatches'], 'readonly');
        const [heads, records] = await Promise.all([
          transaction.objectStore('logSegments').getAll(),
          transaction.objectStore('logBatches').getAll(),
        ]);
        const batches = bySegment(readable(batchSchema, records));
        return readable(headSchema, heads).map((head) => ({
          ...head,
          actions: unbroken(batches.get(head.id) ?? []),
        }));
      }),
  };
}
