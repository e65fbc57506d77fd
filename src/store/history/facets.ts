import { markOf } from '../../lib/queueType';
import { namesOf } from '../../lib/records';
import type { CallRow, HistoryFacet, HistoryFilter, ServiceRow } from './types';

/** How often each value of a facet stands in the rows of the days. */
export type FacetCounts = ReadonlyMap<HistoryFacet, ReadonlyMap<string, number>>;

type ValueOf<Row> = (row: Row) => string;
type Facets<Row> = Readonly<Partial<Record<HistoryFacet, ValueOf<Row>>>>;

/** How a call went. */
export function callStatus({ answered, direction }: CallRow): 'received' | 'missed' | 'made' | 'unanswered' {
  if (direction === 'incoming') return answered ? 'received' : 'missed';
  return answered ? 'made' : 'unanswered';
}

/** What calls are told apart by; '' stands for what nobody knows. */
export const callFacets: Facets<CallRow> = {
  status: callStatus,
  queue: ({ queue }) => queue ?? '',
  classification: ({ classification }) => classification ?? '',
};

/** What services are told apart by; '' stands for what nobody knows. */
export const serviceFacets: Facets<ServiceRow> = {
  channel: ({ conversation }) => markOf(conversation.queueType, conversation.fromId),
  queue: ({ conversation }) => conversation.queue,
  direction: ({ conversation }) => conversation.direction ?? '',
  classification: ({ classification }) => classification ?? '',
};

/** The rows that have every value that is asked for; the same list where none is. */
export function filteredRows<Row>(
  rows: readonly Row[],
  facets: Facets<Row>,
  filter: HistoryFilter,
): readonly Row[] {
  const asked = namesOf(filter);
  if (asked.length === 0) return rows;
  return rows.filter((row) => asked.every((facet) => facets[facet]?.(row) === filter[facet]));
}

/** The values of each facet in some rows, with how many rows have them. */
export function countsOf<Row>(rows: readonly Row[], facets: Facets<Row>): FacetCounts {
  return new Map(
    namesOf(facets).map((facet) => {
      const counts = new Map<string, number>();
      for (const row of rows) {
        const value = facets[facet]?.(row) ?? '';
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [facet, counts] as const;
    }),
  );
}
