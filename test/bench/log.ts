import { openBrowser } from '../e2e/support/browser';
import type { Row } from './row';
import { bundlePage } from './support/bundlePage';

const ACTIONS = 20_000;

const ROUNDS = 7;

const MOST_MICROSECONDS = 5;

/** Only an isolated page of a trustworthy origin gets a fine clock. */
const ORIGIN = 'http://localhost:9/';

const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

async function measured(script: string, entities: number): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const body = `<!doctype html><title>bench</title><script>${script.replaceAll('</script', '<\\/script')}</script>`;
    await page.route(ORIGIN, (route) => route.fulfill({ contentType: 'text/html', headers: ISOLATED, body }));
    await page.goto(ORIGIN);
    const cost: unknown = await page.evaluate(`recordingCost(${entities}, ${ACTIONS}, ${ROUNDS})`);
    return Number(cost);
  } finally {
    await browser.close();
  }
}

/** What recording costs the main thread of a real browser, snapshots and writes included. */
export async function run(): Promise<Row[]> {
  const script = await bundlePage('recordingPage');
  const rows: Row[] = [];
  for (const entities of [1_000, 10_000]) {
    const cost = await measured(script, entities);
    rows.push({
      name: `log, recording an action, ${entities.toLocaleString('en-US')} entities`,
      value: `${cost.toFixed(1)} µs`,
      target: `≤ ${MOST_MICROSECONDS} µs`,
      ok: cost <= MOST_MICROSECONDS,
    });
  }
  return rows;
}
