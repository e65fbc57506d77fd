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

/** What mostly waits, from its build on. */
const waiting: Step[] = [
  { name: 'Production build', run: () => ensureConsoleAside() },
  {
    name: 'Integration, sandbox and conformance tests',
    run: () =>
      jest('integration', ['--selectProjects', 'integration', '--maxWorkers', waiters], { aside: true }),
  },
  browserStep('Smoke tests in a browser', ['smoke'], [], { aside: true }),
];

/** What computes: the linter, one process and the longest of all, leaves room beside it for what waits. */
const computing: Step[] = [
  ...typesAndLint,
  ...otherChecks,
  {
    name: 'Unit, saga and component tests',
    run: () => jest('fast', ['--selectProjects', 'node', 'dom', '--maxWorkers', workers], { aside: true }),
  },
];

const { failed } = await runSteps([[waiting, computing]]);

process.exitCode = failed === 0 ? 0 : 1;
