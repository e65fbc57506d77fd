import { setTimeout as sleep } from 'node:timers/promises';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import type { Row } from './row';
import { signedIn, sitDown, type Seat } from './support/seat';
import { percentile } from './support/stats';

const OUTAGES = 5;

const OUTAGE_MS = 1_000;

const BACK_MS = 1_500;

const CONSOLES = 300;

const SPREAD_MS = 2_000;

const ALL_BACK_MS = 15_000;

/** A connection that is shorter is none (sagas/connection/realtimeConnection). */
const STEADY_MS = 5_500;

const LOOK_MS = 20;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

async function allBack(seats: readonly Seat[], since: number): Promise<void> {
  while (!seats.every(({ backAt }) => backAt >= since)) await sleep(LOOK_MS);
}

/** ms from the loss to the connection after an outage, by turns. */
async function outages(sandbox: Sandbox, seat: Seat): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < OUTAGES; turn += 1) {
    await sleep(STEADY_MS);
    const began = Date.now();
    await sandbox.control.restart({ downMs: OUTAGE_MS });
    await allBack([seat], began);
    taken.push(seat.backAt - seat.lostAt);
  }
  return taken;
}

interface Return {
  firstMs: number;
  lastMs: number;
}

/** When the first and the last of many came back, ms from when they could. */
async function crowd(seats: readonly Seat[], lose: () => Promise<number>): Promise<Return> {
  await sleep(STEADY_MS);
  const began = Date.now();
  const since = await lose();
  await allBack(seats, began);
  const back = seats.map(({ backAt }) => backAt);
  return { firstMs: Math.min(...back) - since, lastMs: Math.max(...back) - since };
}

function crowdRows(how: string, { firstMs, lastMs }: Return): Row[] {
  const name = `coming back, ${String(CONSOLES)} consoles ${how}`;
  const spread = lastMs - firstMs;
  return [
    { name: `${name}, first to last`, value: seconds(spread), target: '≥ 2 s', ok: spread >= SPREAD_MS },
    { name: `${name}, all`, value: seconds(lastMs), target: '≤ 15 s', ok: lastMs <= ALL_BACK_MS },
  ];
}

/** Consoles that lose the server: one for a moment, many at once. */
export async function run(): Promise<Row[]> {
  const sandbox = await createSandbox({});
  const { control } = sandbox;
  const seats: Seat[] = [];
  try {
    const sitter = await signedIn(sandbox, 'ana');
    const first = sitDown(sandbox, sitter);
    seats.push(first);
    const high = percentile(await outages(sandbox, first), 0.95);
    // Each of an agent of its own: one agent has one console, and the next one sends it away.
    for (const login of control.seedAgents({ count: CONSOLES - 1 })) {
      seats.push(sitDown(sandbox, await signedIn(sandbox, login)));
    }
    await allBack(seats, 1);
    const putOut = await crowd(seats, () => {
      control.dropSockets({ mode: 'server' });
      return Promise.resolve(Date.now());
    });
    const restarted = await crowd(seats, async () => {
      await control.restart({ downMs: 3_000 });
      return Date.now();
    });
    return [
      {
        name: 'coming back, socket after an outage of 1 s, from the loss (p95)',
        value: seconds(high),
        target: '≤ 1.5 s',
        ok: high <= BACK_MS,
      },
      ...crowdRows('that the server put out', putOut),
      ...crowdRows('after a restart of 3 s', restarted),
    ];
  } finally {
    seats.forEach((seat) => seat.close());
    await sandbox.close();
  }
}
