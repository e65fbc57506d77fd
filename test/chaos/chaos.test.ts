import { expect, test } from '@playwright/test';
import { runChaos } from './chaosRun';

const SEED = 7;

const MINUTES = 1.1;

// The trace recorder's scripts are blocked in the frames of mails, which counts as a fault of the page.
test.use({ trace: 'off' });

test('a minute of faults loses nothing and doubles nothing', async ({}, testInfo) => {
  // Coming to rest and the comparison come on top.
  test.setTimeout(600_000);
  const { problems, report } = await runChaos(SEED, MINUTES);
  process.stdout.write(`${report}\n`);
  await testInfo.attach('report', { body: report, contentType: 'text/plain' });
  expect(problems).toEqual([]);
});
