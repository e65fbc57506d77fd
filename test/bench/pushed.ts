import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from './row';
import {
  inTurn,
  openWritten,
  seatBesideFloor,
  type Seat,
  type Seats,
  type Side,
} from './support/besideFloor';

const CONVERSATIONS = 50;

const MARKS = [1_000, 10_000];

/** Messages that come at once, with a rest after them: a busy centre, not a burst. */
const TOGETHER = 5;
const REST_MS = 25;

const MOST = { computed: 3, heap: 1.25 };

const MB = 1_048_576;

async function heapOf({ visitor, page }: Seat): Promise<number> {
  const session = await visitor.context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / MB;
}

/** Pushes messages to both sides until so many were pushed in all. */
async function pushTo(seats: Seats, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    for (const side of inTurn(at)) {
      const { ids } = seats[side];
      seats.world.control.customerWrites({
        idAtendimento: ids[at % ids.length] ?? 0,
        texto: `Mensagem ${String(at)}, preciso da segunda via do boleto.`,
      });
    }
    if (at % TOGETHER === 0) await sleep(REST_MS);
  }
}

type Figures = Record<Side, number[]>;

/** What a day of messages costs: main thread for each of ten thousand, and what the page keeps of them. */
export async function run(): Promise<Row[]> {
  const seats = await seatBesideFloor(CONVERSATIONS, 4);
  try {
    for (const side of inTurn(0)) await openWritten(seats.world, seats[side]);
    const heaps: Figures = { console: [], floor: [] };
    const before = { console: await seats.console.computed(), floor: await seats.floor.computed() };
    let pushed = 0;
    for (const mark of MARKS) {
      await pushTo(seats, pushed, mark);
      pushed = mark;
      await sleep(1_000);
      for (const side of inTurn(0)) heaps[side].push(await heapOf(seats[side]));
    }
    const each = async (side: Side) => ((await seats[side].computed()) - before[side]) / pushed;
    const [own, floor] = [await each('console'), await each('floor')];
    const grown = ([few = Number.NaN, many = Number.NaN]: readonly number[]) => many / few;
    const inMb = (all: readonly number[]) => all.map((one) => one.toFixed(1)).join(' to ');
    const count = pushed.toLocaleString('en-US');
    return [
      {
        name: `pushed, main thread for each of ${count} messages`,
        value: `${own.toFixed(2)} ms (floor ${floor.toFixed(2)} ms)`,
        target: `≤ ${String(MOST.computed)} ms`,
        ok: own <= MOST.computed,
      },
      {
        name: `pushed, heap after ${count} messages to that after ${(MARKS[0] ?? 0).toLocaleString('en-US')}`,
        value: `${grown(heaps.console).toFixed(2)} × (${inMb(heaps.console)} MB; floor ${inMb(heaps.floor)} MB)`,
        target: `≤ ${String(MOST.heap)} ×`,
        ok: grown(heaps.console) <= MOST.heap,
      },
    ];
  } finally {
    await seats.close();
  }
}
