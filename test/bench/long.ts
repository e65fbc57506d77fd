import type { Row } from './row';
import { startBusyAgent, type BusyAgent } from './support/busyAgent';
import { openedAt } from './support/openRow';
import { percentile, spread } from './support/stats';

const CONVERSATIONS = 14;

const MESSAGES = 10_000;

const WARM_UPS = 2;

const REVISITS = 24;

const MOST_MS = 100;

/** A row is at least this high: so high is the timeline when it has all of them. */
const ROW_PX = 24;

const WHOLE_MS = 60_000;

/** The older messages follow the newest ones; until the first of all is there. */
async function wholeOnScreen({ visitor }: BusyAgent): Promise<void> {
  await visitor.page.waitForFunction(
    (least) => (document.querySelector('[role="log"]')?.scrollHeight ?? 0) > least,
    MESSAGES * ROW_PX,
    { timeout: WHOLE_MS },
  );
}

function rowOf(name: string, samples: readonly number[]): Row {
  return {
    name: `conversation of ${MESSAGES.toLocaleString('en-US')} messages, click to paint, ${name}`,
    value: spread(samples),
    target: `p95 ≤ ${String(MOST_MS)} ms`,
    ok: percentile(samples, 0.95) <= MOST_MS,
  };
}

/** From the click on the row of a very long conversation to the frame that shows its end. */
export async function run(): Promise<Row[]> {
  const agent = await startBusyAgent(CONVERSATIONS, MESSAGES);
  try {
    const first: number[] = [];
    for (let place = 0; place < CONVERSATIONS; place += 1) {
      first.push(await openedAt(agent.visitor.page, place, MESSAGES));
    }
    const again: number[] = [];
    for (let visit = 0; visit < REVISITS; visit += 1) {
      again.push(await openedAt(agent.visitor.page, visit % 2, MESSAGES));
      if (visit < 2) await wholeOnScreen(agent);
    }
    return [rowOf('first visit', first.slice(WARM_UPS)), rowOf('with all in memory', again.slice(WARM_UPS))];
  } finally {
    await agent.close();
  }
}
