import { parseArgs } from 'node:util';
import { ensureConsoleAside } from './buildConsole';
import { ensureChromium } from './ensureChromium';
import { jest } from './jestRun';
import type { Step } from './steps';
import { runSteps } from './steps';

const USAGE = `Usage: npm run dialects -- [options]
  --dialect D   plain or odd:SEED; several times for several (default: plain, odd:1, odd:2, odd:3)
  --help        this

Runs every browser journey against a sandbox that speaks each of them; what it speaks is in sandbox/dialect.`;

const DIALECTS = ['plain', 'odd:1', 'odd:2', 'odd:3'];

/** The browser's time zone: dates without one are the server's, and it stands where its agents are. */
const TZ = 'America/Sao_Paulo';

function misused(why: string): never {
  console.error(`${why}\n${USAGE}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        dialect: { type: 'string', multiple: true, default: DIALECTS },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

const values = readOptions();
const unknown = values.dialect.find((one) => !/^(?:plain|odd:\d+)$/.test(one));
if (unknown !== undefined) misused(`Not a dialect: ${unknown}`);
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

function journeys(dialect: string, project: 'e2e' | 'sound', ...args: string[]): Step {
  return {
    name: `Browser journeys in ${dialect}${project === 'sound' ? ', with sound' : ''}`,
    run: () =>
      jest(`${project}-${dialect.replace(':', '-')}`, ['--selectProjects', project, ...args], {
        env: { CONSOLE_DIALECT: dialect, TZ },
        aside: true,
      }),
    needs: ['Browser', 'Production build'],
  };
}

const { passed, failed, skipped } = await runSteps([
  { name: 'Browser', run: () => ({ ok: ensureChromium() !== undefined }) },
  { name: 'Production build', run: () => ensureConsoleAside() },
  ...values.dialect.map((dialect): Step[][] => [
    [journeys(dialect, 'e2e', '--maxWorkers', '2')],
    [journeys(dialect, 'sound', '--runInBand')],
  ]),
]);

process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
