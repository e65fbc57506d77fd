import { runChaos } from './chaosRun';

const SEED = 7;

const MINUTES = 1.1;

// Coming to rest and the comparison come on top.
jest.setTimeout(600_000);

test('a minute of faults loses nothing and doubles nothing', async () => {
  const { problems, report } = await runChaos(SEED, MINUTES);
  process.stdout.write(`${report}\n`);
  expect(problems).toEqual([]);
});
