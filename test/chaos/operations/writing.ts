import { chat } from '../../e2e/support/screens/chat';
import type { ChaosEvent } from '../scene';
import { openAny, openSome, send, write } from './conversation';
import { saying } from './sayings';

/** Looks at another conversation. */
export const open: ChaosEvent = async (scene, prng) => {
  await openSome(scene, prng, 'any');
};

/** Writes a message and sends it. */
export const say: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng);
  await write(scene, visitor, id, saying(prng, scene.ledger.make(id)));
  await send(scene, visitor);
};

/** Sends several messages one right after the other. */
export const sayMuch: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng);
  for (let left = prng.int(2, 5); left > 0; left -= 1) {
    await write(scene, visitor, id, saying(prng, scene.ledger.make(id)));
    await send(scene, visitor);
  }
};

/** Writes something, and goes to another conversation without sending it. */
export const leaveDraft: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openSome(scene, prng);
  await write(scene, visitor, id, ` ${saying(prng, scene.ledger.make(id))}`);
  if (prng.chance(0.5)) await visitor.page.waitForTimeout(prng.int(0, 900));
  await openSome(scene, prng, 'any');
};

/** Comes back to what stands in the composer, and sends it. */
export const sendDraft: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openSome(scene, prng);
  await chat(visitor).composer.waitFor();
  await write(scene, visitor, id, ' ');
  await send(scene, visitor);
};
