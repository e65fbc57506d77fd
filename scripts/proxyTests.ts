import { browserTests, countBrowserTests, projectOptions } from './browserRun';
import { ensureChromium } from './ensureChromium';
import { ensureExchangeParts } from './ensureExchangeParts';
import { ensureKamailio } from './ensureKamailio';
import { isolatedCommand } from './isolate';
import type { RunOptions } from './run';
import type { Outcome } from './steps';

/** The projects of playwright.config.ts with a real SIP proxy: alone, and with what else an exchange has. */
export const PROXY_PROJECTS = ['interop', 'exchange'] as const;

/** One of them. */
export type ProxyProject = (typeof PROXY_PROJECTS)[number];

/** What is missing for both; null: nothing. */
function obstacle(): string | null {
  if (ensureChromium() === undefined) return 'there is no Chromium here (see above)';
  if (!ensureKamailio()) {
    return 'kamailio and sipp are missing (Debian, Ubuntu: as root, apt-get install kamailio kamailio-websocket-modules sip-tester)';
  }
  if (isolatedCommand('true', []) === undefined) {
    return 'the system allows no network of their own (unshare --net), and calls must not leave this machine';
  }
  return null;
}

/**
 * Calls between browsers through a SIP proxy that nobody here wrote; skipped, and counted so, where there is none. Tests
 * of the project `exchange` skip themselves where one of its other parts is missing. Arguments go to Playwright.
 */
export async function proxyTests(
  project: ProxyProject,
  args: readonly string[] = [],
  { aside = false }: Pick<RunOptions, 'aside'> = {},
): Promise<Outcome> {
  const missing = obstacle();
  if (missing !== null) {
    const skipped = await countBrowserTests(project);
    const note = `skipped  ${String(skipped)} tests of ${project}: ${missing}`;
    return { ok: true, totals: { passed: 0, failed: 0, skipped, flaky: 0 }, notes: [note] };
  }
  if (project === 'exchange') ensureExchangeParts();
  return browserTests(project, [...projectOptions([project]), ...args], {
    aside,
    within: (program, rest) => isolatedCommand(program, rest) ?? [program, ...rest],
  });
}
