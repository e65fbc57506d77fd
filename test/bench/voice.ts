import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { root } from '../../scripts/run';
import { callBar, incomingSheet } from '../e2e/support/screens/calls';
import { dialDialog } from '../e2e/support/screens/dialling';
import type { Visitor } from '../e2e/support/visitor';
import type { World } from '../e2e/support/world';
import { ANA, BRUNO } from '../e2e/voice/support/telephonists';
import { startVoiceWorld } from '../e2e/voice/support/voiceWorld';
import type { Row } from './row';
import { percentile, spread } from './support/stats';
import { sitDownMeasured } from './support/telephonist';

const WARM_UPS = 3;

const ROUNDS = 30;

/** A number of the exchange's plan that answers at once. */
const ANSWERS = '9200';

const CUSTOMER = '5511988880001';

const REST_MS = 100;

const OK_TO_INVITE = '^SIP/2\\.0 200[^]*?CSeq: \\d+ INVITE';

const reportSchema = v.array(v.object({ name: v.string(), bytes: v.number(), maxBytes: v.number() }));

interface Samples {
  invite: number[];
  plain: number[];
  answer: number[];
  hold: number[];
}

type Direction = 'in' | 'out';

function sinceClick({ page }: Visitor, direction: Direction, pattern: string): Promise<number> {
  return page.evaluate(([way, like]) => window.sipPage.sinceClick(way, like), [direction, pattern] as const);
}

/** Hold and back: ms from the click to the other side's 2xx, twice. */
async function holdAndBack(visitor: Visitor): Promise<number[]> {
  const bar = callBar(visitor);
  const taken: number[] = [];
  for (const button of [bar.hold, bar.resume]) {
    await visitor.page.evaluate(() => {
      window.sipPage.forget();
    });
    await button.click();
    taken.push(await sinceClick(visitor, 'in', OK_TO_INVITE));
  }
  await bar.talking();
  return taken;
}

async function dialled(visitor: Visitor, samples: Samples): Promise<void> {
  const bar = callBar(visitor);
  const dialog = dialDialog(visitor);
  await dialog.open();
  await dialog.number.fill(ANSWERS);
  await dialog.call.click();
  samples.invite.push(await sinceClick(visitor, 'out', '^INVITE '));
  await bar.talking();
  samples.hold.push(...(await holdAndBack(visitor)));
  await bar.hangUp.click();
  await bar.gone();
}

async function answered(world: World, visitor: Visitor, samples: Samples): Promise<void> {
  const bar = callBar(visitor);
  world.control.customerCalls({ numero: CUSTOMER, agente: ANA.login });
  await incomingSheet(visitor).answer.click();
  samples.answer.push(await sinceClick(visitor, 'out', OK_TO_INVITE));
  await bar.talking();
  await bar.hangUp.click();
  await bar.gone();
}

async function measured(world: World, visitor: Visitor): Promise<Samples> {
  const samples: Samples = { invite: [], plain: [], answer: [], hold: [] };
  const exchange = `ws://localhost:${String(world.sandbox.sipPort)}/ws`;
  await visitor.page.evaluate(
    ([extension, url]) => window.sipPage.registerPlain(extension, `sip-${extension}`, url),
    [BRUNO.extension, exchange] as const,
  );
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    await dialled(visitor, samples);
    samples.plain.push(await visitor.page.evaluate((to) => window.sipPage.callPlain(to), ANSWERS));
    await answered(world, visitor, samples);
    await sleep(REST_MS);
  }
  return {
    invite: samples.invite.slice(WARM_UPS),
    plain: samples.plain.slice(WARM_UPS),
    answer: samples.answer.slice(WARM_UPS),
    hold: samples.hold.slice(2 * WARM_UPS),
  };
}

function timeRow(name: string, samples: readonly number[], most: number | null): Row {
  const high = percentile(samples, 0.95);
  return {
    name: `voice, ${name}`,
    value: spread(samples),
    target: most === null ? '' : `p95 ≤ ${String(most)} ms`,
    ok: most === null || high <= most,
  };
}

function ratioRow({ invite, plain }: Samples): Row {
  const ratio = percentile(invite, 0.95) / percentile(plain, 0.95);
  return {
    name: 'voice, click to INVITE, to plain SIP.js (p95)',
    value: ratio.toFixed(2),
    target: '≤ 0.35',
    ok: ratio <= 0.35,
  };
}

/** As the build counted it. */
function chunkRow(): Row {
  const report = v.parse(reportSchema, JSON.parse(readFileSync(join(root, '.cache/budget.json'), 'utf8')));
  const { bytes, maxBytes } = report.find(({ name }) => name === 'softphone') ?? { bytes: NaN, maxBytes: 0 };
  return {
    name: 'voice, the softphone chunk, gzipped',
    value: `${(bytes / 1000).toFixed(1)} kB`,
    target: `≤ ${(maxBytes / 1000).toFixed(0)} kB`,
    ok: bytes <= maxBytes,
  };
}

/** From clicks to what goes over the wire, beside plain SIP.js on the same page and exchange. */
export async function run(): Promise<Row[]> {
  const world = await startVoiceWorld();
  try {
    const samples = await measured(world, await sitDownMeasured(world, 'sipPage'));
    return [
      timeRow('click to INVITE', samples.invite, 40),
      timeRow('call to INVITE, plain SIP.js', samples.plain, null),
      ratioRow(samples),
      timeRow('click to 200 of an answer', samples.answer, 30),
      timeRow('click to 200 of hold and resume', samples.hold, 30),
      chunkRow(),
    ];
  } finally {
    await world.close();
  }
}
