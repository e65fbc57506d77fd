import { searchKey } from '../../lib/text';
import { latestFirst } from '../../lib/time';
import type { CallRow, HistoryColumn, ServiceRow, Sort } from './types';

/** What a row is sorted by in a column; null stands at the end, whichever way. */
type Key = string | number | null;

/** What a row is sorted by, by column; columns of buttons have nothing. */
type Keys<Row> = Readonly<Partial<Record<HistoryColumn, (row: Row) => Key>>>;

function text(value: string | null): Key {
  const key = searchKey((value ?? '').trim());
  return key === '' ? null : key;
}

/** A longer number is a larger one; an address without any goes by its letters, after all numbers. */
function number(value: string): Key {
  const [name = ''] = value.split('@');
  const digits = name.replace(/\D/g, '');
  return digits === '' ? text(value) : digits.padStart(20, '0');
}

const CLASSIFICATION: Keys<Pick<CallRow, 'classification' | 'subclassification' | 'notes'>> = {
  classify: ({ classification }) => (classification === null ? 0 : 1),
  classification: ({ classification }) => text(classification),
  subclassification: ({ subclassification }) => text(subclassification),
  notes: ({ notes }) => text(notes),
};

const CALLS: Keys<CallRow> = {
  ...CLASSIFICATION,
  date: ({ startedAt }) => startedAt,
  number: (row) => number(row.number),
  name: ({ name }) => text(name),
  duration: ({ seconds }) => seconds,
  // What was missed comes first.
  status: ({ answered, direction }) => (direction === 'incoming' ? 0 : 2) + (answered ? 1 : 0),
};

const SERVICES: Keys<ServiceRow> = {
  ...CLASSIFICATION,
  protocol: ({ conversation }) => number(conversation.id),
  type: ({ conversation }) => conversation.queueType,
  date: ({ startedAt }) => startedAt,
  number: ({ conversation }) => number(conversation.fromId),
  name: ({ conversation }) => text(conversation.fromName),
  direction: ({ conversation }) => conversation.direction,
  queue: ({ conversation }) => text(conversation.queue),
};

function compare(a: Key, b: Key): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

function sorted<Row extends { startedAt: number | null }>(
  rows: readonly Row[],
  keyOf: ((row: Row) => Key) | undefined,
  descending: boolean,
): readonly Row[] {
  if (keyOf === undefined) return rows;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    const order = compare(a.key, b.key);
    if (order === 0) return latestFirst(a.row.startedAt, b.row.startedAt);
    // What has nothing stays at the end.
    return descending && a.key !== null && b.key !== null ? -order : order;
  });
  return keyed.map(({ row }) => row);
}

/** Calls by a column; among equals the latest first. */
export function sortedCalls(rows: readonly CallRow[], { column, descending }: Sort): readonly CallRow[] {
  return sorted(rows, CALLS[column], descending);
}

/** Services by a column; among equals the latest first. */
export function sortedServices(
  rows: readonly ServiceRow[],
  { column, descending }: Sort,
): readonly ServiceRow[] {
  return sorted(rows, SERVICES[column], descending);
}
