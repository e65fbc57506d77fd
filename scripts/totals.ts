import { readFileSync } from 'node:fs';

/** How many tests ended how. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of those that passed did so on their second try. */
  flaky: number;
}

/** The fields of jest's `--json` report that matter here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isJestReport(value: unknown): value is JestReport {
  const counts: (keyof JestReport)[] = [
    'numPassedTests',
    'numFailedTests',
    'numPendingTests',
    'numTodoTests',
    'numRuntimeErrorTestSuites',
  ];
  return (
    typeof value === 'object' && value !== null && counts.every((name) => isCount(Reflect.get(value, name)))
  );
}

/**
 * Reads the counts out of a report file of jest. A suite that did not even load counts as one failure.
 * Throws when the file is missing or is no such report.
 */
export function readTotals(file: string): Totals {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isJestReport(report)) throw new Error(`${file} is not a report of jest.`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  };
}

/** The sum of several counts. */
export function addTotals(all: Totals[]): Totals {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      flaky: sum.flaky + one.flaky,
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: 0 },
  );
}
