import { availableParallelism } from 'node:os';
import { ensureConsoleAside } from './buildConsole';
import { checkRows } from './checkSteps';
import { ensureChromium, findChromium } from './ensureChromium';
import { interopTests } from './interopTests';
import { jest } from './jestRun';
import type { Outcome, Step } from './steps';
import { runSteps } from './steps';

function browserTests(project: 'e2e' | 'sound', ...args: string[]): Promise<Outcome> {
  const chromium = findChromium();
  const env = chromium === undefined ? {} : { CHROME_BIN: chromium };
  return jest(project, ['--selectProjects', project, ...args], { env, aside: true });
}

const workers = String(Math.max(2, availableParallelism() - 1));

/** They wait for answers that do not come far longer than they compute. */
const waiters = String(3 * availableParallelism());

const [lint, otherChecks] = checkRows;

/** What mostly waits, beside the linter, which computes. */
const besideLint: Step[] = [
  ...otherChecks,
  { name: 'Production build', run: () => ensureConsoleAside() },
  {
    name: 'Integration tests',
    run: () =>
      jest('integration', ['--selectProjects', 'integration', '--maxWorkers', waiters], { aside: true }),
  },
];

const endToEnd: Step = {
  name: 'End-to-end tests',
  run: () => browserTests('e2e', '--maxWorkers', workers),
  needs: ['Browser', 'Production build'],
};

/** They listen in real time, one after the other, and leave most of the processors to the rest. */
const endToEndWithSound: Step = {
  name: 'End-to-end tests with sound',
  run: () => browserTests('sound', '--runInBand'),
  needs: ['Browser', 'Production build'],
};

const { passed, failed, skipped } = await runSteps([
  [lint, besideLint],
  {
    name: 'Unit, saga, component and sandbox tests',
    run: () => jest('fast', ['--selectProjects', 'node', 'dom', '--maxWorkers', workers]),
  },
  { name: 'Browser', run: () => ({ ok: ensureChromium() !== undefined }) },
  [[endToEnd], [endToEndWithSound]],
  { name: 'Calls through a real SIP proxy', run: () => interopTests(), needs: ['Browser'] },
]);

process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
