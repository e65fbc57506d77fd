import { searchKey } from '../../lib/text';
import type { ContactRow } from './types';

/** A contact and what it is sorted by: its name without accents and case, and its id among those of one name. */
export type Place = readonly [name: string, contact: ContactRow];

/** Contacts by name, in pages of bounded size: a change copies one page and not the whole list. */
export type ContactPages = readonly (readonly Place[])[];

const PAGE = 256;

/** Comes after all names. */
const NAMELESS = '\uffff';

/** What contacts of this name are sorted by. */
export function sortName(name: string): string {
  const key = searchKey(name.trim());
  return key === '' ? NAMELESS : key;
}

function isBefore([name, { id }]: Place, otherName: string, otherId: string): boolean {
  return name === otherName ? id < otherId : name < otherName;
}

/** How many items of a sorted list begin before this name and id. */
function countBefore<T>(list: readonly T[], first: (item: T) => Place | undefined, name: string, id: string) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = list[middle];
    const place = item === undefined ? undefined : first(item);
    if (place !== undefined && isBefore(place, name, id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The page where a contact is or would be: the last one that does not begin after it. */
function pageAt(pages: ContactPages, name: string, id: string): number {
  const at = countBefore(pages, (page) => page[0], name, id);
  return pages[at]?.[0]?.[1].id === id ? at : Math.max(0, at - 1);
}

function split(places: readonly Place[]): (readonly Place[])[] {
  if (places.length <= PAGE) return [places];
  const count = Math.ceil(places.length / PAGE);
  const size = Math.ceil(places.length / count);
  return Array.from({ length: count }, (_, page) => places.slice(page * size, (page + 1) * size));
}

function merged(page: readonly Place[], more: readonly Place[]): Place[] {
  const places: Place[] = [];
  let next = 0;
  for (const place of page) {
    for (let one = more[next]; one !== undefined && isBefore(one, place[0], place[1].id); one = more[next]) {
      places.push(one);
      next += 1;
    }
    places.push(place);
  }
  return [...places, ...more.slice(next)];
}

/** The contact that stands at this name; undefined when there is none of that id. */
export function contactAt(pages: ContactPages, name: string, id: string): ContactRow | undefined {
  const page = pages[pageAt(pages, name, id)] ?? [];
  const place = page[countBefore(page, (one) => one, name, id)];
  return place?.[1].id === id ? place[1] : undefined;
}

/** The pages without the contact that stands at this name. */
export function withoutPlace(pages: ContactPages, name: string, id: string): ContactPages {
  const at = pageAt(pages, name, id);
  const page = pages[at] ?? [];
  const left = page.filter(([, contact]) => contact.id !== id);
  if (left.length === page.length) return pages;
  return left.length === 0 ? pages.toSpliced(at, 1) : pages.with(at, left);
}

/** The pages with contacts that are in none yet, many in one go: no page is copied more than once. */
export function withPlaces(pages: ContactPages, places: readonly Place[]): ContactPages {
  const sorted = [...places].sort((a, b) => (isBefore(a, b[0], b[1].id) ? -1 : 1));
  if (pages.length === 0) return sorted.length === 0 ? pages : split(sorted);
  const additions = new Map<number, Place[]>();
  for (const place of sorted) {
    const at = pageAt(pages, place[0], place[1].id);
    const there = additions.get(at);
    if (there === undefined) additions.set(at, [place]);
    else there.push(place);
  }
  return pages.flatMap((page, at) => {
    const more = additions.get(at);
    return more === undefined ? [page] : split(merged(page, more));
  });
}
