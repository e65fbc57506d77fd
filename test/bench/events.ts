import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from './row';
import {
  inTurn,
  openWritten,
  paintedAfter,
  seatBesideFloor,
  type Seats,
  type Side,
} from './support/besideFloor';
import type { Place } from './support/paintPage';
import { percentile, spread } from './support/stats';

const CONVERSATIONS = 50;

const MESSAGES = 30;

const WARM_UPS = 10;

const ROUNDS = Number(process.env['ROUNDS'] ?? 150);

/** How much longer than the floor's an event may take to its paint, and how much more it may compute. */
const MOST = { paint: 1.3, computed: 2 };

/** Messages that are computed in one go, with a rest between them. */
const SERIES = 40;

const EVERY_MS = 80;

const PLACES: readonly Place[] = ['row', 'bubble'];

type Samples = Record<Side, number[]>;

/** The conversation that a message is for: the open one, or another each time. */
function targetOf(place: Place, ids: readonly number[], round: number): number {
  const [open = 0] = ids;
  return place === 'bubble' ? open : (ids[1 + ((round * 37) % (ids.length - 1))] ?? open);
}

/** ms to the paint of one message after the other, at moments that have nothing to do with the screen's. */
async function paints(seats: Seats, place: Place): Promise<Samples> {
  const samples: Samples = { console: [], floor: [] };
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    for (const side of inTurn(round)) {
      const { ids } = seats[side];
      const texto = `${place}-${String(round)}.`;
      const idAtendimento = targetOf(place, ids, round);
      samples[side].push(await paintedAfter(seats.world, seats[side], { place, idAtendimento, texto }));
      await sleep(20 + ((round * 7) % 17));
    }
  }
  return { console: samples.console.slice(WARM_UPS), floor: samples.floor.slice(WARM_UPS) };
}

/** ms that a page computes for each message, less what it computes of its own accord meanwhile. */
async function computedFor(
  { world, ...seats }: Seats,
  side: Side,
  place: Place,
  series: number,
): Promise<number> {
  const { ids, computed } = seats[side];
  const [still, began] = [await computed(), performance.now()];
  await sleep(SERIES * EVERY_MS);
  const idle = ((await computed()) - still) / (performance.now() - began);
  const [before, from] = [await computed(), performance.now()];
  for (let at = 0; at < SERIES; at += 1) {
    const texto = `${place} ${String(series)}/${String(at)}`;
    world.control.customerWrites({ idAtendimento: targetOf(place, ids, series * SERIES + at), texto });
    await sleep(EVERY_MS);
  }
  return ((await computed()) - before - idle * (performance.now() - from)) / SERIES;
}

function beside(name: string, { console: own, floor }: Samples, share: number, most: number): Row {
  const ratio = percentile(own, share) / percentile(floor, share);
  return {
    name,
    value: `${ratio.toFixed(2)} × floor (${spread(own)}; floor ${spread(floor)})`,
    target: `≤ ${String(most)} ×`,
    ok: ratio <= most,
  };
}

/** What a message costs, to the open conversation and to another one, beside a bare list on the same server. */
export async function run(): Promise<Row[]> {
  const seats = await seatBesideFloor(CONVERSATIONS, MESSAGES);
  try {
    for (const side of inTurn(0)) await openWritten(seats.world, seats[side]);
    const rows: Row[] = [];
    for (const place of PLACES) {
      rows.push(
        beside(`event, socket to paint of the ${place}, p95`, await paints(seats, place), 0.95, MOST.paint),
      );
      const computed: Samples = { console: [], floor: [] };
      for (let series = 0; series < 4; series += 1) {
        for (const side of inTurn(series)) {
          computed[side].push(await computedFor(seats, side, place, series));
        }
      }
      rows.push(beside(`event, main thread for a ${place}, median`, computed, 0.5, MOST.computed));
    }
    return rows;
  } finally {
    await seats.close();
  }
}
