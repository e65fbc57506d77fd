import { checks } from './checkSteps';
import { runSteps } from './steps';

process.exitCode = (await runSteps([...checks])).failed === 0 ? 0 : 1;
