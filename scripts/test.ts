import { availableParallelism } from 'node:os';
import { browserStep } from './browserSteps';
import { ensureConsoleAside } from './buildConsole';
import { checks } from './checkSteps';
import { jest } from './jestRun';
import { runSteps, type Step } from './steps';

/** In jsdom they wait now and then: one more than there are processors. */
const workers = String(Math.max(2, availableParallelism()) + 1);

/** They wait for answers that do not come far longer than they compute. */
const waiters = String(3 * availableParallelism());

/** One at a time beside the longest: what mostly waits for answers and sound before what computes. */
const besideUnit: Step[] = [
  { name: 'Production build', run: () => ensureConsoleAside() },
  {
    name: 'Integration, sandbox and conformance tests',
    run: () =>
      jest('integration', ['--selectProjects', 'integration', '--maxWorkers', waiters], { aside: true }),
  },
  browserStep('Smoke tests in a browser', ['smoke'], [], { aside: true }),
  ...checks,
];

const unit: Step = {
  name: 'Unit, saga and component tests',
  run: () => jest('fast', ['--selectProjects', 'node', 'dom', '--maxWorkers', workers], { aside: true }),
};

const { failed } = await runSteps([[[unit], besideUnit]]);

process.exitCode = failed === 0 ? 0 : 1;
