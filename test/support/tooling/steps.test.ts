import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from '../../../scripts/steps';
import { readTotals } from '../../../scripts/totals';

const passing = { ok: true, totals: { passed: 3, failed: 0, skipped: 1 } };
let printed: jest.SpiedFunction<typeof console.log>;

beforeEach(() => {
  printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  printed.mockRestore();
});

describe('runSteps', () => {
  test('adds up the tests of all steps', () => {
    const totals = runSteps([
      { name: 'a', run: () => passing },
      { name: 'b', run: () => passing },
    ]);
    expect(totals).toEqual({ passed: 6, failed: 0, skipped: 2 });
  });

  test('goes on after a failure, but not to what needs the failed step', () => {
    const dependent = jest.fn(() => passing);
    const totals = runSteps([
      { name: 'build', run: () => ({ ok: false }) },
      { name: 'unit', run: () => passing },
      { name: 'e2e', run: dependent, needs: ['build'] },
    ]);
    expect(dependent).not.toHaveBeenCalled();
    expect(totals).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  test('counts a step that failed though its tests passed', () => {
    const totals = runSteps([{ name: 'unit', run: () => ({ ...passing, ok: false }) }]);
    expect(totals.failed).toBe(1);
  });
});

describe('readTotals', () => {
  const folder = mkdtempSync(join(tmpdir(), 'totals-'));
  const file = join(folder, 'report.json');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test('counts a suite that did not load as a failure, and todo as skipped', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
    };
    writeFileSync(file, JSON.stringify(report));
    expect(readTotals(file)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  test('refuses what is no report', () => {
    writeFileSync(file, '{"numPassedTests": "5"}');
    expect(() => readTotals(file)).toThrow('is not a report of jest');
  });
});
