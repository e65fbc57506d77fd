import { setTimeout as sleep } from 'node:timers/promises';
import { createPrng } from '../../sandbox/seed/prng';
import { CUSTOMER_DECK, CUSTOMERS } from './customers';
import { FAULT_DECK, FAULTS } from './faults';
import { OPERATION_DECK, OPERATIONS } from './operations';
import { NotNow, type ChaosEvent, type Scene } from './scene';
import { scheduleOf, type Deck } from './schedule';

/** A person at work gives up sooner than a test does: the next thing is tried then. */
const PATIENCE_MS = 6_000;

/** Somebody who does one thing after the other. */
interface Part<Name extends string> {
  kind: 'operation' | 'fault' | 'customer';
  events: Readonly<Record<Name, ChaosEvent>>;
  deck: Deck<Name>;
  /** Rest before each thing, ms: at least and at most. */
  rest: readonly [number, number];
}

const AGENT: Part<keyof typeof OPERATIONS> = {
  kind: 'operation',
  events: OPERATIONS,
  deck: OPERATION_DECK,
  rest: [0, 500],
};

const SABOTEUR: Part<keyof typeof FAULTS> = {
  kind: 'fault',
  events: FAULTS,
  deck: FAULT_DECK,
  rest: [200, 2_000],
};

const PUBLIC: Part<keyof typeof CUSTOMERS> = {
  kind: 'customer',
  events: CUSTOMERS,
  deck: CUSTOMER_DECK,
  rest: [200, 2_500],
};

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** Does one thing and tells how it ended; whatever a fault cuts short is no failure of the run. */
async function happen(scene: Scene, kind: string, name: string, doing: () => Promise<void>): Promise<void> {
  const { journal } = scene;
  journal.note(`${kind.padEnd(10)} ${name}`);
  try {
    await doing();
    journal.count(kind, name, 'done');
  } catch (error) {
    const isNotNow = error instanceof NotNow;
    journal.count(kind, name, isNotNow ? 'notNow' : 'cutShort');
    journal.note(`${' '.repeat(10)} ${name} ${isNotNow ? 'not now' : 'cut short'}: ${firstLine(error)}`);
  }
}

async function play<Name extends string>(
  scene: Scene,
  { kind, events, deck, rest }: Part<Name>,
  seed: number,
  until: number,
): Promise<void> {
  const plan = scheduleOf(deck, rest, createPrng(seed));
  for (;;) {
    const { name, pauseMs, seed: own } = plan.next().value;
    await sleep(pauseMs);
    if (Date.now() >= until) return;
    await happen(scene, kind, name, () => events[name](scene, createPrng(own)));
  }
}

/** Lets the agent work, customers write and things go wrong, side by side, for so long (ms). */
export async function drive(scene: Scene, seed: number, ms: number): Promise<void> {
  const { context } = await scene.agentBrowser.visitor();
  context.setDefaultTimeout(PATIENCE_MS);
  const until = Date.now() + ms;
  await Promise.all([
    play(scene, AGENT, seed * 3 + 1, until),
    play(scene, SABOTEUR, seed * 3 + 2, until),
    play(scene, PUBLIC, seed * 3 + 3, until),
  ]);
}
