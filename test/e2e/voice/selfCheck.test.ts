import { callBar, incomingSheet } from '../support/screens/calls';
import { classifyDialog } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { selfCheckScreen } from '../support/screens/selfCheck';
import { expect, test } from '../support/test';
import { EMILY, hangUp } from './support/customerCall';
import { hears, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import { refuseMicrophone, rings } from './support/pageMedia';
import { openPeers } from './support/sound';
import { sitDown } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

/** The measuring takes 10 s, and the echo's answer is still to come. */
const MEASURED = { timeout: 60_000 };

test('before the shift everything is heard, rung and measured, and told as text', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  await ana.context.grantPermissions(['clipboard-read', 'clipboard-write', 'notifications', 'microphone']);
  const { answer, copy, open, row, run, status } = selfCheckScreen(ana);
  await open();
  await run.click();

  await test.step('all that needs nobody is known at once', async () => {
    for (const check of ['server', 'socket', 'registration', 'storage', 'clock', 'browser'] as const)
      await expect(status(check, 'ok')).toBeVisible();
  });
  await test.step('the microphone hears the beeps of the browser', async () => {
    await expect(status('microphone', 'ok')).toBeVisible();
  });
  await test.step('tone and ring play until they are answered for', async () => {
    for (const check of ['speaker', 'ring'] as const) {
      await expect(answer(check, true)).toBeVisible();
      await rings(ana.page);
      await answer(check, true).click();
      await expect(status(check, 'ok')).toBeVisible();
    }
  });
  await test.step('the echo comes back, and is measured', async () => {
    await hears(ana);
    await expect(row('echo')).toContainText(/MOS [34]/, MEASURED);
    await expectNothingLeft(world, ana);
    await rings(ana.page, false);
  });
  await test.step('no call was made of it', async () => {
    await expect(callBar(ana).bar).toBeHidden();
    await expect(classifyDialog(ana).dialog).toBeHidden();
  });
  await test.step('the result is text', async () => {
    await copy.click();
    const copied = await ana.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Teste de eco: .* · MOS \d,\d+ · perda .* · jitter .* ms · ida e volta .* ms/m);
    expect(copied).not.toContain(ANA.password);
  });
});

test('a customer who calls ends the echo, rings and is answered', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  const { check, fix, open, row } = selfCheckScreen(ana);
  await open();
  await check('echo').click();
  await expect(row('echo').getByRole('progressbar')).toBeVisible();
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await callBar(ana).talking();
  await talksBothWays(world, ana, EMILY.numero);
  expect(await openPeers(ana.page)).toBe(1);
  await hangUp(world, ana);
  // The call took its place on the screen; the check still says why it stopped.
  await open();
  await expect(fix('echo', 'inCall')).toBeVisible();
});

test('leaving the screen hangs the echo up and lets the microphone go', async ({ world }) => {
  const ana = await sitDown(world, ANA);
  const { check, open, row } = selfCheckScreen(ana);
  await open();
  await check('echo').click();
  await expect(row('echo').getByRole('progressbar')).toBeVisible();
  await frame(ana)
    .nav.getByRole('link', { name: ana.w('nav.conversations') })
    .click();
  await expectNothingLeft(world, ana);
  const isReleased = () =>
    ana.page.evaluate(() => window.media.microphones.every(({ readyState }) => readyState === 'ended'));
  await expect.poll(isReleased).toBe(true);
});

test('what fails says what to do: a blocked microphone, silent speakers, an exchange that is away', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA, { failsOnIncidents: false });
  const { check, answer, fix, open, run, status } = selfCheckScreen(ana);
  await open();
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 60_000 });
  await refuseMicrophone(ana.page, 'NotAllowedError');
  await run.click();
  await expect(fix('microphone', 'microphoneRefused')).toBeVisible();
  await answer('speaker', false).click();
  await expect(fix('speaker', 'notHeard')).toBeVisible();
  await answer('ring', false).click();
  await expect(fix('ring', 'ringNotHeard')).toBeVisible();
  await expect(fix('registration', 'exchangeAway')).toBeVisible();
  await expect(fix('echo', 'exchangeAway')).toBeVisible();
  await expect(fix('turn', 'noRelayServers')).toBeVisible();
  await refuseMicrophone(ana.page, null);
  await check('microphone').click();
  await expect(status('microphone', 'ok')).toBeVisible();
});
