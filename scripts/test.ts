import { availableParallelism } from 'node:os';
import { ensureConsole } from './buildConsole';
import { checkSteps } from './checkSteps';
import { ensureChromium, findChromium } from './ensureChromium';
import { interopTests } from './interopTests';
import { jest } from './jestRun';
import type { Outcome } from './steps';
import { runSteps } from './steps';

function browserTests(project: 'e2e' | 'sound', ...args: string[]): Outcome {
  const chromium = findChromium();
  const env = chromium === undefined ? {} : { CHROME_BIN: chromium };
  return jest(project, ['--selectProjects', project, ...args], { env });
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
  {
    name: 'End-to-end tests',
    run: () => browserTests('e2e', '--maxWorkers', workers),
    needs: ['Browser', 'Production build'],
  },
  {
    name: 'End-to-end tests with sound',
    run: () => browserTests('sound', '--runInBand'),
    needs: ['Browser', 'Production build'],
  },
  { name: 'Calls through a real SIP proxy', run: () => interopTests(), needs: ['Browser'] },
]);

process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
