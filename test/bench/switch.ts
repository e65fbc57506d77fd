import { setTimeout as sleep } from 'node:timers/promises';
import { conversationList } from '../e2e/support/screens/list';
import type { Row } from './row';
import { startBusyAgent } from './support/busyAgent';
import type { BusyAgent } from './support/busyAgent';
import { percentile, spread } from './support/stats';

const CONVERSATIONS = 50;

const MESSAGES = 60;

const WARM_UPS = 5;

const MOST_MS = 60;

const ROW_PX = 60;

const REST_MS = 150;

/** ms from the click on the row at this place of the list to the painted conversation. */
async function opened({ visitor }: BusyAgent, place: number): Promise<number> {
  const { grid } = conversationList(visitor);
  await grid.evaluate((element, top) => element.scrollTo({ top }), Math.max(0, (place - 4) * ROW_PX));
  const row = grid.locator(`[aria-rowindex="${String(place + 1)}"]`);
  const customer = await row.locator('.row__name').innerText();
  await sleep(REST_MS);
  await visitor.page.evaluate(`expectOpened(${JSON.stringify(customer)}, '(${String(MESSAGES)})')`);
  await row.click({ position: { x: 100, y: 20 } });
  return Number(await visitor.page.evaluate('measuredPaint()'));
}

function rowOf(name: string, samples: readonly number[]): Row {
  return {
    name: `switch, click to painted conversation, ${name}`,
    value: spread(samples),
    target: `p95 ≤ ${String(MOST_MS)} ms`,
    ok: percentile(samples, 0.95) <= MOST_MS,
  };
}

/** From the click on a row to the frame that shows the conversation, when it is read first and again. */
export async function run(): Promise<Row[]> {
  const agent = await startBusyAgent(CONVERSATIONS, MESSAGES);
  try {
    const visits: number[][] = [];
    for (let round = 0; round < 2; round += 1) {
      const samples: number[] = [];
      for (let place = 0; place < CONVERSATIONS; place += 1) samples.push(await opened(agent, place));
      visits.push(samples.slice(WARM_UPS));
    }
    const [first = [], again = []] = visits;
    return [rowOf('first visit', first), rowOf('revisit', again)];
  } finally {
    await agent.close();
  }
}
