import { setTimeout as sleep } from 'node:timers/promises';
import { callBar, incomingSheet } from '../e2e/support/screens/calls';
import type { Visitor } from '../e2e/support/visitor';
import type { World } from '../e2e/support/world';
import { ANA } from '../e2e/voice/support/telephonists';
import { startVoiceWorld } from '../e2e/voice/support/voiceWorld';
import type { Row } from './row';
import { highRow } from './support/highRow';
import { silenceAfter, type Silence } from './support/silence';
import { sitDownMeasured } from './support/telephonist';

const ROUNDS = 20;

const CUSTOMER = { numero: '5511980000000', toneHz: 1_300 };

/** What the page's microphone hears (support/tonePage). */
const AGENT_HZ = 600;

/** From a cause to when everything is as before. */
const SETTLED_MS = 2_500;

/** What both sides did not hear after a cause, one for each round. */
interface Heard {
  agent: Silence[];
  customer: Silence[];
}

async function after(world: World, { page }: Visitor, cause: () => void): Promise<Heard> {
  const heard: Heard = { agent: [], customer: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => window.tonePage.heardAt());
    await sleep(200);
    const moment = Date.now();
    cause();
    await sleep(SETTLED_MS);
    heard.agent.push(silenceAfter(moment, await page.evaluate(() => window.tonePage.heardAt())));
    const there = world.control.toneHeardAt({ numero: CUSTOMER.numero, hz: AGENT_HZ });
    heard.customer.push(silenceAfter(moment, there));
  }
  return heard;
}

const lasted = (silences: readonly Silence[]): number[] => silences.map((one) => one.lasted);

const over = (silences: readonly Silence[]): number[] => silences.map(({ overAfter }) => overAfter);

/** What agent and customer hear of each other while the way to the exchange is lost, by tones that both play. */
export async function run(): Promise<Row[]> {
  const world = await startVoiceWorld();
  try {
    const { control } = world;
    const ana = await sitDownMeasured(world, 'tonePage');
    control.customerCalls(CUSTOMER);
    await incomingSheet(ana).answer.click();
    await callBar(ana).talking();
    await ana.page.evaluate((hz) => window.tonePage.listen(hz), CUSTOMER.toneHz);
    await sleep(SETTLED_MS);
    const still = await after(world, ana, () => undefined);
    const socket = await after(world, ana, () => void control.dropSipSockets({ nome: ANA.login }));
    const both = await after(world, ana, () => {
      control.loseSoundPath({ numero: CUSTOMER.numero });
      control.dropSipSockets({ nome: ANA.login });
    });
    return [
      highRow('voice, nothing lost, longest silence at the agent', lasted(still.agent), 100),
      highRow('voice, nothing lost, longest silence at the customer', lasted(still.customer), 100),
      highRow('voice, socket lost in a call, longest silence at the agent', lasted(socket.agent), 100),
      highRow('voice, socket lost in a call, longest silence at the customer', lasted(socket.customer), 100),
      highRow('voice, socket and path lost in a call, to the tone at the agent', over(both.agent), 300),
      highRow('voice, socket and path lost in a call, to the tone at the customer', over(both.customer), 300),
    ];
  } finally {
    await world.close();
  }
}
