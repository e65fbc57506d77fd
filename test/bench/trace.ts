import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/run';
import { conversationList } from '../e2e/support/screens/list';
import type { Row } from './row';
import { openWritten, paintedAfter, seatBesideFloor, type Seats } from './support/besideFloor';
import { openedAt } from './support/openRow';
import { traced, type Trace } from './support/trace';
import { whileSlowed } from './support/whileSlowed';

const CONVERSATIONS = 50;

const MESSAGES = 30;

const WARM_UPS = 20;

/** By then whatever followed is over. */
const REST_MS = 400;

const folder = join(root, 'test-results', 'traces');

function rowOf(name: string, trace: Trace): Row {
  const { computed, file, layouts, longestTask, pictures, styles } = trace;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json.gz`), gzipSync(JSON.stringify(file)));
  const counts = `${String(styles)} styles, ${String(layouts)} layouts, ${String(pictures)} pictures`;
  return {
    name: `trace of ${name}`,
    value: `${computed.toFixed(1)} ms, longest task ${longestTask.toFixed(1)} ms, ${counts}`,
    target: '',
    ok: true,
  };
}

/** A message to the open conversation, long after the page has warmed up. */
async function message({ console: seat, world }: Seats): Promise<Trace> {
  const idAtendimento = await openWritten(world, seat);
  const write = async (texto: string): Promise<void> => {
    await paintedAfter(world, seat, { place: 'bubble', idAtendimento, texto });
    await sleep(REST_MS);
  };
  for (let at = 0; at < WARM_UPS; at += 1) await write(`warm-${String(at)}.`);
  return traced(seat.page, () => write('traced.'));
}

/** A conversation is opened that was not open before. */
async function opening({ console: { page } }: Seats): Promise<Trace> {
  for (let place = 1; place < WARM_UPS; place += 1) await openedAt(page, place, MESSAGES);
  return traced(page, async () => {
    await openedAt(page, WARM_UPS, MESSAGES);
    await sleep(REST_MS);
  });
}

/** A conversation is opened that was open before. */
async function reopening({ console: { page } }: Seats): Promise<Trace> {
  for (const _ of [1, 2]) {
    for (let place = 1; place <= WARM_UPS; place += 1) await openedAt(page, place, MESSAGES);
  }
  return traced(page, async () => {
    await openedAt(page, WARM_UPS / 2, MESSAGES);
    await sleep(REST_MS);
  });
}

/** A start with a session, at a quarter of the machine's pace. */
async function start({ console: { visitor } }: Seats): Promise<Trace> {
  return whileSlowed(visitor, 4, () =>
    traced(visitor.page, async () => {
      await visitor.go('/home');
      await conversationList(visitor).rows.first().waitFor();
      await sleep(REST_MS);
    }),
  );
}

/** Pictures of the main thread, to be opened in Chromium's Performance panel: files in `test-results/traces`. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, scene] of Object.entries({ message, opening, reopening, start })) {
    const seats = await seatBesideFloor(CONVERSATIONS, MESSAGES);
    try {
      rows.push(rowOf(name, await scene(seats)));
    } finally {
      await seats.close();
    }
  }
  return rows;
}
