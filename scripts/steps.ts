import { addTotals, type Totals } from './totals';

/** One part of a run: `run` answers whether it succeeded and, when it ran tests, their counts. */
export interface Step {
  name: string;
  run: () => Outcome | Promise<Outcome>;
  /** Names of earlier steps without whose success this one makes no sense. */
  needs?: string[];
}

/** How a step ended. */
export interface Outcome {
  ok: boolean;
  totals?: Totals;
  /** What it printed, where that is not on the terminal yet. */
  output?: string;
  /** What the summary names: tests that failed or were flaky, with what they left; what was skipped, and why. */
  notes?: string[];
}

/** Steps in their order; those of rows run side by side with the other rows', and keep what they print. */
export type Plan = (Step | Step[][])[];

/** What became of the step of this name. */
interface Line {
  name: string;
  result: 'passed' | 'failed' | 'skipped' | 'not run';
  seconds: number;
  totals: Totals;
  notes: string[];
}

const none: Totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

async function runStep({ name, run }: Step): Promise<Line> {
  console.log(`\n=== ${name} ===`);
  const began = performance.now();
  const { ok, totals, output = '', notes = [] } = await run();
  const seconds = (performance.now() - began) / 1000;
  if (output.trim() !== '') console.log(`\n=== ${name}, after ${seconds.toFixed(1)} s ===\n${output.trim()}`);
  // A step that fails outside its tests (types, lint, a build) is a failure of its own.
  const failed = ok ? 0 : Math.max(1, totals?.failed ?? 0);
  const isSkipped = ok && totals !== undefined && totals.passed === 0 && totals.skipped > 0;
  const result = isSkipped ? 'skipped' : ok ? 'passed' : 'failed';
  return { name, result, seconds, totals: { ...(totals ?? none), failed }, notes };
}

/** Runs steps one after the other, but for those whose needs failed, and adds a line for each. */
async function runRow(steps: Step[], lines: Line[]): Promise<void> {
  for (const step of steps) {
    const missing = lines.some(({ name, result }) => result !== 'passed' && step.needs?.includes(name));
    lines.push(
      missing
        ? { name: step.name, result: 'not run', seconds: 0, totals: none, notes: [] }
        : await runStep(step),
    );
  }
}

function summarise(lines: readonly Line[]): void {
  console.log('\n=== Summary ===');
  for (const { name, result, seconds } of lines) {
    console.log(`${result.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
  for (const note of lines.flatMap(({ notes }) => notes)) console.log(note);
}

/** The last line of a run. */
function lastLine({ passed, failed, skipped, flaky }: Totals): string {
  const counts = `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;
  return flaky === 0
    ? counts
    : `${counts}; ${String(flaky)} of those that passed needed a second try (flaky)`;
}

/**
 * Runs the steps, but for those whose needs failed, and prints a summary, whose last line has the counts. Returns the
 * counts of all tests, in which a failed step counts as a failure. What a step needs is before it in its row, or before
 * its rows.
 */
export async function runSteps(plan: Plan): Promise<Totals> {
  const lines: Line[] = [];
  for (const part of plan) {
    await (Array.isArray(part) ? Promise.all(part.map((row) => runRow(row, lines))) : runRow([part], lines));
  }
  summarise(lines);
  const totals = addTotals(lines.map((line) => line.totals));
  console.log(`\n${lastLine(totals)}`);
  return totals;
}
