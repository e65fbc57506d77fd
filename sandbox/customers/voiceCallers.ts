import type { Centre } from '../centre/centre';
import type { Cancel } from '../centre/timers';
import type { VoiceQueue } from '../exchange/voiceQueue';
import { createPrng } from '../seed/prng';
import { listQueues, selectContacts } from '../store';
import type { Customers } from './customers';

/** Between two calls of a calm day, ms. */
const CALL_EVERY_MS: [number, number] = [40_000, 110_000];
const FIRST_CALL_MS = 20_000;
const PATIENCE_MS: [number, number] = [40_000, 75_000];
const TALK_MS: [number, number] = [25_000, 90_000];

/**
 * Makes the customers who telephone: now and then one calls a voice queue that somebody serves with a telephone.
 * A seed gives the same choices; nobody calls while another waits.
 */
export function createVoiceCallers(centre: Centre, voiceQueue: VoiceQueue, seed: number): Customers {
  const prng = createPrng(seed + 3);
  let speed = 0;
  let next: Cancel = () => undefined;

  function later(ms: number): void {
    next = centre.timers.after(ms / speed, () => {
      call();
      later(prng.int(...CALL_EVERY_MS));
    });
  }

  function call(): void {
    const served = listQueues(centre.sql).filter(
      (queue) => queue.queue_type === 1 && voiceQueue.isServed(queue.name),
    );
    if (served.length === 0 || voiceQueue.waiting() > 0) return;
    const contacts = selectContacts(centre.sql, 'WHERE numero IS NOT NULL ORDER BY id');
    if (contacts.length === 0) return;
    const { numero, nome } = prng.pick(contacts);
    voiceQueue.call({
      number: numero ?? '',
      name: nome,
      queue: prng.pick(served).name,
      extension: null,
      patienceMs: prng.int(...PATIENCE_MS) / speed,
      answersItself: false,
      mute: false,
      toneHz: null,
      talkMs: prng.int(...TALK_MS) / speed,
      headers: [],
    });
  }

  return {
    setSpeed: (wanted) => {
      next();
      speed = wanted;
      if (speed > 0) later(FIRST_CALL_MS);
    },
  };
}

/** All customers as one: the same speed for those who write and those who call. */
export function allCustomers(...kinds: Customers[]): Customers {
  return { setSpeed: (speed) => kinds.forEach((kind) => kind.setSpeed(speed)) };
}
