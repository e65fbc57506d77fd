import { importCycles } from '../../scripts/lint/importCycles';

const cyclesIn = (sources: Record<string, string>) => importCycles(new Map(Object.entries(sources)));

it('finds none where imports lead one way', () => {
  expect(
    cyclesIn({ 'src/a.ts': "import { b } from './b';", 'src/b.ts': "import React from 'react';" }),
  ).toEqual([]);
});

it('follows a cycle over folders and index files', () => {
  const sources = {
    'src/a.ts': "import { b } from './b';",
    'src/b/index.ts': "export * from './c';",
    'src/b/c.tsx': "import { a } from '../a';",
  };
  expect(cyclesIn(sources)).toEqual([['src/a.ts', 'src/b/index.ts', 'src/b/c.tsx', 'src/a.ts']]);
});

it.each([
  ['types', "import type { A } from './a';"],
  ['what is loaded later', "export const load = () => import('./a');"],
  ['exports of another file', "export { a } from './a';"],
])('counts %s', (_what, text) => {
  expect(cyclesIn({ 'src/a.ts': "import { b } from './b';", 'src/b.ts': text })).toEqual([
    ['src/a.ts', 'src/b.ts', 'src/a.ts'],
  ]);
});

it('names each of several cycles', () => {
  const back = "import './a'; import './b';";
  expect(cyclesIn({ 'a.ts': "import './b'; import './c';", 'b.ts': back, 'c.ts': back })).not.toHaveLength(0);
});
