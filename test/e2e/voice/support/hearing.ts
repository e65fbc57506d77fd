import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import { soundFor, soundOf } from './sound';

/** The microphone beeps once a second: a little longer hears at least one beep. */
const BEEP_MS = 1_150;

/** Audio energy of one such while, far above what silence makes. */
const AUDIBLE = 1e-4;

const INAUDIBLE = 1e-6;

const LOOK_MS = 100;

/** In which a change of what is sent has reached the other side. */
const SETTLED = { timeout: 15_000, intervals: [50] };

/** Packets and audio energy that whoever is heard brings within such a while, at least: the agent's, the customer's. */
const LEAST = { received: 30, heardEnergy: AUDIBLE, there: AUDIBLE };

/** What is counted of an agent who hears. */
const HERE = ['received', 'heardEnergy'] as const;

/** Audio energy that a customer hears within a little more than a second. */
async function customerHears(world: World, numero: string): Promise<number> {
  const heard = () => world.control.mediaReport({ numero }).heard.energy;
  const before = heard();
  await sleep(BEEP_MS);
  return heard() - before;
}

/**
 * Waits until each of these counts grew by more than it has to within `BEEP_MS`. What is counted only grows, so
 * there is no need to wait for the end of that while.
 */
async function grows<K extends keyof typeof LEAST>(
  keys: readonly K[],
  count: () => Promise<Record<K, number>>,
): Promise<void> {
  await expect(async () => {
    const before = await count();
    const end = performance.now() + BEEP_MS;
    for (;;) {
      await sleep(LOOK_MS);
      const isOver = performance.now() > end;
      const now = await count();
      if (keys.every((key) => now[key] - before[key] > LEAST[key])) return;
      if (isOver) throw new Error(`Too little: ${JSON.stringify({ before, now })}`);
    }
  }).toPass(SETTLED);
}

/** Waits until the agent hears the other side. */
export function hears({ page }: Visitor, nth = -1): Promise<void> {
  return grows(HERE, () => soundOf(page, nth));
}

/** Waits until the audio energy that a customer hears within a little more than a second is as the check wants it. */
export async function customerComesToHear(
  world: World,
  numero: string,
  check: (energy: number) => void,
): Promise<number> {
  let energy = 0;
  await expect(async () => {
    energy = await customerHears(world, numero);
    check(energy);
  }).toPass(SETTLED);
  return energy;
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
        currentDirection,
        kind: track?.kind,
        muted: track?.muted,
        readyState: track?.readyState,
      })),
  }));
  const customer = world.control.mediaReport({ numero });
  return JSON.stringify({ customer, agent: { ...(await soundOf(page)), ...graph } });
}

/** Waits until agent and customer hear each other, by packets and by energy. */
export async function talksBothWays(world: World, visitor: Visitor, numero: string): Promise<void> {
  try {
    await grows([...HERE, 'there'], async () => ({
      ...(await soundOf(visitor.page)),
      there: world.control.mediaReport({ numero }).heard.energy,
    }));
  } catch (cause) {
    throw new Error(`They do not hear each other: ${await account(world, visitor, numero)}`, { cause });
  }
}

/**
 * Waits until neither agent nor customer hears the other for a whole while: what was under way when it fell silent
 * arrives later, on a busy machine much later.
 * @param nth which of the agent's calls it is, oldest first; the newest unless told
 */
export async function fallsSilent(world: World, { page }: Visitor, numero: string, nth = -1): Promise<void> {
  await expect(async () => {
    const [{ heardEnergy }, there] = await Promise.all([
      soundFor(page, BEEP_MS, nth),
      customerHears(world, numero),
    ]);
    expect(heardEnergy).toBeLessThan(INAUDIBLE);
    expect(there).toBeLessThan(INAUDIBLE);
  }).toPass(SETTLED);
}
