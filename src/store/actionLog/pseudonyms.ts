import { roomExtension, roomNumber } from '../../lib/rooms';
import { searchKey } from '../../lib/text';
import {
  isStep,
  kindOf,
  kindOfItems,
  kindOfKeys,
  visitIdentities,
  type IdentityKind,
  type VisitedKind,
} from './identities';
import { MESSENGER_HOSTS } from './mask';
import { isRecord } from '../../lib/records';

/** A number is known by its last digits, with and without the codes of country and area. */
const SUBSCRIBER_DIGITS = 8;

const DIGITS = /\d/g;
const NO_DIGITS = /\D+/g;
/** What has none of it holds no name of several words, no number, key, path or address. */
const MAY_TELL = /[ @#/]|\d{8}/;
const LONG_RUN = /\d{8,}/g;
/** An id in which digits could be taken for a number. */
const LONG_ID = /^\d{8,}$/;
/** A part of a path that is a number. */
const IN_PATH = /(?<=\/)\d{3,}(?=\/|$)/g;
const HASH_KEY = /#[0-9a-f]{16}$/;
const MAIL = /[^\s<>"',;:()@]+@[^\s<>"',;:()@]+/g;
const MASKED = /^[x\n]*$/;

/** Longer texts are not treated as names, words. */
const WORDS_IN_NAME = 6;

function digitsOf(text: string): string {
  return text.replace(NO_DIGITS, '');
}

/** A name without accents and case: contacts are sorted by it, and agents are recognised by it. */
function keyOf(name: string): string {
  return searchKey(name.trim());
}

/** Texts in order, each with its place among them. */
function ranked(texts: ReadonlySet<string>): ReadonlyMap<string, number> {
  return new Map([...texts].sort((a, b) => (a < b ? -1 : 1)).map((text, index) => [text, index + 1]));
}

/** Puts other digits in place of the last ones of a text. */
function withDigits(text: string, digits: string): string {
  let skipped = digitsOf(text).length - digits.length;
  let taken = 0;
  return text.replace(DIGITS, (digit) => {
    if (skipped > 0) {
      skipped -= 1;
      return digit;
    }
    taken += 1;
    return digits.charAt(taken - 1);
  });
}

function isMessenger(address: string): boolean {
  return MESSENGER_HOSTS.includes(address.slice(address.lastIndexOf('@') + 1));
}

/** Ranks numbers among those of their own length, so that no two of them become one. */
function rankedByLength(numbers: ReadonlySet<string>): ReadonlyMap<string, number> {
  const byLength = new Map<number, Set<string>>();
  for (const number of numbers) {
    byLength.set(number.length, (byLength.get(number.length) ?? new Set()).add(number));
  }
  return new Map([...byLength.values()].flatMap((some) => [...ranked(some)]));
}

interface Identities {
  /** Sort keys of names. */
  names: Set<string>;
  /** The last digits of numbers, and short numbers whole. */
  numbers: Set<string>;
  /** Ids that are no number of somebody: by them the state finds what it has. */
  ids: Set<string>;
}

function* identitiesIn(values: readonly unknown[]): Generator<void, Identities> {
  const names = new Set<string>();
  const numbers = new Set<string>();
  const whole = new Set<string>();
  const ids = new Set<string>();
  const seen: Record<VisitedKind, Set<string>> = { person: new Set(), number: new Set(), id: new Set() };
  const visit = (text: string, kind: VisitedKind): void => {
    if (seen[kind].has(text)) return;
    seen[kind].add(text);
    if (MASKED.test(text)) return;
    if (kind === 'id') {
      if (LONG_ID.test(text)) ids.add(text);
      return;
    }
    const digits = digitsOf(roomNumber(text));
    const isNumber = digits.length >= 3 && !/\p{L}/u.test(text.split('@', 1)[0] ?? '');
    if (isNumber) {
      whole.add(digits);
      numbers.add(digits.slice(-SUBSCRIBER_DIGITS));
      return;
    }
    const key = kind === 'person' ? keyOf(text) : '';
    if (key !== '') names.add(key);
  };
  for (const value of values) yield* visitIdentities(value, visit);
  return { names, numbers, ids: new Set([...ids].filter((id) => !whole.has(id))) };
}

/**
 * Replaces names, numbers and addresses by pseudonyms, for everybody in these values, which are redacted; all of it in
 * steps, for there may be 50,000 contacts. One person has one pseudonym wherever they are named, and pseudonyms of names
 * stand in the order of the names: what a reducer copies, compares or sorts by comes to the same
 * (docs/decisions/0008). Of a number the codes of country and area stay, of a messenger's address its host.
 */
export function* pseudonymsFor(
  values: readonly unknown[],
): Generator<void, (value: unknown) => Generator<void, unknown>> {
  const { ids, names, numbers } = yield* identitiesIn(values);
  const nameRanks = ranked(names);
  const numberRanks = rankedByLength(numbers);
  const mails = new Map<string, string>();
  const keys = new Map<string, string>();
  const told = new Map<IdentityKind, Map<string, string>>();

  function person(key: string): string | null {
    const rank = nameRanks.get(key);
    return rank === undefined ? null : `Pessoa ${String(rank).padStart(5, '0')}`;
  }

  /** Null for digits that are nobody's. */
  function otherDigits(digits: string): string | null {
    const end = digits.slice(-SUBSCRIBER_DIGITS);
    const rank = numberRanks.get(end);
    return rank === undefined ? null : String(rank).padStart(end.length, '0').slice(-end.length);
  }

  function mail(address: string): string {
    const known = mails.get(address) ?? `endereco-${String(mails.size + 1).padStart(4, '0')}@exemplo.invalid`;
    mails.set(address, known);
    return known;
  }

  /** Names within a longer text, whole words. */
  function withoutNames(text: string): string {
    if (!text.includes(' ')) return text;
    const words = text.split(' ');
    const told: string[] = [];
    for (let at = 0; at < words.length;) {
      let taken = 1;
      let said = words[at] ?? '';
      for (let count = Math.min(WORDS_IN_NAME, words.length - at); count > 1; count -= 1) {
        const name = person(keyOf(words.slice(at, at + count).join(' ')));
        if (name === null) continue;
        [taken, said] = [count, name];
        break;
      }
      told.push(said);
      at += taken;
    }
    return told.join(' ');
  }

  /** A key that was made of an address or a number is one of its own again: it could be found by trying all of them. */
  function hashKey(key: string): string {
    const known = keys.get(key) ?? `#${String(keys.size + 1).padStart(4, '0')}`;
    keys.set(key, known);
    return known;
  }

  function anyText(text: string): string {
    if (!MAY_TELL.test(text) || MASKED.test(text) || ids.has(text)) return text;
    if (text.startsWith('/')) return text.replace(IN_PATH, (part) => identity(part, 'number'));
    const whole = text.includes(' ') ? person(keyOf(text)) : null;
    if (whole !== null) return whole;
    const numberless = text.replace(LONG_RUN, (run) => {
      const other = otherDigits(run);
      return other === null ? run : run.slice(0, -other.length) + other;
    });
    return withoutNames(
      numberless
        .replace(HASH_KEY, hashKey)
        .replace(MAIL, (address) => (isMessenger(address) ? address : mail(address))),
    );
  }

  /** The same people are in each snapshot and in the facts that brought them: each text is looked at once. */
  function identity(text: string, kind: IdentityKind): string {
    const earlier = told.get(kind) ?? new Map<string, string>();
    told.set(kind, earlier);
    const other = earlier.get(text) ?? identityOf(text, kind);
    earlier.set(text, other);
    return other;
  }

  function identityOf(text: string, kind: IdentityKind): string {
    if (kind === 'sortKey' && nameRanks.has(text)) return keyOf(person(text) ?? '');
    if (kind === null || kind === 'id') return anyText(text);
    // What is dialled to go into a room has the room's number in it.
    const room = roomNumber(text);
    if (room !== text) return roomExtension(identity(room, kind));
    const name = kind === 'person' ? person(keyOf(text)) : null;
    if (name !== null) return name;
    const digits = digitsOf(text);
    const other = digits.length >= 3 ? otherDigits(digits) : null;
    if (other !== null && !/\p{L}/u.test(text.split('@', 1)[0] ?? '')) {
      const [local = '', ...host] = text.split('@');
      return [withDigits(local, other), ...host].join('@');
    }
    return anyText(text);
  }

  function* list(items: readonly unknown[], field: string): Generator<void, unknown[]> {
    const kind = kindOfItems(field);
    // A place in the list of contacts: what it is sorted by, and the contact; and each id with that key.
    const isKeyed = items.length === 2 && (field === 'pages' || field === 'names');
    const made: unknown[] = [];
    for (const [index, item] of items.entries()) {
      if (isStep(index)) yield;
      const isSortKey = isKeyed && index === (field === 'pages' ? 0 : 1);
      if (typeof item === 'string') made.push(identity(item, isSortKey ? 'sortKey' : kind));
      else made.push(typeof item === 'object' ? yield* walk(item, field) : item);
    }
    return made;
  }

  function* walk(value: unknown, field: string, parent: unknown = null): Generator<void, unknown> {
    if (Array.isArray(value)) return yield* list(value, field);
    if (!isRecord(value)) return typeof value === 'string' ? anyText(value) : value;
    const ofKeys = kindOfKeys(parent, field);
    const made: [string, unknown][] = [];
    for (const [index, [key, part]] of Object.entries(value).entries()) {
      if (isStep(index)) yield;
      const name = ofKeys === null ? anyText(key) : identity(key, ofKeys);
      if (typeof part === 'string') made.push([name, identity(part, kindOf(value, key))]);
      else made.push([name, typeof part === 'object' ? yield* walk(part, key, value) : part]);
    }
    return Object.fromEntries(made);
  }

  return (value) => walk(value, '');
}
