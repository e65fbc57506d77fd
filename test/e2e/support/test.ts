import { expect, test as base } from '@playwright/test';
import type { SandboxOptions } from '../../../sandbox/options';
import { acknowledges, hasExtensions } from './dialect';
import { keepFailureLogs } from './failureLog';
import { openSilentOutput, ownAddress } from './firefox';
import { expectNoIncidents } from './incidents';
import { lackingInWebKit } from './webkit/lacking';
import { launchWebKit } from './webkit/launch';
import { openWorld, type World } from './world';

export { expect };

/** What a test of a journey gets. */
interface Journey {
  /** How the contact centre of the test differs from a silent one. */
  centre: Partial<SandboxOptions>;
  /** Skips what the browser lacks. */
  browserLacks: undefined;
  /** A contact centre of the test's own; it is gone with the test, and all profiles that were opened. */
  world: World;
}

/** Asserts that no page did what an agent should not live through. */
function expectUnharmed(world: World): void {
  for (const { incidents, failsOnIncidents } of world.visitors()) {
    if (failsOnIncidents) expectNoIncidents(incidents);
  }
}

/**
 * A journey. When it passed, no page of it may have done what an agent should not live through; when it failed, the
 * action log of each page that is still open is kept beside the trace.
 */
export const test = base.extend<Journey>({
  // Replaces the option for each worker, which has one browser.
  launchOptions: [
    async ({ browserName, launchOptions }, use) => {
      if (browserName !== 'firefox') return use(launchOptions);
      process.env['SANDBOX_MEDIA_ADDRESS'] = ownAddress() ?? '127.0.0.1';
      const output = await openSilentOutput();
      await use({ ...launchOptions, env: { ...process.env, ...output.env } });
      output.close();
    },
    { scope: 'worker' },
  ],
  // Playwright's own WebKit is a build of its own; the one that is installed speaks WebDriver.
  playwright: [
    async ({ playwright, browserName }, use) => {
      if (browserName === 'webkit') Object.assign(playwright.webkit, { launch: launchWebKit });
      await use(playwright);
    },
    { scope: 'worker' },
  ],
  centre: [{}, { option: true }],
  browserLacks: [
    async ({ browserName }, use, testInfo) => {
      const why = browserName === 'webkit' ? lackingInWebKit(testInfo) : undefined;
      testInfo.skip(why !== undefined, why);
      await use(undefined);
    },
    { auto: true },
  ],
  world: async ({ browser, browserName, centre }, use, testInfo) => {
    const isDeaf = browserName === 'firefox' && ownAddress() === undefined && centre.sipPort !== undefined;
    testInfo.skip(isDeaf, 'Firefox has no sound on loopback, and this machine has no other address');
    const world = await openWorld(browser, centre);
    try {
      await use(world);
      if (testInfo.status === testInfo.expectedStatus) expectUnharmed(world);
      else await keepFailureLogs(world.visitors(), testInfo);
    } catch (error) {
      await keepFailureLogs(world.visitors(), testInfo);
      throw error;
    } finally {
      await world.close();
    }
  },
});

/** A journey that needs an extension; what works without it is tried in `lesserWays.test.ts`. */
export const extended = hasExtensions ? test : test.skip;

/** A journey that needs a server that acknowledges; what works without is tried there too. */
export const acknowledged = acknowledges ? test : test.skip;
