import { proxyTests } from './proxyTests';

/** The tests against a real SIP proxy alone; arguments go to Playwright. */
const { ok, notes = [] } = await proxyTests('interop', process.argv.slice(2));
for (const note of notes) console.log(note);
process.exitCode = ok ? 0 : 1;
