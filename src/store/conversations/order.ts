/**
 * Which conversation comes first: the one with the latest message. Each has a rank that only grows;
 * ranks lie in pages of 64, so that moving one to the top copies two pages and not the whole list.
 */
export interface ConversationOrder {
  /** The next rank to give. */
  next: number;
  /** Lower ranks first; pages that nobody is left in are dropped. */
  pages: readonly RankPage[];
}

/** The conversations whose ranks fall in one page. */
export interface RankPage {
  /** The lowest rank that belongs here, a multiple of 64. */
  first: number;
  /** Conversation ids from that rank on; null where a conversation has moved on. */
  ids: readonly (string | null)[];
}

const PAGE = 64;

/** No conversation at all. */
export const EMPTY_ORDER: ConversationOrder = { next: 0, pages: [] };

/** The order with an id on top, under the rank `order.next`. */
export function withTop({ next, pages }: ConversationOrder, id: string): ConversationOrder {
  const last = pages.at(-1);
  const first = next - (next % PAGE);
  if (last?.first === first) {
    return { next: next + 1, pages: pages.with(-1, { first, ids: [...last.ids, id] }) };
  }
  const ids = [...new Array<null>(next - first).fill(null), id];
  return { next: next + 1, pages: [...pages, { first, ids }] };
}

function pageAt(pages: readonly RankPage[], rank: number): number {
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((pages[middle]?.first ?? 0) > rank) high = middle - 1;
    else low = middle;
  }
  return low;
}

/** The order without a rank. */
export function withoutRank(order: ConversationOrder, rank: number): ConversationOrder {
  const at = pageAt(order.pages, rank);
  const page = order.pages[at];
  const slot = page === undefined ? -1 : rank - page.first;
  if (page === undefined || (page.ids[slot] ?? null) === null) return order;
  const ids = page.ids.with(slot, null);
  const isLeft = ids.some((id) => id !== null);
  // The newest page keeps its place: the next rank goes there.
  const goesOn = isLeft || at === order.pages.length - 1;
  const pages = goesOn ? order.pages.with(at, { first: page.first, ids }) : order.pages.toSpliced(at, 1);
  return { ...order, pages };
}

/** An order made in one go; the first id comes first. */
export function orderOf(ids: readonly string[]): ConversationOrder {
  const upwards = ids.toReversed();
  const pages: RankPage[] = [];
  for (let first = 0; first < upwards.length; first += PAGE) {
    pages.push({ first, ids: upwards.slice(first, first + PAGE) });
  }
  return { next: ids.length, pages };
}

const downwards = new WeakMap<RankPage, readonly string[]>();

function idsOf(page: RankPage): readonly string[] {
  const known = downwards.get(page);
  if (known !== undefined) return known;
  const ids = page.ids.filter((id) => id !== null).reverse();
  downwards.set(page, ids);
  return ids;
}

/** All ids, the first on top; only pages that changed are read again. */
export function idsInOrder(order: ConversationOrder): string[] {
  return order.pages.toReversed().flatMap(idsOf);
}
