import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import { failureExcerpt } from './failureExcerpt';
import { root } from './run';
import type { Totals } from './totals';

const resultSchema = v.object({
  status: v.optional(v.string()),
  error: v.optional(v.object({ message: v.optional(v.string(), '') })),
  attachments: v.array(v.object({ name: v.string(), path: v.optional(v.string()) })),
});

type Result = v.InferOutput<typeof resultSchema>;

const annotationSchema = v.object({ type: v.string(), description: v.optional(v.string()) });

const testSchema = v.object({
  projectName: v.string(),
  status: v.string(),
  annotations: v.optional(v.array(annotationSchema), []),
  results: v.array(resultSchema),
});

const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(testSchema),
});

type Spec = v.InferOutput<typeof specSchema>;

interface Suite {
  title: string;
  specs: Spec[];
  suites?: Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const reportSchema = v.object({
  suites: v.array(suiteSchema),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
});

/** What the report of a run with browsers says. */
export interface BrowserReport {
  totals: Totals;
  /** What the summary names: failed tests, and those that passed on their second try, with what they said and left; why tests were skipped. */
  notes: string[];
}

interface Test {
  title: string;
  status: string;
  /** Why it is skipped, where it says so. */
  reason: string | undefined;
  /** What the tries that failed said, and their traces, pictures and action logs. */
  evidence: string[];
}

function evidenceOf({ attachments, error }: Result): string[] {
  return [
    ...failureExcerpt(error?.message ?? ''),
    ...attachments.flatMap(({ name, path }) =>
      path === undefined ? [] : [`         ${name}: ${relative(root, path)}`],
    ),
  ];
}

/** The tests of a suite; the topmost suite is called as the file is. */
function testsOf(suite: Suite, above: readonly string[] = []): Test[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => ({
      title: [`[${projectName}] ${file}:${String(line)}`, ...above.slice(1), title].join(' › '),
      status,
      reason: annotations.find(({ type }) => type === 'skip')?.description,
      evidence: results.flatMap(evidenceOf),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...above, inner.title]))];
}

function noteOf(word: string, { title, evidence }: Test): string {
  return [`${word} ${title}`, ...evidence].join('\n');
}

/** One note for each reason. */
function skippedNotes(tests: readonly Test[]): string[] {
  const counts = new Map<string, number>();
  for (const { status, reason } of tests) {
    if (status === 'skipped' && reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `skipped  ${String(count)} tests: ${reason}`);
}

/**
 * Reads the report file of a run with browsers. What failed outside of a test counts as a failure.
 * @throws when the file is missing or is no such report
 */
export function readBrowserReport(file: string): BrowserReport {
  const { suites, errors } = v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')));
  const tests = suites.flatMap((suite) => testsOf(suite, [suite.title]));
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const failed = tests.filter(({ status }) => status === 'unexpected');
  return {
    totals: {
      passed: count('expected') + flaky.length,
      failed: failed.length + errors.length,
      skipped: count('skipped'),
      flaky: flaky.length,
    },
    notes: [
      ...failed.map((test) => noteOf('failed  ', test)),
      ...errors.map(({ message = 'unknown' }) => `failed   outside of a test: ${message}`),
      ...flaky.map((test) => noteOf('flaky   ', test)),
      ...skippedNotes(tests),
    ],
  };
}
