import { changedPlaces } from '../../lib/buckets';
import { sameEntries } from '../../lib/records';
import type { ChannelMark } from '../../lib/queueType';
import type { Facets } from './worklistFacets';

/** How many conversations each filter would leave. */
export interface ListCounts {
  all: number;
  unanswered: number;
  unread: number;
  channels: Readonly<Partial<Record<ChannelMark, number>>>;
  queues: Readonly<Record<string, number>>;
}

/** Whether two counts say the same. */
export function sameCounts(a: ListCounts, b: ListCounts): boolean {
  return (
    a.all === b.all &&
    a.unanswered === b.unanswered &&
    a.unread === b.unread &&
    sameEntries(a.channels, b.channels) &&
    sameEntries(a.queues, b.queues)
  );
}

function add<Name>(numbers: Map<Name, number>, name: Name, by: number): void {
  const sum = (numbers.get(name) ?? 0) + by;
  if (sum === 0) numbers.delete(name);
  else numbers.set(name, sum);
}

/** Counts that follow the facets: a part that is the same one as the last time is not counted again. */
export function createListCounter(): (facets: readonly (readonly Facets[])[]) => ListCounts {
  const channels = new Map<ChannelMark, number>();
  const queues = new Map<string, number>();
  let [all, unanswered, unread] = [0, 0, 0];
  let counted: readonly (readonly Facets[])[] = [];

  function count(part: readonly Facets[], by: 1 | -1): void {
    for (const { conversation, isUnanswered, mark } of part) {
      all += by;
      if (isUnanswered) unanswered += by;
      if (conversation.unread > 0) unread += by;
      add(channels, mark, by);
      add(queues, conversation.queue, by);
    }
  }

  return (facets) => {
    for (const at of changedPlaces(counted, facets)) {
      count(counted[at] ?? [], -1);
      count(facets[at] ?? [], 1);
    }
    counted = facets;
    const named = { channels: Object.fromEntries(channels), queues: Object.fromEntries(queues) };
    return { all, unanswered, unread, ...named };
  };
}
