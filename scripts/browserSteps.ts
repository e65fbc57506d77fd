import { availableParallelism } from 'node:os';
import { browserTests, countBrowserTests, projectOptions } from './browserRun';
import { ensureChromium, ensureHeadlessShell } from './ensureChromium';
import { ensureFirefox } from './ensureFirefox';
import { ensureWebKit } from './ensureWebKit';
import type { RunOptions } from './run';
import type { Outcome, Step } from './steps';

/** The projects of playwright.config.ts that need nothing but a browser. */
export const BROWSER_PROJECTS = ['smoke', 'browser', 'sound', 'monkey', 'chaos'] as const;

/** One of them. */
export type BrowserProject = (typeof BROWSER_PROJECTS)[number];

/**
 * One worker computes for each processor, and one waits. Beside what listens, which has a worker of its own and computes
 * little, there is one more.
 */
function workersFor(projects: readonly BrowserProject[]): string {
  const beside = projects.includes('sound') ? 2 : 1;
  return String(Math.max(2, availableParallelism()) + beside);
}

/** A test that failed is tried again with a trace, and has failed all the same (playwright.config.ts). */
const TRACED_AGAIN = { TRACE_ON_RETRY: '1' };

async function skipped(projects: readonly string[], why: string): Promise<Outcome> {
  const count = await countBrowserTests(...projects);
  const note = `skipped  ${String(count)} tests of ${projects.join(', ')}: ${why}`;
  return { ok: true, totals: { passed: 0, failed: 0, skipped: count, flaky: 0 }, notes: [note] };
}

/** Tests in a browser; where none can be had they are skipped, and counted so. */
export function browserStep(
  name: string,
  projects: readonly BrowserProject[],
  args: readonly string[] = [],
  { env = {}, aside = false }: Pick<RunOptions, 'env' | 'aside'> = {},
): Step {
  const reportName = [...projects, ...Object.values(env)].join('-').replaceAll(/[^\w-]/g, '-');
  return {
    name,
    run: () => {
      if (ensureChromium() === undefined) return skipped(projects, 'there is no Chromium here (see above)');
      if (projects.includes('browser')) ensureHeadlessShell();
      const all = [...projectOptions(projects), '--workers', workersFor(projects), ...args];
      return browserTests(reportName, all, { env: { ...TRACED_AGAIN, ...env }, aside });
    },
    needs: ['Production build'],
  };
}

/** The smoke journeys in another browser; where it cannot be had they are skipped, and counted so. */
function otherBrowserStep(
  name: string,
  project: 'firefox' | 'webkit',
  obstacle: () => string | null,
  args: readonly string[],
  { aside = false }: Pick<RunOptions, 'aside'>,
): Step {
  return {
    name: `Smoke tests in ${name}`,
    run: () => {
      const missing = obstacle();
      if (missing !== null) return skipped([project], missing);
      const workers = String(Math.max(2, availableParallelism()));
      const all = [...projectOptions([project]), '--workers', workers, ...args];
      return browserTests(project, all, { env: TRACED_AGAIN, aside });
    },
    needs: ['Production build'],
  };
}

/** The smoke journeys in Firefox. */
export function firefoxStep(args: readonly string[] = [], options: Pick<RunOptions, 'aside'> = {}): Step {
  return otherBrowserStep('Firefox', 'firefox', ensureFirefox, args, options);
}

function webkitObstacle(): string | null {
  return ensureWebKit() === undefined ? 'there is no WebKitGTK here (see above)' : null;
}

/** The smoke journeys in WebKitGTK. */
export function webkitStep(args: readonly string[] = [], options: Pick<RunOptions, 'aside'> = {}): Step {
  return otherBrowserStep('WebKit', 'webkit', webkitObstacle, args, options);
}
