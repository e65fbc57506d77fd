import { compareIds, mergeMessage } from './merge';
import type { Message } from './types';

/** Up to 50 messages of a conversation, in the order of their ids. */
export interface MessagePage {
  ids: readonly string[];
  byId: Readonly<Record<string, Message>>;
  /** Message id by clientMsgId (`c:`) and by the provider's id (`p:`). */
  aliases: Readonly<Record<string, string>>;
}

/** The messages of a conversation; pages in order, so that a change copies one page. */
export type MessagePages = readonly MessagePage[];

const PAGE_SIZE = 50;

function aliasKeys(message: Message): string[] {
  return [
    ...(message.clientMsgId === null ? [] : [`c:${message.clientMsgId}`]),
    ...(message.providerId === null ? [] : [`p:${message.providerId}`]),
  ];
}

function pageOf(messages: readonly Message[]): MessagePage {
  return {
    ids: messages.map(({ id }) => id),
    byId: Object.fromEntries(messages.map((message) => [message.id, message])),
    aliases: Object.fromEntries(
      messages.flatMap((message) => aliasKeys(message).map((key) => [key, message.id] as const)),
    ),
  };
}

function messagesOf(page: MessagePage): Message[] {
  return page.ids.flatMap((id) => page.byId[id] ?? []);
}

/** Pages of messages in any order; of two words of one message the merge of both is kept. */
export function pagesOf(messages: readonly Message[]): MessagePages {
  const known = new Map<string, Message>();
  for (const message of messages) {
    const before = known.get(message.id);
    known.set(message.id, before === undefined ? message : mergeMessage(before, message));
  }
  const sorted = [...known.values()].sort((a, b) => compareIds(a.id, b.id));
  const pages: MessagePage[] = [];
  for (let start = 0; start < sorted.length; start += PAGE_SIZE) {
    pages.push(pageOf(sorted.slice(start, start + PAGE_SIZE)));
  }
  return pages;
}

interface Place {
  page: number;
  id: string;
}

/** Finds a message by id, then clientMsgId, then the provider's id; the newest pages first. */
function find(pages: MessagePages, message: Message): Place | null {
  const keys = aliasKeys(message);
  for (let page = pages.length - 1; page >= 0; page -= 1) {
    const candidate = pages[page];
    if (candidate === undefined) continue;
    if (Object.hasOwn(candidate.byId, message.id)) return { page, id: message.id };
    for (const key of keys) {
      const id = candidate.aliases[key];
      if (id !== undefined) return { page, id };
    }
  }
  return null;
}

function withPage(pages: MessagePages, index: number, page: MessagePage): MessagePages {
  const next = pages.slice();
  next[index] = page;
  return next;
}

function replaced(pages: MessagePages, place: Place, message: Message): MessagePages {
  const page = pages[place.page];
  const known = page?.byId[place.id];
  if (page === undefined || known === undefined) return pages;
  const merged = mergeMessage(known, message);
  if (merged === known) return pages;
  if (merged.id !== known.id) {
    const rest = messagesOf(page).filter(({ id }) => id !== known.id);
    return inserted(
      rest.length > 0 ? withPage(pages, place.page, pageOf(rest)) : pages.toSpliced(place.page, 1),
      merged,
    );
  }
  const aliases = Object.fromEntries(aliasKeys(merged).map((key) => [key, merged.id]));
  return withPage(pages, place.page, {
    ...page,
    byId: { ...page.byId, [merged.id]: merged },
    aliases: { ...page.aliases, ...aliases },
  });
}

function inserted(pages: MessagePages, message: Message): MessagePages {
  let index = pages.length - 1;
  while (index > 0 && compareIds(pages[index]?.ids[0] ?? '', message.id) > 0) index -= 1;
  const page = pages[index];
  if (page === undefined) return [pageOf([message])];
  const atEnd = compareIds(page.ids.at(-1) ?? '', message.id) < 0;
  if (atEnd && index === pages.length - 1 && page.ids.length >= PAGE_SIZE)
    return [...pages, pageOf([message])];
  const messages = messagesOf(page);
  const at = atEnd ? messages.length : messages.findIndex(({ id }) => compareIds(id, message.id) > 0);
  const grown = messages.toSpliced(at, 0, message);
  if (grown.length <= PAGE_SIZE * 2) return withPage(pages, index, pageOf(grown));
  return pages.toSpliced(index, 1, pageOf(grown.slice(0, PAGE_SIZE)), pageOf(grown.slice(PAGE_SIZE)));
}

/** The pages with a message merged in or inserted at its place; the same pages when nothing changed. */
export function withMessage(pages: MessagePages, message: Message): MessagePages {
  const place = find(pages, message);
  return place === null ? inserted(pages, message) : replaced(pages, place, message);
}

/** Whether a message that this console made is among them. */
export function hasClientMessage(pages: MessagePages, clientMsgId: string): boolean {
  return pages.some((page) => Object.hasOwn(page.aliases, `c:${clientMsgId}`));
}

const flattened = new WeakMap<MessagePage, Message[]>();

/** All messages in order; pages that did not change are not walked again. */
export function messagesInOrder(pages: MessagePages): Message[] {
  return pages.flatMap((page) => {
    const known = flattened.get(page);
    if (known !== undefined) return known;
    const messages = messagesOf(page);
    flattened.set(page, messages);
    return messages;
  });
}
