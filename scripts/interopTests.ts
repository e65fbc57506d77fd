import { browserTests, countBrowserTests, projectOptions } from './browserRun';
import { ensureChromium } from './ensureChromium';
import { ensureKamailio } from './ensureKamailio';
import { isolatedCommand } from './isolate';
import type { Outcome } from './steps';

/** What is missing for them; null: nothing. */
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
 * Calls between browsers through a SIP proxy that nobody here wrote; skipped, and counted so, where there is none.
 * Arguments go to Playwright.
 */
export async function interopTests(args: readonly string[] = []): Promise<Outcome> {
  const missing = obstacle();
  if (missing !== null) {
    const skipped = await countBrowserTests('interop');
    const note = `skipped  ${String(skipped)} tests of interop: ${missing}`;
    return { ok: true, totals: { passed: 0, failed: 0, skipped, flaky: 0 }, notes: [note] };
  }
  return browserTests('interop', [...projectOptions(['interop']), ...args], {
    within: (program, rest) => isolatedCommand(program, rest) ?? [program, ...rest],
  });
}
