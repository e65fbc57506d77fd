import { filesScreen } from '../../e2e/support/screens/files';
import { marksIn } from '../ledger';
import type { ChaosEvent } from '../scene';
import { openAny } from './conversation';
import { someFile } from './enclosing';
import { saying } from './sayings';

/** Sends a file with a caption, and goes on before it is at the server as often as after that. */
export const attach: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng);
  const { ledger } = scene;
  const { file, digest } = someFile(prng);
  const mark = ledger.make(id, 'file', digest);
  const { attach: button, dialog, caption, choose, confirm } = filesScreen(visitor);
  await button.waitFor();
  await choose({ name: `planilha-${mark.slice(1, -1)}.bin`, ...file });
  await caption.fill(saying(prng, mark));
  const isWritten = marksIn(await caption.inputValue()).includes(mark);
  await confirm.click();
  if (isWritten) ledger.kept([mark]);
  ledger.sent([mark]);
  // It closes by itself once the server has the file; whoever does not wait for that closes it.
  await dialog.waitFor({ state: 'hidden', timeout: prng.int(1, 3_000) }).catch(async () => {
    await visitor.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
};
