import type { Attachment, Message } from '../../../src/store/messages/types';
import * as calls from '../../../src/store/actionLog/fields/calls';
import * as config from '../../../src/store/actionLog/fields/config';
import * as contacts from '../../../src/store/actionLog/fields/contacts';
import * as conversations from '../../../src/store/actionLog/fields/conversations';
import { maskedPaths, type FieldRules } from '../../../src/store/actionLog/fields/fieldRules';
import * as history from '../../../src/store/actionLog/fields/history';
import * as messages from '../../../src/store/actionLog/fields/messages';
import * as outbox from '../../../src/store/actionLog/fields/outbox';
import { maskerOf } from '../../../src/store/actionLog/mask';
import { redactAction } from '../../../src/store/actionLog/redaction';
import { redactState } from '../../../src/store/actionLog/stateRedaction';
import { rootReducer } from '../../../src/store/rootReducer';
import type { StampedAction } from '../../../src/store/stamp';
import { emptyState } from '../../support/fold';
import { diceOf } from '../../support/random';
import { factsOfEveryType, randomFacts } from '../../support/randomFacts';

const tables = {
  ...calls,
  ...config,
  ...contacts,
  ...conversations,
  ...history,
  ...messages,
  ...outbox,
};

/** Fields that are absent where nobody said. */
const OPTIONAL = [
  'statusText',
  'addresses',
  'queueFrom',
  'transferredBy',
  'classified',
  'customer',
  'wentOut',
  'knownUntil',
  'heldUntil',
  'mustCheck',
  'isMended',
  'conference',
  'room',
  'dialledNumber',
  'foundContact',
  'replaces',
];

interface Entity {
  name: string;
  paths: readonly string[];
  required: readonly string[];
}

const entities: readonly Entity[] = Object.entries(tables).map(([name, rules]) => ({
  name,
  paths: maskedPaths(rules),
  required: Object.keys(rules).filter((field) => !OPTIONAL.includes(field)),
}));

/** A live call and one that is over stand in the state alone. */
const carried = entities.filter(({ name }) => name !== 'callFields' && name !== 'endedCallFields');

/** Every object in a value, into what was seen already: states share most of theirs. */
function gather(value: unknown, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  Object.values(value).forEach((inner) => gather(inner, seen));
}

function those(objects: ReadonlySet<object>, { required }: Entity): object[] {
  return [...objects].filter((one) => required.every((field) => Object.hasOwn(one, field)));
}

function textsAt(value: unknown, [field, ...rest]: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return field === undefined ? [value] : [];
  if (field === undefined) return Object.values(value);
  const inner: unknown[] = field === '*' ? Object.values(value) : [Reflect.get(value, field)];
  return inner.flatMap((one) => textsAt(one, rest));
}

/** A recording's file has a name of the console's own making. */
const NAMED_BY_THE_CONSOLE = ['recording/finished'];

const told = new Set<object>();
const logged = new Set<object>();

function gatherLogged(fact: StampedAction): void {
  if (!NAMED_BY_THE_CONSOLE.includes(fact.type)) gather(redactAction(fact).payload, logged);
}

beforeAll(() => {
  const dice = diceOf(1);
  for (let round = 0; round < 40; round += 1) {
    factsOfEveryType(dice).forEach((fact) => {
      gather(fact.payload, told);
      gatherLogged(fact);
    });
  }
  for (const seed of [1, 2, 3]) {
    let state = emptyState();
    randomFacts(diceOf(seed), 1500).forEach((fact, index) => {
      state = rootReducer(state, fact);
      gatherLogged(fact);
      if (index % 20 === 0) gather(redactState(state), logged);
    });
  }
});

describe('the rules of an entity', () => {
  it.each(entities)('$name hold wherever the log has one', (entity) => {
    const mask = maskerOf(entity.paths);
    const found = those(logged, entity);
    expect(found.length).toBeGreaterThan(0);
    // What is masked already is shared by the mask.
    expect(found.find((one) => mask(one) !== one)).toBeUndefined();
  });

  it.each(carried)('$name are tried with texts in random facts', (entity) => {
    const texts = (path: string): unknown[] =>
      those(told, entity).flatMap((one) => textsAt(one, path.split('.')));
    const isTried = (path: string): boolean => texts(path).some((text) => text !== null && text !== '');
    expect(entity.paths.filter((path) => !isTried(path))).toEqual([]);
  });
});

type Fits<Rules, Entity> = Rules extends FieldRules<Entity> ? true : false;

describe('a field that nobody decided on', () => {
  it('does not compile', () => {
    interface Grown extends Message {
      note: string | null;
    }
    interface GrownInside extends Omit<Message, 'attachments'> {
      attachments: (Attachment & { title?: string })[];
    }
    interface KeptWhole extends Omit<typeof messages.messageFields, 'quoted'> {
      quoted: 'keep';
    }
    const present: Fits<typeof messages.messageFields, Message> = true;
    const grown: Fits<typeof messages.messageFields, Grown> = false;
    const grownInside: Fits<typeof messages.messageFields, GrownInside> = false;
    const keptWhole: Fits<KeptWhole, Message> = false;
    expect([present, grown, grownInside, keptWhole]).toEqual([true, false, false, false]);
  });
});
