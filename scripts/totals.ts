/** How many tests ended how. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of those that passed did so on their second try. */
  flaky: number;
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
