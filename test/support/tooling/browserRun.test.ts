import { browserTests, projectOptions } from '../../../scripts/browserRun';

test('a name that follows projects chooses among their tests', async () => {
  // Playwright refuses to run inside a test of another runner.
  delete process.env['JEST_WORKER_ID'];
  const args = ['--list', ...projectOptions(['browser', 'sound']), 'phones'];
  const { ok, output } = await browserTests('named', args, { aside: true });
  expect(output).toMatch(/Total: \d+ tests in 1 file/);
  expect(ok).toBe(true);
});
