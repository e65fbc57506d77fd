import type { Totals } from './totals';
import { addTotals } from './totals';

/** One part of a run: `run` answers whether it succeeded and, when it ran tests, their counts. */
export interface Step {
  name: string;
  run: () => Outcome;
  /** Names of earlier steps without whose success this one makes no sense. */
  needs?: string[];
}

/** How a step ended. */
export interface Outcome {
  ok: boolean;
  totals?: Totals;
}

/** What became of the step of this name. */
interface Line {
  name: string;
  result: 'passed' | 'failed' | 'not run';
  seconds: number;
  totals: Totals;
}

const none: Totals = { passed: 0, failed: 0, skipped: 0 };

function runStep({ name, run }: Step): Line {
  console.log(`\n=== ${name} ===`);
  const began = performance.now();
  const { ok, totals } = run();
  const seconds = (performance.now() - began) / 1000;
  // A step that fails outside its tests (types, lint, a build) is a failure of its own.
  const failed = ok ? 0 : Math.max(1, totals?.failed ?? 0);
  return { name, result: ok ? 'passed' : 'failed', seconds, totals: { ...(totals ?? none), failed } };
}

/**
 * Runs the steps in order, but for those whose needs failed, and prints a summary. Returns the counts
 * of all tests, in which a failed step counts as a failure.
 */
export function runSteps(steps: Step[]): Totals {
  const lines: Line[] = [];
  for (const step of steps) {
    const missing = lines.some(({ name, result }) => result !== 'passed' && step.needs?.includes(name));
    lines.push(missing ? { name: step.name, result: 'not run', seconds: 0, totals: none } : runStep(step));
  }
  console.log('\n=== Summary ===');
  for (const { name, result, seconds } of lines) {
    console.log(`${result.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
  return addTotals(lines.map(({ totals }) => totals));
}
