import { filesScreen } from '../../e2e/support/screens/files';
import type { ChaosEvent } from '../scene';
import { openAny, send, write } from './conversation';
import { someFile } from './enclosing';
import { saying } from './sayings';

/** Sends a file with a caption, and goes on before it is at the server as often as after that. */
export const attach: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng);
  const { ledger } = scene;
  const { file, digest } = someFile(prng);
  const mark = ledger.make(id, 'file', digest);
  const { attach: button, cards, choose } = filesScreen(visitor);
  await button.waitFor();
  await choose({ name: `planilha-${mark.slice(1, -1)}.bin`, ...file });
  await cards.waitFor();
  await write(scene, visitor, id, saying(prng, mark));
  await send(scene, visitor);
  // Whoever does not wait until the outbox has it goes on at once.
  await cards.waitFor({ state: 'hidden', timeout: prng.int(1, 3_000) }).catch(() => undefined);
};
