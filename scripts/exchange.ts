import { proxyTests } from './proxyTests';

/** The tests against a whole exchange (TLS, rtpengine, TURN); arguments go to Playwright. */
const { ok, notes = [] } = await proxyTests('exchange', process.argv.slice(2));
for (const note of notes) console.log(note);
process.exitCode = ok ? 0 : 1;
