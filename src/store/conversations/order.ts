/**
 * Which conversation comes first: the one with the latest message. Each has a rank that only grows;
 * ranks lie in pages of 64, so that moving one to the top copies two pages and not the whole list.
 */
export interface ConversationOrder {
  /** The next rank to give. */
  next: number;
  /** Conversation ids by rank, in pages. */
  pages: Readonly<Record<number, RankPage>>;
}

/** The conversations whose ranks fall in one page. */
export type RankPage = Readonly<Record<number, string>>;

const PAGE = 64;

/** No conversation at all. */
export const EMPTY_ORDER: ConversationOrder = { next: 0, pages: {} };

/** The order with an id on top, under the rank `order.next`. */
export function withTop(order: ConversationOrder, id: string): ConversationOrder {
  const rank = order.next;
  const page = Math.floor(rank / PAGE);
  return { next: rank + 1, pages: { ...order.pages, [page]: { ...order.pages[page], [rank]: id } } };
}

/** The order without a rank. */
export function withoutRank(order: ConversationOrder, rank: number): ConversationOrder {
  const number = Math.floor(rank / PAGE);
  const page = order.pages[number];
  if (page?.[rank] === undefined) return order;
  const { [rank]: _removed, ...rest } = page;
  if (Object.keys(rest).length > 0) return { ...order, pages: { ...order.pages, [number]: rest } };
  const { [number]: _empty, ...pages } = order.pages;
  return { ...order, pages };
}

/** An order made in one go; the first id comes first. */
export function orderOf(ids: readonly string[]): ConversationOrder {
  const pages: Record<number, Record<number, string>> = {};
  ids.forEach((id, index) => {
    const rank = ids.length - 1 - index;
    (pages[Math.floor(rank / PAGE)] ??= {})[rank] = id;
  });
  return { next: ids.length, pages };
}

const pageIds = new WeakMap<RankPage, readonly string[]>();

function idsOf(page: RankPage): readonly string[] {
  const known = pageIds.get(page);
  if (known !== undefined) return known;
  // Integer keys are enumerated upwards.
  const ids = Object.values(page).reverse();
  pageIds.set(page, ids);
  return ids;
}

/** All ids, the first on top; only pages that changed are read again. */
export function idsInOrder(order: ConversationOrder): string[] {
  return Object.values(order.pages)
    .reverse()
    .flatMap((page) => idsOf(page));
}
