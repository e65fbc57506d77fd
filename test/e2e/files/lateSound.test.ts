import { expect, test } from '../support/test';
import { length, openNina, recording } from '../support/voiceNotes';

const SPOKEN_S = 3;

/** As Firefox does on a busy machine: a microphone that is open brings nothing for a while. */
function bringSoundLate(ms: number): void {
  const { connect } = AudioNode.prototype;
  function late(this: AudioNode, ...to: unknown[]): void {
    const put = (): void => void Reflect.apply(connect, this, to);
    if (to[0] instanceof AudioWorkletNode) setTimeout(put, ms);
    else put();
  }
  Object.assign(AudioNode.prototype, { connect: late });
}

test('nothing is lost of what is said once the recorder shows that it runs', async ({ world }) => {
  const { visitor, nina, record, sendRecording } = await openNina(world);
  await visitor.page.evaluate(bringSoundLate, 900);
  await record.click();
  await expect(length(visitor)).toBeVisible();
  await visitor.page.waitForTimeout(SPOKEN_S * 1_000);
  await sendRecording.click();
  const { audio } = await recording(world, nina);
  expect(audio.seconds).toBeGreaterThan(SPOKEN_S - 0.1);
});
