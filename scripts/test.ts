import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureConsole } from './buildConsole';
import { checkSteps } from './checkSteps';
import { ensureChromium, findChromium } from './ensureChromium';
import { root, runTool } from './run';
import type { Outcome } from './steps';
import { runSteps } from './steps';
import { readTotals } from './totals';

const results = join(root, 'test-results');

/** Runs jest with these arguments; the counts come from its own report. */
function jest(name: string, args: string[], env: Record<string, string> = {}): Outcome {
  const report = join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  rmSync(report, { force: true });
  const ok = runTool('jest/bin/jest.js', ['--json', '--outputFile', report, ...args], env);
  // Without a report jest did not come to its tests.
  return existsSync(report) ? { ok, totals: readTotals(report) } : { ok: false };
}

function browserTests(): Outcome {
  const chromium = findChromium();
  return jest('e2e', ['--selectProjects', 'e2e', '--runInBand'], chromium ? { CHROME_BIN: chromium } : {});
}

const workers = String(Math.max(2, availableParallelism() - 1));

const { passed, failed, skipped } = runSteps([
  ...checkSteps,
  {
    name: 'Unit, saga, component, sandbox and integration tests',
    run: () => jest('fast', ['--selectProjects', 'node', 'dom', '--maxWorkers', workers]),
  },
  { name: 'Browser', run: () => ({ ok: ensureChromium() !== undefined }) },
  { name: 'Production build', run: () => ({ ok: ensureConsole() }) },
  { name: 'End-to-end tests', run: browserTests, needs: ['Browser', 'Production build'] },
]);

process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
