import { browserStep } from './browserSteps';
import { ensureConsoleAside } from './buildConsole';
import { misused, readOptions } from './commandLine';
import { runSteps } from './steps';

const USAGE = `Usage: npm run dialects -- [options]
  --dialect D   plain or odd:SEED; several times for several (default: plain, odd:1, odd:2, odd:3)
  --help        this

Runs every browser journey against a sandbox that speaks each of them; what it speaks is in sandbox/dialect.`;

const DIALECTS = ['plain', 'odd:1', 'odd:2', 'odd:3'];

/** The browser's time zone: dates without one are the server's, and it stands where its agents are. */
const TZ = 'America/Sao_Paulo';

const values = readOptions(USAGE, { dialect: { type: 'string', multiple: true, default: DIALECTS } });
const unknown = values.dialect.find((one) => !/^(?:plain|odd:\d+)$/.test(one));
if (unknown !== undefined) misused(`Not a dialect: ${unknown}`, USAGE);
const { failed } = await runSteps([
  { name: 'Production build', run: () => ensureConsoleAside() },
  ...values.dialect.map((dialect) =>
    browserStep(`Browser journeys in ${dialect}`, ['sound', 'browser', 'smoke'], [], {
      env: { CONSOLE_DIALECT: dialect, TZ },
    }),
  ),
]);

process.exitCode = failed === 0 ? 0 : 1;
