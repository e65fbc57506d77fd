import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../support/eventually';
import type { Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import { soundFor, soundOf } from './sound';
import type { Sound } from './sound';

/** The microphone beeps once a second: a little longer hears at least one beep. */
const BEEP_MS = 1_150;

/** Audio energy of one such while, far above what silence makes. */
const AUDIBLE = 1e-4;

const INAUDIBLE = 1e-6;

const LOOK_MS = 100;

/** In which a change of what is sent has reached the other side. */
const SETTLE_MS = 15_000;

/** Audio energy that a customer hears within a little more than a second. */
async function customerHears(world: World, numero: string): Promise<number> {
  const heard = () => world.control.mediaReport({ numero }).heard.energy;
  const before = heard();
  await sleep(BEEP_MS);
  return heard() - before;
}

/**
 * Waits until what was counted grew by enough within `BEEP_MS`. What is counted only grows, so there is no need to wait
 * for the end of that while.
 */
async function grows<T>(count: () => Promise<T>, isEnough: (before: T, now: T) => void): Promise<void> {
  await eventually(async () => {
    const before = await count();
    const end = performance.now() + BEEP_MS;
    for (;;) {
      await sleep(LOOK_MS);
      const isOver = performance.now() > end;
      const now = await count();
      try {
        isEnough(before, now);
        return;
      } catch (error) {
        if (isOver) throw error;
      }
    }
  }, SETTLE_MS);
}

function isHeard(before: Sound, now: Sound): void {
  expect(now.received - before.received).toBeGreaterThan(30);
  expect(now.heardEnergy - before.heardEnergy).toBeGreaterThan(AUDIBLE);
}

/** Waits until the agent hears the other side. */
export function hears({ page }: Visitor, nth = -1): Promise<void> {
  return grows(() => soundOf(page, nth), isHeard);
}

/** Waits until the audio energy that a customer hears within a little more than a second is as the check wants it. */
export function customerComesToHear(
  world: World,
  numero: string,
  check: (energy: number) => void,
): Promise<number> {
  return eventually(async () => {
    const energy = await customerHears(world, numero);
    check(energy);
    return energy;
  }, SETTLE_MS);
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
    await grows(
      async () => ({
        here: await soundOf(visitor.page),
        there: world.control.mediaReport({ numero }).heard.energy,
      }),
      (before, now) => {
        isHeard(before.here, now.here);
        expect(now.there - before.there).toBeGreaterThan(AUDIBLE);
      },
    );
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
  await eventually(async () => {
    const [{ heardEnergy }, there] = await Promise.all([
      soundFor(page, BEEP_MS, nth),
      customerHears(world, numero),
    ]);
    expect(heardEnergy).toBeLessThan(INAUDIBLE);
    expect(there).toBeLessThan(INAUDIBLE);
  }, SETTLE_MS);
}
