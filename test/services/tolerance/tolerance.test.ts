import { noOddities } from '../../../src/services/decode/oddities';
import { diceOf, type Dice } from '../../support/random';
import { comparable, reformed, type Form } from './forms';
import { samples, type Row, type Sample } from './samples';

const VARIANTS = 1_000;
const SEED = Number(process.env['TOLERANCE_SEED'] ?? 20_261_123);

function wireOf(row: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, [, value]]) => [field, value]));
}

/** How a server writes that a field has nothing. */
function nothings(form: Form): [null, ...string[]] {
  return form === 'text' || form === 'id' ? [null, '', ' '] : [null, ''];
}

/** Some of the fields in other forms, and others the server does not send. */
function variantOf(row: Row, dropped: ReadonlySet<string>, dice: Dice): Record<string, unknown> {
  const fields = Object.entries(row).flatMap(([field, [form, value]]): [string, unknown][] => {
    if (!dropped.has(field)) return [[field, reformed(value, form, dice)]];
    return dice.chance(0.5) ? [[field, dice.pick(nothings(form))]] : [];
  });
  const extra: [string, unknown][] = dice.chance(0.3) ? [['campoNovo', { x: [1] }]] : [];
  return Object.fromEntries([...fields, ...extra]);
}

function readOf({ read, name }: Sample, wire: unknown): { result: unknown; leftOut: number } {
  const oddities = noOddities(name);
  const result = read(wire, oddities);
  return { result: comparable(result), leftOut: oddities.leftOut };
}

/** The row without these fields, in the contract's own forms. */
function without(row: Row, dropped: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(wireOf(row)).filter(([field]) => !dropped.has(field)));
}

/** The texts of the row that are shown somewhere when all of it comes. */
function textsOf(sample: Sample): [field: string, text: string][] {
  const whole = JSON.stringify(readOf(sample, wireOf(sample.row)).result);
  return Object.entries(sample.row).flatMap(([field, [form, value]]): [string, string][] =>
    form === 'text' && whole.includes(JSON.stringify(value)) ? [[field, JSON.stringify(value)]] : [],
  );
}

function mayMiss(sample: Sample, dropped: ReadonlySet<string>): boolean {
  return sample.required.every((set) => set.some((field) => !dropped.has(field)));
}

describe.each(samples)('$name', (sample) => {
  test(`${VARIANTS} legal variants are all read, and show what was sent (seed ${SEED})`, () => {
    const dice = diceOf(SEED);
    const texts = textsOf(sample);
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const share = dice.next();
      const dropped = new Set(Object.keys(sample.row).filter(() => dice.chance(share)));
      if (!mayMiss(sample, dropped)) continue;
      const wire = variantOf(sample.row, dropped, dice);
      const { leftOut, result } = readOf(sample, wire);
      const sent = JSON.stringify(wire);
      // Whatever its form, a field means the same; the others have the defaults of one that did not come.
      const expected = readOf(sample, without(sample.row, dropped)).result;
      expect({ sent, leftOut, result }).toEqual({ sent, leftOut: 0, result: expected });
      const shown = JSON.stringify(result);
      const lost = texts.filter(([field, text]) => !dropped.has(field) && !shown.includes(text));
      expect({ sent, lost }).toEqual({ sent, lost: [] });
    }
  });

  test.each(sample.required.map((fields) => ({ fields })))(
    'without $fields there is one row less, and it is counted',
    ({ fields }) => {
      for (const nothing of [undefined, null, '']) {
        const wire = {
          ...wireOf(sample.row),
          ...Object.fromEntries(fields.map((field) => [field, nothing])),
        };
        if (nothing === '' && sample.name.startsWith('message')) continue;
        expect(readOf(sample, wire)).toEqual({ result: null, leftOut: 1 });
      }
    },
  );

  test('whatever comes instead of a row throws nothing', () => {
    for (const value of [undefined, null, 0, '', 'x', [], [[]], {}, { id: {} }, () => 1, new Date()]) {
      expect(() => readOf(sample, value)).not.toThrow();
    }
  });
});
