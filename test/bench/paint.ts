import { setTimeout as sleep } from 'node:timers/promises';
import { chat } from '../e2e/support/screens/chat';
import { conversationList } from '../e2e/support/screens/list';
import type { Row } from './row';
import { startBusyAgent } from './support/busyAgent';
import type { BusyAgent } from './support/busyAgent';
import type { Place } from './support/paintPage';
import { percentile, spread } from './support/stats';

const LISTS = [50, 2_000];

const WARM_UPS = 15;

const ROUNDS = 100;

const MOST_MS = 25;

/** Long enough for all that follows a message (hover, marking it read) to be over before the next one. */
const REST_MS = 150;

/** ms from the socket to the paint, once for each message: to the open conversation, or to others. */
async function measured({ world, visitor, ids }: BusyAgent, place: Place): Promise<number[]> {
  const samples: number[] = [];
  const open = ids[0] ?? 0;
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const text = `${place}-${String(round)}.`;
    const other = ids[1 + ((round * 37) % (ids.length - 1))] ?? open;
    await visitor.page.evaluate(`expectPainted('${place}', '${text}')`);
    world.control.customerWrites({ idAtendimento: place === 'bubble' ? open : other, texto: text });
    samples.push(Number(await visitor.page.evaluate('measuredPaint()')));
    await sleep(REST_MS + (round % 7) * 3);
  }
  return samples.slice(WARM_UPS);
}

/** What the browser itself takes on this machine, for comparison. */
async function floor({ visitor }: BusyAgent): Promise<Row> {
  const page = await visitor.context.newPage();
  await page.goto('data:text/html,<body>');
  const samples = await page.evaluate<number[]>(`timeFloor(${String(ROUNDS)})`);
  await page.close();
  return { name: 'paint, floor: a word on an empty page', value: spread(samples), target: '', ok: true };
}

async function rowsFor(conversations: number): Promise<Row[]> {
  const agent = await startBusyAgent(conversations, 4);
  try {
    await conversationList(agent.visitor).rows.first().waitFor();
    const [open] = agent.ids;
    agent.world.control.customerWrites({ idAtendimento: open ?? 0, texto: 'Comigo' });
    await conversationList(agent.visitor)
      .row(open ?? 0)
      .click();
    await chat(agent.visitor).bubble('Comigo').waitFor();
    const rows: Row[] = conversations === LISTS[0] ? [await floor(agent)] : [];
    for (const place of ['row', 'bubble'] as const) {
      const samples = await measured(agent, place);
      rows.push({
        name: `paint, socket event to ${place}, ${conversations.toLocaleString('en-US')} conversations`,
        value: spread(samples),
        target: `p95 ≤ ${String(MOST_MS)} ms`,
        ok: percentile(samples, 0.95) <= MOST_MS,
      });
    }
    return rows;
  } finally {
    await agent.close();
  }
}

/** From a socket event to the frame that shows it, with short and with long lists. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const conversations of LISTS) rows.push(...(await rowsFor(conversations)));
  return rows;
}
