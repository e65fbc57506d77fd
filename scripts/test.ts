import { availableParallelism } from 'node:os';
import { browserStep } from './browserSteps';
import { ensureConsoleAside } from './buildConsole';
import { checkRows } from './checkSteps';
import { jest } from './jestRun';
import { runSteps, type Step } from './steps';

const workers = String(Math.max(2, availableParallelism()));

/** They wait for answers that do not come far longer than they compute. */
const waiters = String(3 * availableParallelism());

const [typesAndLint, otherChecks] = checkRows;

/** What is tried without a browser: first what mostly waits, beside the linter, then what computes. */
const withoutBrowser: Step[] = [
  { name: 'Production build', run: () => ensureConsoleAside() },
  {
    name: 'Integration, sandbox and conformance tests',
    run: () =>
      jest('integration', ['--selectProjects', 'integration', '--maxWorkers', waiters], { aside: true }),
  },
  {
    name: 'Unit, saga and component tests',
    run: () => jest('fast', ['--selectProjects', 'node', 'dom', '--maxWorkers', workers], { aside: true }),
  },
];

/** The linter is one process and the longest of all; by its end the build is long there for the journeys, which wait. */
const lintThenSmoke: Step[] = [
  ...typesAndLint,
  ...otherChecks,
  browserStep('Smoke tests in a browser', ['smoke'], [], { aside: true }),
];

const { failed } = await runSteps([[withoutBrowser, lintThenSmoke]]);

process.exitCode = failed === 0 ? 0 : 1;
