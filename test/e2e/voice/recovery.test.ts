import { exportLog, replayed } from '../support/exportedLog';
import { activeCalls, callBar } from '../support/screens/calls';
import { dialDialog } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import { telephoneStatus } from '../support/screens/telephone';
import { expect, test } from '../support/test';
import type { World } from '../support/world';
import { EMILY, answered, customerHangsUp, hangUp } from './support/customerCall';
import { fallsSilent, talksBothWays } from './support/hearing';
import { expectNothingLeft } from './support/leftOver';
import type { SipTalk } from './support/sipTalk';
import { registered, sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

/** Loses the sockets, and waits until the exchange reaches Ana over another one. */
async function loseSocket(world: World, sip: SipTalk): Promise<void> {
  const sockets = sip.sockets();
  world.control.dropSipSockets({ nome: ANA.login });
  await expect.poll(() => sip.sockets()).toBeGreaterThan(sockets);
  await registered(world, ANA.extension);
}

/** Voice services that nobody closed. */
function openServices({ control }: World): unknown[] {
  return control.conversations({ status: 'Entrou' }).filter(({ queueTypeID }) => queueTypeID === 1);
}

test('the sound goes on without a socket; the telephone registers again, and the customer can hang up', async ({
  world,
}, testInfo) => {
  const [ana] = await sitDownHeard(world, ANA);
  await answered(world, ana);
  const { sign } = telephoneStatus(ana);
  world.control.dropSipSockets({ nome: ANA.login, refuseMs: 8_000 });
  await expect(sign).toBeVisible();
  await talksBothWays(world, ana, EMILY.numero);
  // The socket was away for as long as they were listened to.
  expect(await sign.isVisible()).toBe(true);
  await registered(world, ANA.extension);
  await expect(sign).toBeHidden();
  await talksBothWays(world, ana, EMILY.numero);
  await callBar(ana).talking();
  await callBar(ana).hold.click();
  await callBar(ana).held();
  await customerHangsUp(world, ana);

  await test.step('the log of calls replays to the state that the live store had', async () => {
    const { open, dial } = dialDialog(ana);
    await open();
    await dial('9200');
    await callBar(ana).talking();
    await hangUp(world, ana);
    const file = testInfo.outputPath('calls.json');
    await exportLog(ana, [['full', file]]);
    const { finalHash, log, entries, anomalies } = replayed(file);
    expect(finalHash).toBe(log.recordedHash);
    const types = new Set(entries.map(({ action }) => action.type));
    for (const type of [
      'softphone/registered',
      'softphone/lost',
      'calls/offered',
      'calls/answered',
      'calls/holdChanged',
      'calls/qualityMeasured',
      'calls/ended',
    ])
      expect(types).toContain(type);
    const bad = ['rejected', 'sagaFailed', 'featureLost', 'threw', 'snapshotDiffers'];
    expect(anomalies.filter(({ kind }) => bad.includes(kind))).toEqual([]);
  });
});

test(
  'in another network, with the socket and the way of the sound gone, both are heard again',
  { tag: '@smoke' },
  async ({ world }) => {
    const [ana, sip] = await sitDownHeard(world, ANA);
    await answered(world, ana);
    const sockets = sip.sockets();
    world.control.loseSoundPath({ numero: EMILY.numero });
    world.control.dropSipSockets({ nome: ANA.login });
    await expect.poll(() => sip.sockets()).toBeGreaterThan(sockets);
    await talksBothWays(world, ana, EMILY.numero);
    await hangUp(world, ana);
  },
);

test('a browser that plays nothing of what comes is told, and mended by one click', async ({ world }) => {
  const [ana] = await sitDownHeard(world, ANA);
  await answered(world, ana);
  // Chromium stops playing at once, and a rollback does not make it play again.
  await ana.page.evaluate(async () => {
    for (const peer of window.media.inCall()) {
      for (const transceiver of peer.getTransceivers()) transceiver.direction = 'sendonly';
      await peer.setLocalDescription(await peer.createOffer());
      await peer.setLocalDescription({ type: 'rollback' });
      for (const transceiver of peer.getTransceivers()) transceiver.direction = 'sendrecv';
    }
  });
  const bar = ana.page.getByRole('alert').filter({ hasText: ana.w('sound.hearingNothing') });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: ana.w('sound.repair'), exact: true }).click();
  await expect(bar).toBeHidden();
  await talksBothWays(world, ana, EMILY.numero);
  await hangUp(world, ana);
});

test('when only the way of the sound is gone, another one is found without being asked for', async ({
  world,
}) => {
  const [ana] = await sitDownHeard(world, ANA);
  await answered(world, ana);
  world.control.loseSoundPath({ numero: EMILY.numero });
  await talksBothWays(world, ana, EMILY.numero);
  await hangUp(world, ana);
});

test('a held call is still held after the socket was lost, and can be resumed', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  const { hold, held, resume, talking } = callBar(ana);
  await answered(world, ana);
  await hold.click();
  await held();
  await loseSocket(world, sip);
  await held();
  await fallsSilent(world, ana, EMILY.numero);
  await resume.click();
  await talking();
  await talksBothWays(world, ana, EMILY.numero);
  await hangUp(world, ana);
});

test('a hold outlives the offers of the other side', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  const { bar, hold, held, resume, talking } = callBar(ana);
  await answered(world, ana);

  await test.step('offers that cross on the wire lose no hold', async () => {
    world.control.provokeGlare({ nome: ANA.login });
    await hold.click();
    await held();
    expect(sip.received.filter((message) => message.startsWith('SIP/2.0 491'))).toHaveLength(1);
    await fallsSilent(world, ana, EMILY.numero);
    await resume.click();
    await talking();
    await talksBothWays(world, ana, EMILY.numero);
  });

  await test.step('the other side holds: the agent is told, and talks when it is lifted', async () => {
    await world.control.reinvite({ numero: EMILY.numero, hold: true });
    await expect(bar.getByText(ana.w('call.remoteHold'))).toBeVisible();
    await world.control.reinvite({ numero: EMILY.numero, hold: false });
    await talking();
    await talksBothWays(world, ana, EMILY.numero);
  });

  await hangUp(world, ana);
});

test('while the server is away the call goes on, and can be muted and hung up', async ({ world }) => {
  const [ana] = await sitDownHeard(world, ANA);
  await answered(world, ana);
  await world.control.goAway({});
  const lost = ana.page.getByRole('dialog', { name: ana.w('connection.lost') });
  await expect(lost).toBeVisible();
  const { mute, unmute, hangUp: end, gone } = callBar(ana);
  await mute.click();
  await expect(unmute).toBeVisible();
  await end.click();
  await gone();
  await world.control.comeBack({});
  await expect(lost).toBeHidden();
  await expect.poll(() => openServices(world)).toEqual([]);
  await expectNothingLeft(world, ana);
});

test('a reload in the middle of a call leaves nothing behind, here and there', async ({ world }) => {
  const [ana] = await sitDownHeard(world, ANA);
  await answered(world, ana);
  await ana.page.reload();
  await frame(ana).shown();
  await expect.poll(() => world.control.liveCalls({})).toEqual([]);
  await registered(world, ANA.extension);
  await expect(callBar(ana).bar).toBeHidden();
  await expect(activeCalls(ana).list).toBeHidden();
  await expect.poll(() => openServices(world)).toEqual([]);
  // The next call comes as ever; the queues were kept.
  await answered(world, ana);
  await hangUp(world, ana);
});
