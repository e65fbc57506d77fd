import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import { failureExcerpt } from './failureExcerpt';
import { root } from './run';
import type { Totals } from './totals';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const fileSchema = v.object({
  name: v.string(),
  status: v.string(),
  message: v.string(),
  assertionResults: v.array(
    v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
  ),
});

type TestFile = v.InferOutput<typeof fileSchema>;

const reportSchema = v.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  numRuntimeErrorTestSuites: count,
  testResults: v.array(fileSchema),
});

/** What the report of a run of jest says. */
export interface JestReport {
  totals: Totals;
  /** What the summary names: failed tests and files that did not load, with what they said first. */
  notes: string[];
}

function noteOf(title: string, message: string): string {
  return [`failed   ${title}`, ...failureExcerpt(message)].join('\n');
}

function notesOf({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file may fail with no test of its own: it did not load.
  if (status === 'failed' && failed.length === 0) return [noteOf(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    noteOf(`${file} › ${fullName}`, failureMessages.join('\n')),
  );
}

/**
 * Reads a report file of jest. A file of tests that did not even load counts as one failure.
 * @throws when the file is missing or is no such report
 */
export function readJestReport(file: string): JestReport {
  const report = v.safeParse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!report.success) throw new Error(`${file} is not a report of jest.`);
  const { output } = report;
  return {
    totals: {
      passed: output.numPassedTests,
      failed: output.numFailedTests + output.numRuntimeErrorTestSuites,
      skipped: output.numPendingTests + output.numTodoTests,
      flaky: 0,
    },
    notes: output.testResults.flatMap(notesOf),
  };
}
