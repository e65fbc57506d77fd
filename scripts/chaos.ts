import { runChaos } from '../test/chaos/chaosRun';
import { misused, readOptions } from './commandLine';

const USAGE = `Usage: npm run chaos -- [options]
  --minutes N   how long the agent works (default 5)
  --seed S      of what happens (default: the time)
  --runs N      so many runs, each with the next seed (default 1)
  --verbose     tell what happens
  --help        this`;

function number(text: string | undefined, fallback: number): number {
  const value = text === undefined ? fallback : Number(text);
  return Number.isFinite(value) && value > 0
    ? value
    : misused(`Not a number above 0: ${String(text)}`, USAGE);
}

// Told to stop, it takes the sandbox and the browser along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const values = readOptions(USAGE, {
  minutes: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string' },
  verbose: { type: 'boolean', default: false },
});
const minutes = number(values.minutes, 5);
const first = number(values.seed, Date.now() % 1_000_000);
const runs = number(values.runs, 1);

for (let seed = first; seed < first + runs; seed += 1) {
  console.log(`seed ${String(seed)}, ${String(minutes)} minutes`);
  const { problems, report } = await runChaos(seed, minutes, values.verbose ? console.log : undefined);
  console.log(report);
  if (problems.length > 0) process.exitCode = 1;
}
