import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { callBar } from '../e2e/support/screens/calls';
import { dialDialog } from '../e2e/support/screens/dialling';
import type { Visitor } from '../e2e/support/visitor';
import { startVoiceWorld } from '../e2e/voice/support/voiceWorld';
import type { Row } from './row';
import { sitDownMeasured } from './support/telephonist';
import type { Wear } from './support/wearPage';

/** Enough for every list with a bound to be full, and for the engine to have compiled what it will. */
const WARM_UPS = 200;

/** The engine throws compiled code away and makes it again: over fewer calls that is most of what is seen. */
const CALLS = 400;

const ANSWERS = '9200';

/** What a call may leave on the heap, for it to go on for a day: kB. */
const MOST_KB_A_CALL = 3;

/** Timers that wait for a call's end, and the browser's own tidying, are over then. */
const SETTLE_MS = 5_000;

interface Left extends Wear {
  heapKB: number;
  nodes: number;
}

async function callOnce(visitor: Visitor): Promise<void> {
  const dialog = dialDialog(visitor);
  const bar = callBar(visitor);
  await dialog.open();
  await dialog.number.fill(ANSWERS);
  await dialog.call.click();
  await bar.talking();
  await bar.hangUp.click();
  await bar.gone();
}

async function left({ page }: Visitor, session: CDPSession): Promise<Left> {
  await sleep(SETTLE_MS);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  const wear = await page.evaluate(() => window.wear());
  return { ...wear, heapKB: metric('JSHeapUsedSize') / 1000, nodes: metric('Nodes') };
}

function countRow(name: string, before: number, after: number): Row {
  return {
    name: `voice, ${name} left by ${String(CALLS)} calls`,
    value: String(after - before),
    target: '0',
    ok: after <= before,
  };
}

function heapRow(before: Left, after: Left): Row {
  const growth = (after.heapKB - before.heapKB) / CALLS;
  return {
    name: `voice, heap left by each of ${String(CALLS)} calls`,
    value: `${growth.toFixed(2)} kB`,
    target: `≤ ${String(MOST_KB_A_CALL)} kB`,
    ok: growth <= MOST_KB_A_CALL,
  };
}

/** Calls in a row: what they leave behind. */
export async function run(): Promise<Row[]> {
  const world = await startVoiceWorld();
  try {
    const visitor = await sitDownMeasured(world, 'wearPage');
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send('Performance.enable');
    for (let call = 0; call < WARM_UPS; call += 1) await callOnce(visitor);
    const before = await left(visitor, session);
    for (let call = 0; call < CALLS; call += 1) await callOnce(visitor);
    const after = await left(visitor, session);
    return [
      countRow('peer connections', before.peers, after.peers),
      countRow('microphone tracks', before.microphones, after.microphones),
      countRow('intervals', before.intervals, after.intervals),
      countRow('document nodes', before.nodes, after.nodes),
      heapRow(before, after),
    ];
  } finally {
    await world.close();
  }
}
