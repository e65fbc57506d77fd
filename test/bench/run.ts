import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Row } from './row';

// Before anything of the console is loaded: development builds check every state and action.
process.env['NODE_ENV'] = 'production';

/** What every module of this folder exports beside this one and `row`. */
interface BenchModule {
  run(): Promise<Row[]>;
}

const HELPERS = ['run', 'row'];

function isBench(module: unknown): module is BenchModule {
  return typeof module === 'object' && module !== null && 'run' in module && typeof module.run === 'function';
}

const all = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ name }) => basename(name, '.ts'))
  .filter((name) => !HELPERS.includes(name));

async function rowsOf(name: string): Promise<Row[]> {
  const module: unknown = await import(`./${name}.ts`);
  if (!isBench(module)) throw new Error(`test/bench/${name}.ts has no run()`);
  return module.run();
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ name, value, target, ok }) => [name, value, target, ok ? 'ok' : 'MISSED']);
  const lines = [['', 'measured', 'target', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}; there are ${all.join(', ')}`);
  process.exit(2);
}

const rows: Row[] = [];
for (const name of asked.length > 0 ? asked : all) rows.push(...(await rowsOf(name)));
console.log(table(rows));
if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
