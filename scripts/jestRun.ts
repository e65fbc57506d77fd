import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runAside } from './run';
import type { Outcome } from './steps';
import { readTotals } from './totals';

const results = join(root, 'test-results');
const JEST = join(root, 'node_modules/jest/bin/jest.js');

/** What a run of jest may need besides its arguments. */
export interface JestOptions {
  env?: Record<string, string>;
  /** Turns the command into another one that runs it elsewhere. */
  within?: (program: string, args: string[]) => string[];
  /** Whether other steps run meanwhile. */
  aside?: boolean;
}

/** Runs jest with these arguments; the counts come from its own report. */
export async function jest(
  name: string,
  args: string[],
  { env = {}, within, aside = false }: JestOptions = {},
): Promise<Outcome> {
  const report = join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  rmSync(report, { force: true });
  const own = [JEST, '--json', '--outputFile', report, ...args];
  const [program = process.execPath, ...rest] = within?.(process.execPath, own) ?? [process.execPath, ...own];
  const ended = aside ? await runAside(program, rest, env) : { ok: run(program, rest, env) };
  // Without a report jest did not come to its tests.
  return existsSync(report) ? { ...ended, totals: readTotals(report) } : { ...ended, ok: false };
}
