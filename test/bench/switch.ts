import type { Row } from './row';
import { inTurn, seatBesideFloor, type Side } from './support/besideFloor';
import { openedAt } from './support/openRow';
import { percentile, spread } from './support/stats';

const CONVERSATIONS = 50;

const MESSAGES = 60;

const WARM_UPS = 5;

/** From the click to the painted conversation, p95 in ms: when it is read first, and again. */
const MOST_MS = { first: 50, again: 20 };

function rowOf(name: string, { console: own, floor }: Record<Side, number[]>, most: number): Row {
  return {
    name: `switch, click to painted conversation, ${name}`,
    value: `${spread(own)} (floor ${spread(floor)})`,
    target: `p95 ≤ ${String(most)} ms`,
    ok: percentile(own, 0.95) <= most,
  };
}

/** From the click on a row to the frame that shows the conversation, when it is read first and again. */
export async function run(): Promise<Row[]> {
  const seats = await seatBesideFloor(CONVERSATIONS, MESSAGES);
  try {
    const rows: Row[] = [];
    for (const visit of ['first', 'again'] as const) {
      const samples: Record<Side, number[]> = { console: [], floor: [] };
      for (let place = 0; place < CONVERSATIONS; place += 1) {
        for (const side of inTurn(place)) {
          const ms = await openedAt(seats[side].page, place, MESSAGES);
          if (place >= WARM_UPS) samples[side].push(ms);
        }
      }
      rows.push(rowOf(visit === 'first' ? 'first visit' : 'revisit', samples, MOST_MS[visit]));
    }
    return rows;
  } finally {
    await seats.close();
  }
}
