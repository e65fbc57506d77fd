import { defineConfig, type LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/ensureChromium';
import { findFirefox } from './scripts/ensureFirefox';
import { FLAGS, VOICE_FLAGS } from './test/e2e/support/browser';
import { FIREFOX_PREFS } from './test/e2e/support/firefox';

/** How a browser is started. */
function launched(executablePath: string | undefined): { launchOptions: LaunchOptions } {
  const args = [...FLAGS, ...VOICE_FLAGS];
  return { launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) } };
}

const firefox = findFirefox();

/** In continuous integration: all of them run, and nobody looks on. */
const isCI = process.env['CI'] !== undefined;

/** A run of many tests (scripts/browserSteps.ts): a test that failed once has failed, and is tried again for its trace. */
const isTracedAgain = !isCI && process.env['TRACE_ON_RETRY'] !== undefined;

const journeys = /test\/(?:e2e|browser)\/.*\.test\.ts/;

const monkey = /test\/e2e\/path\/monkey\./;

/** Journeys with calls that look and do not listen. */
const LOOKING = [
  'barWords',
  'calm',
  'classification',
  'desk',
  'doNotDisturb',
  'effort',
  'owedClassification',
  'registration',
  'ringingAway',
  'schedule',
  'telLinks',
  'unconfirmed',
  'unreached',
  'update',
];

/** What listens, in real time: it waits more than it computes. */
const sound = [
  new RegExp(`test/e2e/voice/(?!(?:${LOOKING.join('|')})\\.).*\\.test\\.ts$`),
  /test\/e2e\/files\/(?:record|lateSound|duringCall)\./,
  /test\/e2e\/notifications\./,
  /test\/browser\/(?:audio|media|phones).*\.test\.ts$/,
];

/**
 * Tests in a real browser: `smoke` (what agents do most), `firefox` and `webkit` (the same in these), `browser` (the other journeys), `sound` (those that listen),
 * `monkey` (random clicks and keys), `chaos`, `storyboard` (takes pictures: `npm run storyboard`), `interop` (a real SIP
 * proxy, with loopback as the only network: `npx tsx scripts/interop.ts`) and `exchange` (the same with TLS, rtpengine
 * and TURN: `npx tsx scripts/exchange.ts`).
 */
export default defineConfig({
  testDir: 'test',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // A browser on a loaded machine may take its time with everything.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50, 100, 250] } },
  retries: isCI || isTracedAgain ? 1 : 0,
  failOnFlakyTests: isTracedAgain,
  forbidOnly: isCI,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['BROWSER_REPORT'] ?? 'test-results/browser.json' }],
  ],
  use: {
    // A trace takes a tenth of the processor, pictures of each step a third: of many tests it is one that is tried again.
    trace: {
      mode: isCI || isTracedAgain ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      sources: false,
    },
    ...launched(findChromium()),
  },
  // Those with one worker come first: workers take tests in this order, and real time goes on beside the others.
  projects: [
    { name: 'chaos', testMatch: /test\/chaos\/.*\.test\.ts/, workers: 1 },
    { name: 'sound', testMatch: sound, grepInvert: /@smoke/, workers: 1 },
    // Minutes in one test: begun last, it would go on alone.
    {
      name: 'monkey',
      testMatch: monkey,
      use: { trace: 'off', ...launched(findHeadlessShell() ?? findChromium()) },
    },
    {
      name: 'browser',
      testMatch: journeys,
      testIgnore: [...sound, monkey],
      grepInvert: /@smoke/,
      // What nobody listens to needs no window around the page.
      use: launched(findHeadlessShell() ?? findChromium()),
    },
    { name: 'smoke', testMatch: journeys, grep: /@smoke/ },
    {
      name: 'firefox',
      testMatch: journeys,
      grep: /@(?:smoke|firefox)/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          ...(firefox === undefined ? {} : { executablePath: firefox }),
          firefoxUserPrefs: FIREFOX_PREFS,
        },
      },
    },
    {
      name: 'webkit',
      testMatch: /test\/e2e\/.*\.test\.ts/,
      grep: /@(?:smoke|webkit)/,
      use: { browserName: 'webkit', trace: 'off' },
    },
    { name: 'interop', testMatch: /test\/interop\/.*\.test\.ts/, workers: 1, timeout: 60_000 },
    { name: 'storyboard', testMatch: /test\/storyboard\/.*\.test\.ts/ },
    { name: 'exchange', testMatch: /test\/exchange\/.*\.test\.ts/, workers: 1, timeout: 60_000 },
  ],
});
