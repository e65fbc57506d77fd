import { roomExtension, roomNumber } from '../../lib/rooms';
import { searchKey } from '../../lib/text';
import { kindOf, kindOfItems, kindOfKeys, visitIdentities, type IdentityKind } from './identities';
import { MESSENGER_HOSTS } from './mask';
import { isRecord } from './schema2';

/** A number is known by its last digits, with and without the codes of country and area. */
const SUBSCRIBER_DIGITS = 8;

const DIGITS = /\d/g;
const LONG_RUN = /\d{8,}/g;
const MAIL = /[^\s<>"',;:()@]+@[^\s<>"',;:()@]+/g;
const MASKED = /^[x\n]*$/;

/** Longer texts are not treated as names, words. */
const WORDS_IN_NAME = 6;

function digitsOf(text: string): string {
  return text.match(DIGITS)?.join('') ?? '';
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

interface Identities {
  /** Sort keys of names. */
  names: Set<string>;
  /** The last digits of numbers, and short numbers whole. */
  numbers: Set<string>;
}

function identitiesIn(values: readonly unknown[]): Identities {
  const names = new Set<string>();
  const numbers = new Set<string>();
  const visit = (text: string, kind: 'person' | 'number'): void => {
    if (MASKED.test(text)) return;
    const digits = digitsOf(roomNumber(text));
    const isNumber = digits.length >= 3 && !/\p{L}/u.test(text.split('@', 1)[0] ?? '');
    if (isNumber) numbers.add(digits.slice(-SUBSCRIBER_DIGITS));
    else if (kind === 'person' && keyOf(text) !== '') names.add(keyOf(text));
  };
  for (const value of values) visitIdentities(value, visit);
  return { names, numbers };
}

/**
 * Replaces names, numbers and addresses by pseudonyms, for everybody in these values, which are redacted. One person has one pseudonym wherever they are named,
 * and pseudonyms of names stand in the order of the names: what a reducer copies, compares or sorts by comes to the same
 * (docs/decisions/0008). Of a number the codes of country and area stay, of a messenger's address its host.
 */
export function pseudonymsFor(values: readonly unknown[]): (value: unknown) => unknown {
  const { names, numbers } = identitiesIn(values);
  const nameRanks = ranked(names);
  const numberRanks = ranked(numbers);
  const mails = new Map<string, string>();

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

  function anyText(text: string): string {
    if (MASKED.test(text)) return text;
    const whole = text.includes(' ') ? person(keyOf(text)) : null;
    if (whole !== null) return whole;
    const numberless = text.replace(LONG_RUN, (run) => {
      const other = otherDigits(run);
      return other === null ? run : run.slice(0, -other.length) + other;
    });
    return withoutNames(
      numberless.replace(MAIL, (address) => (isMessenger(address) ? address : mail(address))),
    );
  }

  function identity(text: string, kind: IdentityKind): string {
    if (kind === 'sortKey') return nameRanks.has(text) ? keyOf(person(text) ?? '') : anyText(text);
    if (kind === null) return anyText(text);
    // What is dialled to go into a room has the room's number in it.
    const room = roomNumber(text);
    if (room !== text) return roomExtension(identity(room, kind));
    const name = person(keyOf(text));
    if (kind === 'person' && name !== null) return name;
    const digits = digitsOf(text);
    const other = digits.length >= 3 ? otherDigits(digits) : null;
    if (other !== null && !/\p{L}/u.test(text.split('@', 1)[0] ?? '')) {
      const [local = '', ...host] = text.split('@');
      return [withDigits(local, other), ...host].join('@');
    }
    return anyText(text);
  }

  function list(items: readonly unknown[], field: string): unknown[] {
    const kind = kindOfItems(field);
    return items.map((item, index) => {
      if (typeof item !== 'string') return walk(item, field);
      // A place in the list of contacts: what it is sorted by, and the contact; and each id with that key.
      const isKeyed = items.length === 2 && (field === 'pages' || field === 'names');
      const isSortKey = isKeyed && index === (field === 'pages' ? 0 : 1);
      return identity(item, isSortKey ? 'sortKey' : kind);
    });
  }

  function walk(value: unknown, field: string, parent: unknown = null): unknown {
    if (Array.isArray(value)) return list(value, field);
    if (!isRecord(value)) return typeof value === 'string' ? anyText(value) : value;
    const ofKeys = kindOfKeys(parent, field);
    const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
      ofKeys === null ? anyText(key) : identity(key, ofKeys),
      typeof part === 'string' ? identity(part, kindOf(value, key)) : walk(part, key, value),
    ]);
    return Object.fromEntries(entries);
  }

  return (value) => walk(value, '');
}
