import { parse } from 'papaparse';
import { CALL_COLUMNS } from '../../../src/components/history/callColumns';
import type { CellWords } from '../../../src/components/history/column';
import { csvName, csvOf } from '../../../src/components/history/csv';
import type { CallRow } from '../../../src/store/history/types';
import { sampleCallRow } from '../../support/samples';

const words: CellWords = {
  t: (id) => id,
  format: {
    time: () => '09:03',
    date: () => '10/03/2026',
    day: () => '',
    timeOrDate: () => '',
    exact: () => '',
    elapsed: (ms) => `${ms / 1000} s`,
  },
};

function csv(rows: readonly CallRow[], language = 'pt-BR', columns = CALL_COLUMNS): string {
  return csvOf({ columns, rows, language }, words);
}

const cells = (text: string) => parse<string[]>(text.slice(1)).data;

test('a file begins with the heads, columns of buttons left out, and says that it is UTF-8', () => {
  const text = csv([sampleCallRow({ name: 'João', notes: 'Ligou; pediu "segunda via"\nvolta amanhã' })]);
  expect(text.codePointAt(0)).toBe(0xfeff);
  expect(cells(text)).toEqual([
    [
      'history.date',
      'history.number',
      'history.name',
      'history.duration',
      'history.status',
      'classify.classification',
      'classify.subclassification',
      'classify.notes',
    ],
    [
      '10/03/2026 09:03',
      '1133334444',
      'João',
      '115 s',
      'history.status.received',
      '',
      '',
      'Ligou; pediu "segunda via"\nvolta amanhã',
    ],
  ]);
});

test.each([
  ['pt-BR', ';'],
  ['es-CL', ';'],
  ['en-US', ','],
])('in %s cells are kept apart by %s', (language, delimiter) => {
  expect(csv([], language).split('\r\n')[0]).toContain(`history.date${delimiter}history.number`);
});

test.each([
  '=HYPERLINK("http://x")',
  '+5511',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '=1\nsegunda linha',
])('a name %j is no formula', (name) => {
  expect(cells(csv([sampleCallRow({ name })]))[1]?.[2]).toBe(`'${name}`);
});

test('only the columns that show are in it', () => {
  const columns = CALL_COLUMNS.filter(({ key }) => key === 'number' || key === 'call');
  expect(cells(csv([sampleCallRow()], 'pt-BR', columns))).toEqual([['history.number'], ['1133334444']]);
});

test('it is named after what is in it and its days', () => {
  expect(csvName('ligacoes', { from: '2026-03-03', to: '2026-03-10' })).toBe(
    'ligacoes-2026-03-03-2026-03-10.csv',
  );
  expect(csvName('ligacoes', { from: '2026-03-10', to: '2026-03-10' })).toBe('ligacoes-2026-03-10.csv');
});
