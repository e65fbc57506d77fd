import { isRecord } from '../../lib/records';

/** Fields that hold who somebody is, whatever entity they belong to. */
const PERSON_FIELDS: ReadonlySet<string> = new Set([
  'agent',
  'fromName',
  'fullName',
  'lastAgent',
  'login',
  'pendingFor',
  'savedLogin',
  'toAgent',
  'transferredBy',
  'who',
]);

/** Fields that hold a number or an address of somebody. */
const NUMBER_FIELDS: ReadonlySet<string> = new Set([
  'address',
  'dialledNumber',
  'extension',
  'extensionNumber',
  'fromId',
  'number',
  'room',
  'to',
]);

/** A thing with one of these is somebody: its `name` is a person's, and not a queue's or a pause's. */
const OF_SOMEBODY = ['number', 'extension', 'uniqueId', 'login', 'address', 'fromId', 'since'] as const;

/** Records whose keys say who somebody is. */
const KEYED_BY_NUMBER: ReadonlySet<string> = new Set(['byExtension']);
const KEYED_BY_PERSON: ReadonlySet<string> = new Set([
  'byAgent',
  'emojiTones',
  'historyColumns',
  'imageSenders',
  'mailSignatures',
  'processing',
  'seen',
  'shortcutKeys',
  'usedEmoji',
]);

/** Lists of numbers. */
const NUMBER_LISTS: ReadonlySet<string> = new Set(['watched', 'extensions']);

/** What a text at some place is: a name, a number, the key that names are sorted by, an id, or nothing of the kind. */
export type IdentityKind = 'person' | 'number' | 'sortKey' | 'id' | null;

/** What is looked for in all values before anything is renamed. */
export type VisitedKind = 'person' | 'number' | 'id';

const ID_FIELD = /^id$|Id$/;

/** What a text below this field of this parent is. */
export function kindOf(parent: unknown, field: string): IdentityKind {
  if (PERSON_FIELDS.has(field)) return 'person';
  // Whom or to which queue a conversation went.
  if (field === 'to' && isRecord(parent) && Object.hasOwn(parent, 'reason')) return 'person';
  if (NUMBER_FIELDS.has(field)) return 'number';
  if (ID_FIELD.test(field)) return 'id';
  const isOfSomebody = isRecord(parent) && OF_SOMEBODY.some((one) => Object.hasOwn(parent, one));
  return field === 'name' && isOfSomebody ? 'person' : null;
}

/** What the keys of a record in this field of this parent are; what is said of one agent has other keys. */
export function kindOfKeys(parent: unknown, field: string): IdentityKind {
  if (isRecord(parent) && Object.hasOwn(parent, 'agent')) return null;
  if (KEYED_BY_NUMBER.has(field)) return 'number';
  return KEYED_BY_PERSON.has(field) ? 'person' : null;
}

/** What the texts in a list in this field are. */
export function kindOfItems(field: string): IdentityKind {
  return NUMBER_LISTS.has(field) ? 'number' : null;
}

/** Whether a step ends before this part of a list or record: each one would take longer than what is done in it. */
export function isStep(index: number): boolean {
  return index % 64 === 63;
}

/** Calls the visitor for every text that says who somebody is, and for every id, with what it is; in steps. */
export function* visitIdentities(
  value: unknown,
  visit: (text: string, kind: VisitedKind) => void,
  field = '',
  parent: unknown = null,
): Generator<void, void> {
  if (Array.isArray(value)) {
    const kind = kindOfItems(field);
    for (const [index, item] of value.entries()) {
      if (isStep(index)) yield;
      if (typeof item === 'object') yield* visitIdentities(item, visit, field);
      else if (typeof item === 'string' && kind === 'number') visit(item, kind);
    }
    return;
  }
  if (!isRecord(value)) return;
  const ofKeys = kindOfKeys(parent, field);
  for (const [index, [key, part]] of Object.entries(value).entries()) {
    if (isStep(index)) yield;
    if (ofKeys !== null && ofKeys !== 'sortKey') visit(key, ofKeys);
    if (typeof part === 'object') yield* visitIdentities(part, visit, key, value);
    if (typeof part !== 'string') continue;
    const kind = kindOf(value, key);
    if (kind !== null && kind !== 'sortKey') visit(part, kind);
  }
}
