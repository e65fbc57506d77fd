import { audioSettings } from '../support/screens/audioSettings';
import { callBar } from '../support/screens/calls';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { answered, EMILY, hangUp } from './support/customerCall';
import { talksBothWays } from './support/hearing';
import { sitDown } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

const OFF = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** What the browser does to the microphones that are open. */
function processing({ page }: Visitor): Promise<(typeof OFF)[]> {
  return page.evaluate(() =>
    window.media.microphones
      .filter(({ readyState }) => readyState === 'live')
      .map((track) => {
        const { echoCancellation, noiseSuppression, autoGainControl } = track.getSettings();
        return {
          echoCancellation: echoCancellation === true,
          noiseSuppression: noiseSuppression === true,
          autoGainControl: autoGainControl === true,
        };
      }),
  );
}

/** The track that the call sends, by id. */
function sent({ page }: Visitor): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    window.media.inCall().flatMap((peer) => peer.getSenders().map(({ track }) => track?.id)),
  );
}

test('sound processing is off, and each switch counts in the call that goes on', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  await answered(world, ana);
  expect(await processing(ana)).toEqual([OFF]);
  const before = await sent(ana);
  const { open, echo, noise, gain, cancel } = audioSettings(ana);
  await open.click();
  for (const box of [echo, noise, gain]) await expect(box).not.toBeChecked();
  await echo.check();
  // The dialog's own meter listens beside the call.
  await expect.poll(() => processing(ana)).toContainEqual({ ...OFF, echoCancellation: true });
  await noise.check();
  await gain.check();
  await expect
    .poll(() => processing(ana))
    .toContainEqual({ echoCancellation: true, noiseSuppression: true, autoGainControl: true });
  await gain.uncheck();
  await cancel.click();
  await expect
    .poll(() => processing(ana))
    .toEqual([{ echoCancellation: true, noiseSuppression: true, autoGainControl: false }]);
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  expect(await sent(ana)).toEqual(before);
  await hangUp(world, ana);
});

test('sound processing is kept for the agent who chose it', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  const { open, echo, cancel } = audioSettings(ana);
  await open.click();
  await echo.check();
  await cancel.click();
  await ana.page.reload();
  await open.click();
  await expect(echo).toBeChecked();
  await cancel.click();
  await answered(world, ana);
  await expect.poll(() => processing(ana)).toEqual([{ ...OFF, echoCancellation: true }]);
  await hangUp(world, ana);
});
