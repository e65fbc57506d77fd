import { setTimeout as sleep } from 'node:timers/promises';
import { callBar } from '../e2e/support/screens/calls';
import { dialDialog } from '../e2e/support/screens/dialling';
import type { Visitor } from '../e2e/support/visitor';
import type { World } from '../e2e/support/world';
import { ANA } from '../e2e/voice/support/telephonists';
import { startVoiceWorld } from '../e2e/voice/support/voiceWorld';
import type { Row } from './row';
import { highRow } from './support/highRow';
import { sitDownMeasured } from './support/telephonist';

const ROUNDS = 20;

/** A number of the exchange's plan that answers at once. */
const ANSWERS = '9200';

const REST_MS = 400;

const OK_TO_REGISTER = '^SIP/2\\.0 200[^]*?CSeq: \\d+ REGISTER';

const OK_TO_INVITE = '^SIP/2\\.0 200[^]*?CSeq: \\d+ INVITE';

/** ms from the end of the socket to the exchange's answer, while it could be reached all the time. */
async function dropped(world: World, { page }: Visitor, answer: string): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(REST_MS);
    await page.evaluate(() => {
      window.sipPage.forget();
    });
    world.control.dropSipSockets({ nome: ANA.login });
    taken.push(await page.evaluate((like) => window.sipPage.sinceClosed(like), answer));
  }
  return taken;
}

/** From a socket to the exchange that is gone to the extension, or the call, that is back. */
export async function run(): Promise<Row[]> {
  const world = await startVoiceWorld();
  try {
    const visitor = await sitDownMeasured(world, 'sipPage');
    const idle = await dropped(world, visitor, OK_TO_REGISTER);
    const dialog = dialDialog(visitor);
    await dialog.open();
    await dialog.number.fill(ANSWERS);
    await dialog.call.click();
    await callBar(visitor).talking();
    const inCall = await dropped(world, visitor, OK_TO_INVITE);
    return [
      highRow('voice, socket lost to registered again, idle', idle, 350),
      highRow('voice, socket lost to a new way for the sound, in a call', inCall, 300),
    ];
  } finally {
    await world.close();
  }
}
