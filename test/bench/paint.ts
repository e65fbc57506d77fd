import { setTimeout as sleep } from 'node:timers/promises';
import { chat } from '../e2e/support/screens/chat';
import { conversationList } from '../e2e/support/screens/list';
import type { Row } from './row';
import { startBusyAgent, type BusyAgent } from './support/busyAgent';
import type { Place } from './support/paintPage';
import { percentile, spread } from './support/stats';
import { UNPACED } from './support/typist';

const FEW = 50;

const MANY = 2_000;

const WARM_UPS = 15;

const ROUNDS = 200;

const MOST_MS = 16;

/** How much more an event may cost in a long list. */
const MOST_RATIO = 1.3;

/** Ten events a second. */
const EVERY_MS = 100;

const PLACES: readonly Place[] = ['row', 'bubble'];

/** ms from the socket to the paint, once for each message: to the open conversation, or to others. */
async function measured({ world, visitor, ids }: BusyAgent, place: Place): Promise<number[]> {
  const samples: number[] = [];
  const open = ids[0] ?? 0;
  const began = performance.now();
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const text = `${place}-${String(round)}.`;
    const other = ids[1 + ((round * 37) % (ids.length - 1))] ?? open;
    await visitor.page.evaluate(`expectPainted('${place}', '${text}')`);
    world.control.customerWrites({ idAtendimento: place === 'bubble' ? open : other, texto: text });
    samples.push(Number(await visitor.page.evaluate('measuredPaint()')));
    await sleep(Math.max(0, began + (round + 1) * EVERY_MS - performance.now()));
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

type Samples = Record<Place, number[]>;

/** Floor rows and ms from event to paint, with so many conversations in the list. */
async function samplesWith(conversations: number): Promise<{ floor: Row; samples: Samples }> {
  const agent = await startBusyAgent(conversations, 4, { flags: UNPACED });
  try {
    await conversationList(agent.visitor).rows.first().waitFor();
    const [open] = agent.ids;
    agent.world.control.customerWrites({ idAtendimento: open ?? 0, texto: 'Comigo' });
    await conversationList(agent.visitor)
      .row(open ?? 0)
      .click();
    // A list under the pointer holds its order.
    await conversationList(agent.visitor).leave();
    await chat(agent.visitor).bubble('Comigo').waitFor();
    const samples: Samples = { row: [], bubble: [] };
    const row = await floor(agent);
    for (const place of PLACES) samples[place] = await measured(agent, place);
    return { floor: row, samples };
  } finally {
    await agent.close();
  }
}

function rowOf(place: Place, conversations: number, samples: readonly number[]): Row {
  return {
    name: `paint, socket event to ${place}, ${conversations.toLocaleString('en-US')} conversations, 10 events a second`,
    value: spread(samples),
    target: `p95 ≤ ${String(MOST_MS)} ms`,
    ok: percentile(samples, 0.95) <= MOST_MS,
  };
}

function ratioOf(place: Place, few: Samples, many: Samples): Row {
  const ratio = percentile(many[place], 0.95) / percentile(few[place], 0.95);
  return {
    name: `paint, socket event to ${place}, p95 with ${MANY.toLocaleString('en-US')} conversations for that with ${String(FEW)}`,
    value: ratio.toFixed(2),
    target: `≤ ${String(MOST_RATIO)}`,
    ok: ratio <= MOST_RATIO,
  };
}

/** From a socket event to the frame that shows it, with a short and with a long list, in a browser that waits for no screen. */
export async function run(): Promise<Row[]> {
  const few = await samplesWith(FEW);
  const many = await samplesWith(MANY);
  const rows = PLACES.flatMap((place) => [
    rowOf(place, FEW, few.samples[place]),
    rowOf(place, MANY, many.samples[place]),
    ratioOf(place, few.samples, many.samples),
  ]);
  return [few.floor, ...rows];
}
