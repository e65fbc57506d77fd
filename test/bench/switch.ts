import type { Row } from './row';
import { startBusyAgent } from './support/busyAgent';
import { openedIn } from './support/openRow';
import { percentile, spread } from './support/stats';

const CONVERSATIONS = 50;

const MESSAGES = 60;

const WARM_UPS = 5;

const MOST_MS = 60;

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
      for (let place = 0; place < CONVERSATIONS; place += 1) {
        samples.push(await openedIn(agent, place, MESSAGES));
      }
      visits.push(samples.slice(WARM_UPS));
    }
    const [first = [], again = []] = visits;
    return [rowOf('first visit', first), rowOf('revisit', again)];
  } finally {
    await agent.close();
  }
}
