import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const src = join(__dirname, '../../src');

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Modules that are loaded, not those of which only types are used. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/(import|export) type[^;]*;/g, '');
  const specifiers = [
    ...text.matchAll(/(?:from\s+|import\s*\(\s*(?:\/\*.*?\*\/\s*)?|import\s+)'(\.[^']*)'/g),
  ];
  return specifiers.flatMap(([, path = '']) => {
    const base = join(dirname(file), path);
    return ENDINGS.map((ending) => base + ending).find((candidate) => existsSync(candidate)) ?? [];
  });
}

function reachedFrom(entry: string): string[] {
  const seen = new Set([entry]);
  for (const file of seen) for (const next of importsOf(file)) seen.add(next);
  return [...seen].map((file) => relative(src, file));
}

test('the replay page reaches no saga and no service', () => {
  const reached = reachedFrom(join(src, 'app/replay.tsx'));
  expect(reached).toContain('store/rootReducer.ts');
  expect(reached.filter((file) => /^(sagas|services)\//.test(file))).toEqual([]);
});

test('the live console does reach them, so the walk sees what it should', () => {
  const reached = reachedFrom(join(src, 'app/live.tsx'));
  expect(reached).toContain('sagas/rootSaga.ts');
  expect(reached).toContain('services/createServices.ts');
});
