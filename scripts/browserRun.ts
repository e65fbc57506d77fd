import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBrowserReport } from './browserReport';
import { root, run, runAside, type RunOptions } from './run';
import type { Outcome } from './steps';

const results = join(root, 'test-results');
const PLAYWRIGHT = join(root, 'node_modules/@playwright/test/cli.js');

/** Playwright's options for projects; with a space in them it would take the name that follows for one more project. */
export function projectOptions(projects: readonly string[]): string[] {
  return projects.map((project) => `--project=${project}`);
}

/**
 * Runs browser tests with these arguments of Playwright; counts, flaky and failed tests come from its own report.
 * @param name of the report and of the folder with what failures left, under test-results/
 */
export async function browserTests(
  name: string,
  args: string[],
  { env = {}, within, aside = false }: RunOptions = {},
): Promise<Outcome> {
  const report = join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  rmSync(report, { force: true });
  const own = [PLAYWRIGHT, 'test', '--output', join(results, name), ...args];
  const [program = process.execPath, ...rest] = within?.(process.execPath, own) ?? [process.execPath, ...own];
  const all = { ...env, BROWSER_REPORT: report };
  const ended = aside ? await runAside(program, rest, all) : { ok: run(program, rest, all) };
  // Without a report the runner did not come to its tests.
  return existsSync(report) ? { ...ended, ...readBrowserReport(report) } : { ...ended, ok: false };
}

/** How many tests those projects have, where they cannot run. */
export async function countBrowserTests(...projects: string[]): Promise<number> {
  const { totals } = await browserTests('count', ['--list', ...projectOptions(projects)], { aside: true });
  return totals === undefined ? 0 : totals.passed + totals.failed + totals.skipped;
}
