import { filesScreen } from '../../e2e/support/screens/files';
import { NotNow, type ChaosEvent } from '../scene';
import { onOnePage } from './birth';
import { openAny } from './conversation';

const LONGEST_MS = 2_500;

/** Records a voice message and sends it, or, now and then, throws it away. */
export const record: ChaosEvent = async (scene, prng) => {
  const { visitor, id } = await openAny(scene, prng);
  const { page, w } = visitor;
  const { record: button, cancelRecording, sendRecording } = filesScreen(visitor);
  const isMeant = prng.chance(0.8);
  const ms = prng.int(300, LONGEST_MS);
  if (!(await button.isEnabled())) throw new NotNow('nothing can be recorded');
  await button.click();
  await page.getByRole('timer', { name: w('recorder.length') }).waitFor();
  await page.waitForTimeout(ms);
  if (!isMeant) {
    await cancelRecording.click();
    return;
  }
  const recording = scene.ledger.record(id);
  const isTaken = await onOnePage(page, async () => {
    await sendRecording.click();
    await sendRecording.waitFor({ state: 'hidden' });
  });
  if (isTaken) recording.sentAt = Date.now();
};
