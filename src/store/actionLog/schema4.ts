import type { StampedAction } from '../stamp';
import { isRecord } from '../../lib/records';
import {
  CONFIGURATION_DEFAULTS,
  CONVERSATION_MESSAGES_DEFAULTS,
  DOMAIN_DEFAULTS,
  DRAFT_DEFAULTS,
  ITEM_DEFAULTS,
  MESSAGE_DEFAULTS,
  RETURNED_DEFAULTS,
  withDefaults,
} from './schema4Defaults';
import type { Upcaster } from './types';

type Change = (value: unknown) => unknown;

type State = Readonly<Record<string, unknown>>;

/** A record with each part changed by its name; the same record where nothing changed. */
function partsOf(record: State, change: (key: string, part: unknown) => unknown): State {
  const next = Object.entries(record).map(([key, part]) => [key, change(key, part)] as const);
  return next.some(([key, part]) => part !== record[key]) ? Object.fromEntries(next) : record;
}

/** A record or list with each part changed; the same value where nothing changed. */
function each(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) {
    const next = value.map((item: unknown) => change(item));
    return next.some((item, index) => item !== value[index]) ? next : value;
  }
  return isRecord(value) ? partsOf(value, (_key, part) => change(part)) : value;
}

/** A record with one field changed, where it has that field. */
function inField(value: unknown, field: string, change: Change): unknown {
  if (!isRecord(value) || !Object.hasOwn(value, field)) return value;
  const next = change(value[field]);
  return next === value[field] ? value : { ...value, [field]: next };
}

const message: Change = (value) => withDefaults(value, MESSAGE_DEFAULTS);

/** Older items have no `queuedAt`: the time when they were made stands in for it. */
const item: Change = (value) =>
  isRecord(value) ? withDefaults(value, { ...ITEM_DEFAULTS, queuedAt: value['createdAt'] }) : value;

const draft: Change = (value) => withDefaults(value, DRAFT_DEFAULTS);

const configuration: Change = (value) => withDefaults(value, CONFIGURATION_DEFAULTS);

/** Entries of a map split by a hash of its keys: each part was a record, and is a list of key and value. */
function bucketParts(value: unknown, change: Change): unknown {
  return each(value, (part) => {
    const entries = isRecord(part) ? Object.entries(part) : part;
    return each(entries, (entry) =>
      Array.isArray(entry) && entry.length === 2
        ? each(entry, (one) => (isRecord(one) ? change(one) : one))
        : entry,
    );
  });
}

/** A page of messages was a record by id, and is the list of them. */
const messagePage: Change = (value) => {
  if (!isRecord(value) || !Array.isArray(value['ids'])) return each(value, message);
  const byId = value['byId'];
  return value['ids'].flatMap((id: unknown) => {
    const one = isRecord(byId) && typeof id === 'string' ? byId[id] : undefined;
    return one === undefined ? [] : [message(one)];
  });
};

const conversationMessages: Change = (value) =>
  inField(withDefaults(value, CONVERSATION_MESSAGES_DEFAULTS), 'pages', (pages) => each(pages, messagePage));

const RANKS = 64;

/** Ranks of one page were a record, and are a list that begins with the page's lowest; the newest ends before `next`. */
function rankPage(first: number, ranks: unknown, next: number): { first: number; ids: (string | null)[] } {
  const given = new Map(Object.entries(isRecord(ranks) ? ranks : {}));
  const length = Math.min(RANKS, next - first);
  const ids = Array.from({ length }, (_, slot) => {
    const id = given.get(String(first + slot));
    return typeof id === 'string' ? id : null;
  });
  return { first, ids };
}

const order: Change = (value) => {
  if (!isRecord(value) || !isRecord(value['pages'])) return value;
  const next = Number(value['next']);
  const pages = Object.entries(value['pages']);
  return { ...value, pages: pages.map(([number, ranks]) => rankPage(Number(number) * RANKS, ranks, next)) };
};

/** Older logs have a flag for a gap and one for a running resync; now each is a `ResyncCause`. */
const connection: Change = (value) => {
  if (!isRecord(value) || !('gap' in value)) return value;
  const { gap, resyncing, ...rest } = value;
  return { ...rest, due: gap === true ? 'gap' : null, resyncing: resyncing === true ? 'gap' : null };
};

const SLICES: Readonly<Record<string, Change>> = {
  // What the server reported of calls was kept by itself before the telephone was there.
  calls: (value) => {
    if (!isRecord(value) || !('reported' in value)) return value;
    const { reported: _reported, ...rest } = value;
    return rest;
  },
  config: (value) => inField(value, 'configuration', configuration),
  connection,
  conversations: (value) =>
    inField(
      inField(value, 'byId', (parts) => bucketParts(parts, (one) => one)),
      'order',
      order,
    ),
  drafts: (value) => inField(value, 'byConversation', (drafts) => each(drafts, draft)),
  messages: (value) => inField(value, 'byConversation', (parts) => bucketParts(parts, conversationMessages)),
  outbox: (value) => inField(value, 'items', (items) => each(items, item)),
};

function payload(change: Change): (action: StampedAction) => StampedAction {
  return (action) => {
    const next = change(action.payload);
    return next === action.payload ? action : { ...action, payload: next };
  };
}

const withMessage = payload((value) => inField(value, 'message', message));
const withMessages = payload((value) => inField(value, 'messages', (list) => each(list, message)));

/**
 * From schema 3 to schema 4: the address of a mail conversation's customer is masked. And what logs lack that were
 * recorded before the schema was counted, all of them called schema 1: an entity gets the fields that came to it, and
 * records become the lists that they are now. Where nothing is missing nothing changes.
 */
export const toSchema4: Upcaster = {
  guesses: true,
  actions: {
    'config/saveRequested': payload(configuration),
    'drafts/restored': payload((value) => inField(value, 'drafts', (list) => each(list, draft))),
    'messages/changed': withMessage,
    'messages/loaded': withMessages,
    'messages/newestLoaded': withMessages,
    'messages/olderLoaded': withMessages,
    'messages/received': withMessage,
    'outbox/delivered': withMessage,
    'outbox/queued': payload((value) => inField(value, 'item', item)),
    'outbox/refused': payload((value) => withDefaults(value, RETURNED_DEFAULTS)),
    'outbox/restored': payload((value) => inField(value, 'items', (list) => each(list, item))),
  },
  snapshot(state) {
    return partsOf(state, (domain, slice) => {
      const change = Object.hasOwn(SLICES, domain) ? SLICES[domain] : undefined;
      const changed = change === undefined ? slice : change(slice);
      const defaults = Object.hasOwn(DOMAIN_DEFAULTS, domain) ? DOMAIN_DEFAULTS[domain] : undefined;
      return defaults === undefined ? changed : withDefaults(changed, defaults);
    });
  },
};
