import { callBar, failurePopup, incomingSheet } from '../support/screens/calls';
import { dialDialog, dialPad } from '../support/screens/dialling';
import { frame } from '../support/screens/frame';
import { expect, test } from '../support/test';
import type { TextId } from '../../../src/components/intl';
import { dial } from './support/dialled';
import { expectNothingLeft } from './support/leftOver';
import { refuseMicrophone, rings } from './support/pageMedia';
import { sitDownHeard } from './support/telephone';
import { ANA } from './support/telephonists';

const MARTA = '5511955550001';

test.use({ centre: { sipPort: 0 } });

const FAILURES: [number: string, cause: TextId][] = [
  ['9404', 'call.cause.notFound'],
  ['9480', 'call.cause.unavailable'],
  ['9603', 'call.cause.rejected'],
  ['9503', 'call.cause.overloaded'],
  ['9607', 'call.cause.unwanted'],
  ['9608', 'call.cause.intermediaryRejected'],
  ['9302', 'call.cause.redirected'],
  ['9484', 'call.cause.addressIncomplete'],
  ['9858', 'call.cause.misconfiguredAccount'],
];

test('of a call that does not come about the reason is told, unless the agent gave up', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  const { busy, failed, close } = failurePopup(ana);

  await test.step('a busy number is told as such', async () => {
    await dial(ana, '9486');
    await expect(busy.getByText(ana.w('call.cause.busy'))).toBeVisible();
    await expect(busy.getByText('9486')).toBeVisible();
    await close();
    await expectNothingLeft(world, ana);
  });

  for (const [number, cause] of FAILURES) {
    await test.step(`a call to ${number} did not come about, for the reason ${cause}`, async () => {
      await dial(ana, number);
      await expect(failed.getByText(ana.w(cause), { exact: true })).toBeVisible();
      await callBar(ana).gone();
      await rings(ana.page, false);
      await close();
      await expectNothingLeft(world, ana);
    });
  }

  await test.step('the agent gives up while it rings', async () => {
    await dial(ana, '9010');
    await expect(callBar(ana).bar.getByText(ana.w('call.phase.ringing'), { exact: true })).toBeVisible();
    await callBar(ana).hangUp.click();
    await callBar(ana).gone();
    await expectNothingLeft(world, ana);
    await rings(ana.page, false);
    // A popup comes with the end of a call, which is over by now.
    expect(await busy.or(failed).count()).toBe(0);
    expect(sip.requests('CANCEL')).toBe(1);
  });
});

test('nobody answers for a minute', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  await ana.page.clock.install();
  await dial(ana, '9180');
  await expect(callBar(ana).bar.getByText(ana.w('call.phase.ringing'), { exact: true })).toBeVisible();
  const registrations = sip.requests('REGISTER');
  await ana.page.clock.fastForward(60_000);
  const { failed, close } = failurePopup(ana);
  await expect(failed.getByText(ana.w('call.cause.noAnswer'), { exact: true })).toBeVisible();
  expect(sip.requests('CANCEL')).toBe(1);
  await rings(ana.page, false);
  await close();
  // The page takes the jump for a sleep and opens a new socket.
  await ana.page.evaluate(() => document.dispatchEvent(new Event('resume')));
  await expect.poll(() => sip.requests('REGISTER')).toBeGreaterThan(registrations);
  await expect.poll(() => world.control.registrations({})).toHaveLength(1);
  await expectNothingLeft(world, ana);
});

const MICROPHONES: [error: string, cause: TextId][] = [
  ['NotAllowedError', 'call.cause.microphoneRefused'],
  ['NotFoundError', 'call.cause.microphoneMissing'],
  ['NotReadableError', 'call.cause.microphoneBusy'],
];

test('without a microphone nothing is dialled nor answered', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA);
  const answers = () => sip.sent.filter((message) => /^SIP\/2.0 200[^]*CSeq: \d+ INVITE/.test(message));
  const { failed, close } = failurePopup(ana);
  for (const [error, cause] of MICROPHONES) {
    await test.step(error, async () => {
      await refuseMicrophone(ana.page, error);
      await dial(ana, MARTA);
      await expect(failed.getByText(ana.w(cause), { exact: true })).toBeVisible();
      await close();
      expect(sip.requests('INVITE')).toBe(0);

      world.control.customerCalls({ numero: MARTA, agente: ANA.login });
      await incomingSheet(ana).answer.click();
      await expect(failed.getByText(ana.w(cause), { exact: true })).toBeVisible();
      await close();
      expect(answers()).toEqual([]);
      await expectNothingLeft(world, ana);
    });
  }
});

test('without a voice queue nothing is dialled, and the agent is told so', async ({ world }) => {
  const [ana, sip] = await sitDownHeard(world, ANA, { queues: ['Voz Atendimento', 'Voz Vendas'] });
  const { openMenu, closeMenu, queueSwitch, status } = frame(ana);
  await openMenu();
  await queueSwitch('Voz Atendimento').click();
  await queueSwitch('Voz Vendas').click();
  await expect(status.getByText(ana.w('agent.unavailable'), { exact: true })).toBeVisible();
  await closeMenu();
  const words = ana.page.getByRole('alert').getByText('Você não está registrado em nenhuma fila de Voz');
  await dialDialog(ana).open();
  await expect(words).toBeVisible();
  // It is this or the other: with the words no dialog comes.
  expect(await dialDialog(ana).form.count()).toBe(0);
  await ana.page.getByRole('button', { name: ana.w('action.ok'), exact: true }).click();
  await expect(words).toBeHidden();

  await openMenu();
  await ana.page.getByRole('link', { name: ana.w('softphone.openPhone') }).click();
  await dialPad(ana).dial(MARTA);
  await expect(words).toBeVisible();
  expect(sip.requests('INVITE')).toBe(0);
  await expectNothingLeft(world, ana);
});
