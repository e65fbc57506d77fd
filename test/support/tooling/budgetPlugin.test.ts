import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import webpack from 'webpack';
import { budgetPlugin, type Budget } from '../../../scripts/bundle/budgetPlugin';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
  writeFileSync(
    join(folder, 'main.js'),
    `console.log('main'); import(/* webpackChunkName: "console" */ './lazy');`,
  );
  writeFileSync(join(folder, 'lazy.js'), `console.log(${JSON.stringify('lazy '.repeat(50))});`);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Builds the little project under these budgets; returns the build's errors and the plugin's report. */
async function build(budgets: Budget[]): Promise<{ errors: string[]; bytes: number[] }> {
  const report = join(folder, 'out/budget.json');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: join(folder, 'main.js') },
    output: { path: join(folder, 'dist'), filename: '[name].js', chunkFilename: '[name].js' },
    infrastructureLogging: { level: 'none' },
    plugins: [budgetPlugin({ entry: 'main', budgets, report })],
  });
  const errors = await new Promise<string[]>((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) reject(failure);
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
    });
  });
  const measured = v.parse(
    v.array(v.object({ bytes: v.number() })),
    JSON.parse(readFileSync(report, 'utf8')),
  );
  return { errors, bytes: measured.map(({ bytes }) => bytes) };
}

const emitted = (name: string) => gzipSync(readFileSync(join(folder, 'dist', name)), { level: 9 }).length;

test('counts the entry, and the named lazy chunks beside it', async () => {
  const { errors, bytes } = await build([
    { name: 'login', lazy: { only: [] }, maxBytes: 5000 },
    { name: 'home', lazy: { only: ['console'] }, maxBytes: 5000 },
  ]);
  expect(errors).toEqual([]);
  expect(bytes).toEqual([emitted('main.js'), emitted('main.js') + emitted('console.js')]);
});

test('counts what nobody named, but for what is on demand', async () => {
  const { errors, bytes } = await build([
    { name: 'all', lazy: { allBut: [] }, maxBytes: 5000 },
    { name: 'some', lazy: { allBut: ['console', 'not written yet'] }, maxBytes: 5000 },
  ]);
  expect(errors).toEqual([]);
  expect(bytes).toEqual([emitted('main.js') + emitted('console.js'), emitted('main.js')]);
});

test('counts what chunks add to all others', async () => {
  const { errors, bytes } = await build([{ name: 'more', lazy: { add: ['console'] }, maxBytes: 5000 }]);
  expect(errors).toEqual([]);
  expect(bytes).toEqual([emitted('console.js')]);
});

test('fails the build that is over', async () => {
  const { errors } = await build([{ name: 'login', lazy: { only: [] }, maxBytes: 10 }]);
  expect(errors).toEqual([expect.stringMatching(/^Over budget: login: /)]);
});

test('fails when a chunk that it counts is not there', async () => {
  const { errors } = await build([{ name: 'home', lazy: { only: ['gone'] }, maxBytes: 5000 }]);
  expect(errors).toEqual([expect.stringContaining('"gone"')]);
});
