import { withoutSigns } from '../../lib/cleanNumber';
import { searchKey } from '../../lib/text';
import type { CallColumn, CallRow, HistoryColumn, HistoryTable, ServiceColumn, ServiceRow } from './types';

/** What a row is sorted by in a column; null stands at the end, whichever way. */
export type SortKey = string | number | null;

/** What can be done with a column beside showing it; null: nothing of the kind. */
export interface ColumnData<Row> {
  /** What its rows are sorted by. */
  sort: ((row: Row) => SortKey) | null;
  /** What the search finds a row by. */
  search: ((row: Row) => string | null) | null;
}

function text(value: string | null): SortKey {
  const key = searchKey((value ?? '').trim());
  return key === '' ? null : key;
}

/** A longer number is a larger one; an address without any goes by its letters, after all numbers. */
function number(value: string): SortKey {
  const [name = ''] = value.split('@');
  const digits = name.replace(/\D/g, '');
  return digits === '' ? text(value) : digits.padStart(20, '0');
}

/** A number as it came, and without its signs. */
function bothWays(value: string): string {
  return `${value}\n${withoutSigns(value)}`;
}

/** A column of words, which sort without accents and case. */
function words<Row>(of: (row: Row) => string | null): ColumnData<Row> {
  return { sort: (row) => text(of(row)), search: of };
}

const BUTTONS: ColumnData<unknown> = { sort: null, search: null };

const classification = {
  classify: { sort: (row) => (row.classification === null ? 0 : 1), search: null },
  classification: words((row) => row.classification),
  subclassification: words((row) => row.subclassification),
  notes: words((row) => row.notes),
} satisfies Record<string, ColumnData<Pick<CallRow, 'classification' | 'subclassification' | 'notes'>>>;

/** The columns of the calls. */
export const callColumns: Readonly<Record<CallColumn, ColumnData<CallRow>>> = {
  date: { sort: ({ startedAt }) => startedAt, search: null },
  number: { sort: (row) => number(row.number), search: (row) => bothWays(row.number) },
  name: words(({ name }) => name),
  duration: { sort: ({ seconds }) => seconds, search: null },
  // What was missed comes first.
  status: {
    sort: ({ answered, direction }) => (direction === 'incoming' ? 0 : 2) + (answered ? 1 : 0),
    search: null,
  },
  call: BUTTONS,
  ...classification,
};

/** The columns of the services. */
export const serviceColumns: Readonly<Record<ServiceColumn, ColumnData<ServiceRow>>> = {
  protocol: {
    sort: ({ conversation }) => number(conversation.id),
    search: ({ conversation }) => `#${conversation.id}`,
  },
  type: { sort: ({ conversation }) => conversation.queueType, search: null },
  date: { sort: ({ startedAt }) => startedAt, search: null },
  number: {
    sort: ({ conversation }) => number(conversation.fromId),
    search: ({ conversation }) => bothWays(conversation.fromId),
  },
  name: words(({ conversation }) => conversation.fromName),
  direction: { sort: ({ conversation }) => conversation.direction, search: null },
  queue: words(({ conversation }) => conversation.queue),
  ...classification,
  view: BUTTONS,
  call: BUTTONS,
};

/** What the search finds a call by that has no column. */
export const callExtras = ({ queue }: CallRow): string | null => queue;

/** What the search finds a service by that has no column. */
export const serviceExtras = ({ conversation }: ServiceRow): string | null => conversation.subject;

/** The columns of a table by name, as far as it has them. */
export const columnsByTable: Readonly<
  Record<HistoryTable, Readonly<Partial<Record<HistoryColumn, { sort: unknown }>>>>
> = { calls: callColumns, services: serviceColumns };
