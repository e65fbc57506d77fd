import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../support/eventually';
import type { Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import { soundFor, soundOf } from './sound';

/** The microphone beeps once a second: a little longer hears at least one beep. */
const BEEP_MS = 1_150;

/** Audio energy of one such while, far above what silence makes. */
const AUDIBLE = 1e-4;

const INAUDIBLE = 1e-6;

/** Audio energy that a customer hears within a little more than a second. */
export async function customerHears(world: World, numero: string): Promise<number> {
  const heard = () => world.control.mediaReport({ numero }).heard.energy;
  const before = heard();
  await sleep(BEEP_MS);
  return heard() - before;
}

/** Waits until the agent hears the other side. */
export async function hears({ page }: Visitor, nth = -1): Promise<void> {
  await eventually(async () => {
    const { received, heardEnergy } = await soundFor(page, BEEP_MS, nth);
    expect(received).toBeGreaterThan(30);
    expect(heardEnergy).toBeGreaterThan(AUDIBLE);
  }, 10_000);
}

/** What both ends know of the sound, for whoever has to find out where it stops. */
async function account(world: World, { page }: Visitor, numero: string): Promise<string> {
  const graph = await page.evaluate(() => ({
    microphones: window.media.microphones.map(({ muted, readyState }) => ({ muted, readyState })),
    contexts: window.media.contexts.map(({ state, currentTime }) => ({ state, currentTime })),
    senders: window.media
      .inCall()
      .flatMap((peer) => peer.getTransceivers())
      .map(({ currentDirection, sender: { track } }) => ({
        ...{ currentDirection, kind: track?.kind, muted: track?.muted, readyState: track?.readyState },
      })),
  }));
  const customer = world.control.mediaReport({ numero });
  return JSON.stringify({ customer, agent: { ...(await soundOf(page)), ...graph } });
}

/** Waits until agent and customer hear each other, by packets and by energy. */
export async function talksBothWays(world: World, visitor: Visitor, numero: string): Promise<void> {
  try {
    await eventually(async () => {
      const [here, there] = await Promise.all([
        soundFor(visitor.page, BEEP_MS),
        customerHears(world, numero),
      ]);
      expect(here.received).toBeGreaterThan(30);
      expect(here.heardEnergy).toBeGreaterThan(AUDIBLE);
      expect(there).toBeGreaterThan(AUDIBLE);
    }, 10_000);
  } catch (cause) {
    throw new Error(`They do not hear each other: ${await account(world, visitor, numero)}`, { cause });
  }
}

/** Asserts that neither agent nor customer hears the other; `nth` says which of the agent's calls it is. */
export async function isSilent(world: World, { page }: Visitor, numero: string, nth = -1): Promise<void> {
  // What was under way when it fell silent has arrived after this.
  await sleep(300);
  const [{ heardEnergy }, there] = await Promise.all([
    soundFor(page, BEEP_MS, nth),
    customerHears(world, numero),
  ]);
  expect(heardEnergy).toBeLessThan(INAUDIBLE);
  expect(there).toBeLessThan(INAUDIBLE);
}
