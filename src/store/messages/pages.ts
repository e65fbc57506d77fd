import { compareIds } from '../../lib/compareIds';
import { mergeMessage, mergeRead } from './merge';
import type { Message } from './types';

/** Up to 100 messages of a conversation, in the order of their ids. */
export type MessagePage = readonly Message[];

/** The messages of a conversation; pages in order, none empty, so that a change copies one page. */
export type MessagePages = readonly MessagePage[];

const PAGE_SIZE = 50;

/** Messages by id; two reports of one message are merged. */
function wordsById(messages: readonly Message[]): Map<string, Message> {
  const words = new Map<string, Message>();
  for (const message of messages) {
    const before = words.get(message.id);
    words.set(message.id, before === undefined ? message : mergeMessage(before, message));
  }
  return words;
}

/** Pages of messages that come in any order, perhaps more than once. */
export function pagesOf(messages: readonly Message[]): MessagePages {
  const sorted = [...wordsById(messages).values()].sort((a, b) => compareIds(a.id, b.id));
  const pages: MessagePage[] = [];
  for (let start = 0; start < sorted.length; start += PAGE_SIZE) {
    pages.push(sorted.slice(start, start + PAGE_SIZE));
  }
  return pages;
}

interface Place {
  page: number;
  at: number;
}

/** The page where an id is or belongs. */
function pageFor(pages: MessagePages, id: string): number {
  let index = pages.length - 1;
  while (index > 0 && compareIds(pages[index]?.[0]?.id ?? '', id) > 0) index -= 1;
  return index;
}

/** The place in a page where an id is or belongs. */
function placeFor(page: MessagePage, id: string): number {
  let low = 0;
  let high = page.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareIds(page[middle]?.id ?? '', id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Ids that a message has besides its own: the one of the console that made it, the provider's. */
type Alias = 'clientMsgId' | 'providerId';

type AliasIndex = Record<Alias, ReadonlyMap<string, number>>;

const indexes = new WeakMap<MessagePage, AliasIndex>();

function placesBy(page: MessagePage, alias: Alias): ReadonlyMap<string, number> {
  return new Map(
    page.flatMap((message, at) => (message[alias] === null ? [] : [[message[alias], at] as const])),
  );
}

function indexOf(page: MessagePage): AliasIndex {
  const known = indexes.get(page);
  if (known !== undefined) return known;
  const index = { clientMsgId: placesBy(page, 'clientMsgId'), providerId: placesBy(page, 'providerId') };
  indexes.set(page, index);
  return index;
}

/** The newest page changes with nearly every message: an index of it would not be used twice. */
function placeIn(page: MessagePage, alias: Alias, value: string, isNewest: boolean): number {
  return isNewest
    ? page.findLastIndex((message) => message[alias] === value)
    : (indexOf(page)[alias].get(value) ?? -1);
}

function findBy(pages: MessagePages, alias: Alias, value: string | null): Place | null {
  if (value === null) return null;
  const newest = pages.length - 1;
  for (let index = newest; index >= 0; index -= 1) {
    const at = placeIn(pages[index] ?? [], alias, value, index === newest);
    if (at >= 0) return { page: index, at };
  }
  return null;
}

/** Finds a message by id, then clientMsgId, then the provider's id (contract §1.6). */
function find(pages: MessagePages, message: Message): Place | null {
  const index = pageFor(pages, message.id);
  const page = pages[index] ?? [];
  const at = placeFor(page, message.id);
  if (page[at]?.id === message.id) return { page: index, at };
  return findBy(pages, 'clientMsgId', message.clientMsgId) ?? findBy(pages, 'providerId', message.providerId);
}

function inserted(pages: MessagePages, message: Message): MessagePages {
  const index = pageFor(pages, message.id);
  const page = pages[index];
  if (page === undefined) return [[message]];
  const at = placeFor(page, message.id);
  const isAfterAll = index === pages.length - 1 && at === page.length;
  if (isAfterAll && page.length >= PAGE_SIZE) return [...pages, [message]];
  const grown = page.toSpliced(at, 0, message);
  if (grown.length <= PAGE_SIZE * 2) return pages.with(index, grown);
  return pages.toSpliced(index, 1, grown.slice(0, PAGE_SIZE), grown.slice(PAGE_SIZE));
}

type Merge = (known: Message, word: Message) => Message;

function replaced(pages: MessagePages, place: Place, message: Message, merge: Merge): MessagePages {
  const page = pages[place.page];
  const known = page?.[place.at];
  if (page === undefined || known === undefined) return pages;
  const merged = merge(known, message);
  if (merged === known) return pages;
  if (merged.id === known.id) return pages.with(place.page, page.with(place.at, merged));
  const rest = page.toSpliced(place.at, 1);
  return inserted(rest.length > 0 ? pages.with(place.page, rest) : pages.toSpliced(place.page, 1), merged);
}

function withWord(pages: MessagePages, message: Message, merge: Merge): MessagePages {
  const place = find(pages, message);
  return place === null ? inserted(pages, message) : replaced(pages, place, message, merge);
}

/** The pages with a message merged in or inserted at its place; the same pages when nothing changed. */
export function withMessage(pages: MessagePages, message: Message): MessagePages {
  return withWord(pages, message, mergeMessage);
}

/** The same for what an event tells of a message: without a time it says no more of an error than a read does. */
export function withEvent(pages: MessagePages, message: Message): MessagePages {
  return withWord(pages, message, message.updatedAt === null ? mergeRead : mergeMessage);
}

/** The message of this id; null when it is not among them. */
export function messageById(pages: MessagePages, id: string): Message | null {
  const page = pages[pageFor(pages, id)] ?? [];
  const found = page[placeFor(page, id)];
  return found?.id === id ? found : null;
}

/** The message that a console made under this id; null when it is not among them. */
export function clientMessage(pages: MessagePages, clientMsgId: string): Message | null {
  const place = findBy(pages, 'clientMsgId', clientMsgId);
  return place === null ? null : (pages[place.page]?.[place.at] ?? null);
}

function sameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** A page with reports of its messages merged in; those are removed from `words`. */
function mergedPage(page: MessagePage, words: Map<string, Message>): MessagePage {
  const merged = page.map((known) => {
    const word = words.get(known.id);
    words.delete(known.id);
    return word === undefined ? known : mergeRead(known, word);
  });
  return sameItems(merged, page) ? page : merged;
}

/**
 * The pages with a whole read merged in: most of it is known already, and what says nothing new changes
 * nothing.
 */
export function withMessages(pages: MessagePages, messages: readonly Message[]): MessagePages {
  if (pages.length === 0) return pagesOf(messages);
  const words = wordsById(messages);
  const merged = pages.map((page) => mergedPage(page, words));
  return [...words.values()].reduce(withMessage, sameItems(merged, pages) ? pages : merged);
}

/**
 * The pages with older messages before them, hundreds at a time: those that really are older are put there
 * in one go, the others merged in.
 */
export function withOlder(pages: MessagePages, messages: readonly Message[]): MessagePages {
  const first = pages[0]?.[0]?.id;
  if (first === undefined) return pagesOf(messages);
  const older = messages.filter(({ id }) => compareIds(id, first) < 0);
  const others = messages.filter(({ id }) => compareIds(id, first) >= 0);
  return [...pagesOf(older), ...withMessages(pages, others)];
}

/** Whether a message that this console made is among them. */
export function hasClientMessage(pages: MessagePages, clientMsgId: string): boolean {
  return findBy(pages, 'clientMsgId', clientMsgId) !== null;
}

/** The pages without the messages before an id. */
export function pagesFrom(pages: MessagePages, id: string): MessagePages {
  const index = pageFor(pages, id);
  const page = pages[index];
  if (page === undefined) return pages;
  const rest = page.slice(placeFor(page, id));
  return [...(rest.length > 0 ? [rest] : []), ...pages.slice(index + 1)];
}

/** All messages in order. */
export function messagesInOrder(pages: MessagePages): Message[] {
  return pages.flat();
}
