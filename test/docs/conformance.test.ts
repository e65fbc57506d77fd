import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

interface Row {
  id: string;
  statement: string;
  place: string;
  proof: string;
}

/** The rows of every table of docs/conformance.md that has four columns. */
function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6 && /^\d\.\d+$/.test(cells[1] ?? ''))
    .map(([, id = '', statement = '', place = '', proof = '']) => ({ id, statement, place, proof }));
}

/** The tests that a cell names: a path in code, then the title of one of its tests, in code too. */
function testsIn(proof: string): { path: string; title: string }[] {
  const named = [...proof.matchAll(/`(test\/[\w./-]+)` › `([^`]+)`/g)];
  return named.map(([, path = '', title = '']) => ({ path, title: title.replace(/\\\|/g, '|') }));
}

/** A title stands in its file in quotes of one kind or another, the same ones in it escaped. */
function hasTitle(source: string, title: string): boolean {
  return source.replace(/\\(['"`])/g, '$1').includes(title);
}

const rows = rowsOf(readFileSync(join(root, 'docs/conformance.md'), 'utf8'));

describe('the page that compares the console with its two documents', () => {
  it('numbers its rows without a gap, table by table', () => {
    const tables = [...new Set(rows.map(({ id }) => id.split('.')[0]))];
    expect(tables).toEqual(['1', '2', '3', '4']);
    for (const table of tables) {
      const ids = rows.filter(({ id }) => id.startsWith(`${table ?? ''}.`)).map(({ id }) => id);
      expect(ids).toEqual(ids.map((_, index) => `${table ?? ''}.${String(index + 1)}`));
    }
  });

  it.each(rows)('says where $id holds and what proves it', ({ statement, place, proof }) => {
    expect(statement).not.toBe('');
    if (proof.startsWith('open: ') || proof.startsWith('[decision ')) return;
    expect(place).toMatch(/`[^`]+`/);
    expect(testsIn(proof)).not.toEqual([]);
  });

  it.each(rows.flatMap(({ id, proof }) => testsIn(proof).map((one) => ({ id, ...one }))))(
    'names for $id a test that is there: $path › $title',
    ({ path, title }) => {
      expect(existsSync(join(root, path))).toBe(true);
      expect(hasTitle(readFileSync(join(root, path), 'utf8'), title)).toBe(true);
    },
  );
});
