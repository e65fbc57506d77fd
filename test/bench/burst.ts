import type { Row } from './row';
import {
  inTurn,
  openWritten,
  seatBesideFloor,
  type Seat,
  type Seats,
  type Side,
} from './support/besideFloor';
import { percentile } from './support/stats';

const CONVERSATIONS = 50;

const MESSAGES = 1_000;

const ROUNDS = 5;

const MOST_MS = { whole: 1_500, frame: 50 };

/** One burst, in ms. */
interface Burst {
  /** From the first message on the socket to the frame that shows the last. */
  whole: number;
  /** The longest time between two frames meanwhile. */
  frame: number;
  /** What the main thread computed. */
  computed: number;
}

/** Notes the frames of the page and the longest time between two of them. */
const WATCH_FRAMES = `(() => {
  let last = performance.now();
  window.longestFrame = 0;
  window.isWatched = true;
  const frame = (now) => {
    window.longestFrame = Math.max(window.longestFrame, now - last);
    last = now;
    if (window.isWatched) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

async function burst(
  { control }: Seats['world'],
  { page, ids, computed }: Seat,
  round: number,
): Promise<Burst> {
  const before = await computed();
  await page.evaluate(WATCH_FRAMES);
  await page.evaluate(`expectSince('first-${String(round)}.', 'row', 'last-${String(round)}.')`);
  for (let at = 0; at < MESSAGES; at += 1) {
    const word = at === 0 ? 'first' : at === MESSAGES - 1 ? 'last' : `message ${String(at)} of`;
    control.customerWrites({ idAtendimento: ids[at % ids.length] ?? 0, texto: `${word}-${String(round)}.` });
  }
  const whole = Number(await page.evaluate('measuredPaint()'));
  const frame = Number(await page.evaluate('window.isWatched = false, window.longestFrame'));
  return { whole, frame, computed: (await computed()) - before };
}

function rowOf(name: string, of: keyof Burst, bursts: Record<Side, Burst[]>, most: number): Row {
  const [own, floor] = [bursts.console, bursts.floor].map((all) =>
    percentile(
      all.map((one) => one[of]),
      0.5,
    ),
  );
  return {
    name: `burst of ${MESSAGES.toLocaleString('en-US')} messages, ${name}`,
    value: `${(own ?? Number.NaN).toFixed(0)} ms (floor ${(floor ?? Number.NaN).toFixed(0)} ms)`,
    target: Number.isFinite(most) ? `≤ ${String(most)} ms` : '',
    ok: (own ?? Number.NaN) <= most,
  };
}

/** A thousand messages to fifty conversations at once, one of them open; medians. */
export async function run(): Promise<Row[]> {
  const seats = await seatBesideFloor(CONVERSATIONS, 4);
  try {
    for (const side of inTurn(0)) await openWritten(seats.world, seats[side]);
    const bursts: Record<Side, Burst[]> = { console: [], floor: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of inTurn(round)) bursts[side].push(await burst(seats.world, seats[side], round));
    }
    return [
      rowOf('first on the socket to last painted', 'whole', bursts, MOST_MS.whole),
      rowOf('longest frame', 'frame', bursts, MOST_MS.frame),
      rowOf('main thread', 'computed', bursts, Infinity),
    ];
  } finally {
    await seats.close();
  }
}
