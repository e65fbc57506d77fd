import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJestReport } from './jestReport';
import { roomy, root, run, runAside } from './run';
import type { Outcome } from './steps';

const results = join(root, 'test-results');
const JEST = join(root, 'node_modules/jest/bin/jest.js');

/**
 * Runs jest with these arguments; the counts and the failed tests come from its own report.
 * @param aside whether other steps run meanwhile
 */
export async function jest(
  name: string,
  args: string[],
  { aside = false }: { aside?: boolean } = {},
): Promise<Outcome> {
  const report = join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  rmSync(report, { force: true });
  const own = [...roomy(64), JEST, '--json', '--outputFile', report, ...args];
  const ended = aside ? await runAside(process.execPath, own) : { ok: run(process.execPath, own) };
  // Without a report jest did not come to its tests.
  return existsSync(report) ? { ...ended, ...readJestReport(report) } : { ...ended, ok: false };
}
