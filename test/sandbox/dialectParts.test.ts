/** @jest-environment node */
import * as apiContract from '../../src/services/api/contract';
import * as contract from '../../src/services/realtime/contract';
import { readArguments } from '../../sandbox/cli';
import { DOCUMENTED } from '../../sandbox/dialect/documented';
import { createOddForms, PATH_FIELDS } from '../../sandbox/dialect/oddForms';
import { inPlain } from '../../sandbox/dialect/plainForms';
import { shapeOf, type Schema } from '../../sandbox/dialect/shape';

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** Names of all fields of the contract's entities. */
function fieldNames(): Set<string> {
  const all: unknown[] = [...Object.values(contract), ...Object.values(apiContract)];
  const schemas = all.filter(isSchema);
  const names = schemas.flatMap((schema) => {
    const shape = shapeOf(schema);
    return shape.is === 'object' ? [...shape.entries.keys()] : [];
  });
  return new Set(names);
}

test('each documented field is one of its entity', () => {
  for (const [schema, fields] of DOCUMENTED) {
    const shape = shapeOf(schema);
    const known = shape.is === 'object' ? [...shape.entries.keys()] : [];
    expect(known).toEqual(expect.arrayContaining([...fields]));
  }
});

test('the fields that hold paths are fields of the contract', () => {
  expect([...fieldNames()]).toEqual(expect.arrayContaining(PATH_FIELDS));
});

test('the schemas say what a field means, wrapped or not', () => {
  const { entries } = contract.atendimentoSchema;
  const kinds = [
    entries.id,
    entries.count,
    entries.queueTypeID,
    entries.pesquisa,
    entries.dataFim,
    entries.queue,
  ];
  expect(kinds.map((schema) => shapeOf(schema))).toEqual(
    ['id', 'count', 'code', 'flag', 'date', 'plain'].map((kind) => ({ is: 'leaf', kind })),
  );
});

/** No id, count, code, flag or date among them, though some would be with other eyes. */
const MALFORMED = {
  id: [7],
  count: { n: 3 },
  qtd_msg: ['2'],
  queueTypeID: [4],
  idCliente: true,
  pesquisa: 'maybe',
  dataIni: 'yesterday',
  dataFim: [2026],
};

test('plain leaves alone what is not as its schema says', () => {
  expect(inPlain(contract.atendimentoSchema, MALFORMED)).toEqual(MALFORMED);
});

test.each([1, 2, 3, 4, 5])('odd %i leaves alone what is not as its schema says', (seed) => {
  const { write } = createOddForms(seed);
  expect(write(contract.atendimentoSchema, MALFORMED, 'localhost')).toEqual(MALFORMED);
});

test.each([[['x']], [{}], [2]])('a flag that is %j is none for either dialect', (pesquisa) => {
  expect(inPlain(contract.atendimentoSchema, { pesquisa })).toEqual({ pesquisa });
  expect(createOddForms(1).write(contract.atendimentoSchema, { pesquisa }, 'h')).toEqual({ pesquisa });
});

test('the command line chooses the dialect', () => {
  expect(readArguments([], {})?.dialect).toEqual({ kind: 'full' });
  expect(readArguments(['--plain'], {})?.dialect).toEqual({ kind: 'plain' });
  expect(readArguments(['--odd', '7'], {})?.dialect).toEqual({ kind: 'odd', seed: 7 });
  expect(() => readArguments(['--odd', 'x'], {})).toThrow('--odd needs a whole number');
  expect(() => readArguments(['--odd', '7', '--plain'], {})).toThrow('choose one');
});
