import { checkSteps } from './checkSteps';
import { runSteps } from './steps';

process.exitCode = runSteps(checkSteps).failed === 0 ? 0 : 1;
