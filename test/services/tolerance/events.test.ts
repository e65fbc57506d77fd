import { isDeepStrictEqual } from 'node:util';
import { eventFact } from '../../../src/sagas/channels/realtime';
import { rootReducer } from '../../../src/store/rootReducer';
import { diceOf, type Dice } from '../../support/random';
import { fold } from '../../support/fold';
import { atWork } from '../../support/sagaFixtures';
import { sampleUser } from '../../support/sagaSamples';
import { agentEvents } from '../support/agentEvents';
import { conversationEvents } from '../support/conversationEvents';
import { decodeEvent } from '../support/reading';
import { wirePush } from '../support/wire';
import { comparable, reformed, type Form } from './forms';
import { CONVERSATION, MESSAGE } from './samples';

const VARIANTS = 1_000;
const SEED = Number(process.env['TOLERANCE_SEED'] ?? 20_261_123);

/** The form of every field that events have, wherever it stands. */
const FORMS: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(
    Object.entries({ ...CONVERSATION, ...MESSAGE }).map(([field, [form]]) => [field, form] as const),
  ),
  ...Object.fromEntries(
    ['nome', 'fila', 'callid', 'motivo', 'errorMsg', 'codigo', 'StatusNome', 'pausa_motivo'].map(
      (field) => [field, 'text'] as const,
    ),
  ),
  // Of a call it is a word.
  sentido: 'text',
  idAtendimento: 'id',
  atendimento: 'id',
  progress: 'number',
  causa: 'number',
  queue_type: 'number',
  completo: 'flag',
  chat: 'number',
  whatsapp: 'number',
  voz: 'number',
  espera: 'number',
  dataini: 'date',
  datafim: 'date',
  dataAtendimento: 'date',
  desde: 'date',
  expiraEm: 'date',
};

function reshaped(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) return value.map((one) => reshaped(one, dice));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if ((inner ?? null) === null && FORMS[field] === 'text') return [field, dice.pick([null, '', ' '])];
      const form = typeof inner === 'object' ? undefined : FORMS[field];
      const isMoment = form === 'date' && typeof inner === 'string';
      return [
        field,
        form === undefined || (form === 'date' && !isMoment)
          ? reshaped(inner, dice)
          : reformed(inner, form, dice),
      ];
    }),
  );
}

const ENVELOPE = Object.keys(wirePush());

/** The envelope whole, not at all, or some of it. */
function enveloped(fields: Record<string, unknown>, dice: Dice): Record<string, unknown> {
  const kept = dice.pick([1, 0, 0.5]);
  const push = Object.entries(wirePush()).filter(() => dice.next() < kept);
  return { ...Object.fromEntries(push), ...fields };
}

/** Whether a number is none in what an event changed; what it left as it was is the same object. */
function hasNoNumber(after: unknown, before: unknown): boolean {
  if (after === before) return false;
  if (typeof after === 'number') return Number.isNaN(after);
  if (typeof after !== 'object' || after === null) return false;
  const known = typeof before === 'object' && before !== null ? before : {};
  return Object.entries(after).some(([key, value]) => hasNoNumber(value, Reflect.get(known, key)));
}

const table = [...conversationEvents, ...agentEvents].map(([name, fields, event], index) => ({
  name,
  index,
  fields,
  event,
}));

describe.each(table)('$name ($index)', ({ name, fields }) => {
  const canonical = decodeEvent(name, { ...wirePush(), ...fields });
  const meant = canonical.kind === 'fact' ? comparable(canonical.event) : undefined;

  test(`${VARIANTS} legal variants mean the same, and leave the state legal (seed ${SEED})`, () => {
    const dice = diceOf(SEED);
    const before = fold(atWork());
    const wrong: unknown[] = [];
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const wire = enveloped(reshaped(fields, dice) as Record<string, unknown>, dice);
      const decoded = decodeEvent(name, wire);
      const isSame =
        decoded.kind === 'fact' &&
        isDeepStrictEqual(comparable(decoded.event), meant) &&
        !hasNoNumber(rootReducer(before, eventFact(decoded, sampleUser())), before);
      if (!isSame) wrong.push({ wire, decoded });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('is the agent’s where no envelope names anybody', () => {
    const bare = Object.fromEntries(Object.entries(fields).filter(([field]) => !ENVELOPE.includes(field)));
    const decoded = decodeEvent(name, bare);
    expect(decoded).toMatchObject({ kind: 'fact', to: { name: null, id: null } });
    expect(decoded).not.toHaveProperty('push');
  });
});
