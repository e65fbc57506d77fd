import { checkRows } from './checkSteps';
import { runSteps } from './steps';

process.exitCode = (await runSteps([[...checkRows]])).failed === 0 ? 0 : 1;
