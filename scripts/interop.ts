import { interopTests } from './interopTests';

/** The tests against a real SIP proxy alone; arguments go to jest. */
process.exitCode = (await interopTests(process.argv.slice(2))).ok ? 0 : 1;
