import {
  activeCalls,
  callBar,
  callView,
  failurePopup,
  incomingSheet,
  missedCalls,
} from '../support/screens/calls';
import { conferencePanel } from '../support/screens/conference';
import { deskSheet } from '../support/screens/desk';
import { dialDialog, dialPad } from '../support/screens/dialling';
import { classifyDialog } from '../support/screens/dialogs';
import { historyScreen } from '../support/screens/history';
import { settingsPage } from '../support/screens/settings';
import { expect, extended, test } from '../support/test';
import { CLASSIFYING, expectNoService, isPaused } from './support/classifier';
import { EMILY, expectDeskAtRest, lift, sitAtDesk } from './support/desk';
import { sitDown } from './support/telephone';
import { ANA } from './support/telephonists';

test.use({ centre: { sipPort: 0 } });

const NOBODY_ELSE = '5511977770001';

test(
  'a call on the desk telephone is shown, noted, classified by force, and told by the history',
  { tag: '@smoke' },
  async ({ world }) => {
    const ana = await sitAtDesk(world, ANA, {
      turn: ['settings.mustClassifyCalls'],
      integration: 'https://crm.example/?n={numero}',
    });
    world.control.customerCalls({ ...EMILY, headers: ['X-Pedido: 4711'] });
    const { sheet, hint } = deskSheet(ana);
    await expect(sheet.getByText(EMILY.nome)).toBeVisible();
    await expect(sheet.getByText('4711')).toBeVisible();
    await expect(hint).toBeVisible();
    await expect(sheet.getByRole('button')).toHaveCount(0);
    await isPaused(world, ana, CLASSIFYING);
    await lift(world, ANA);

    const { bar, talking, gone, classify, hangUp, mute, hold, keypad, transfer, room } = callBar(ana);
    await talking();
    await expect(sheet).toBeHidden();
    await expect(bar.getByText('Voz Atendimento')).toBeVisible();
    await activeCalls(ana).item(EMILY.nome).click();
    const { view, data, technical } = callView(ana, EMILY.nome);
    await technical.click();
    await expect(data.getByText('4711')).toBeVisible();
    await expect(classify).toBeVisible();
    await expect(hangUp).toBeVisible();
    for (const own of [mute, hold, keypad, transfer, room]) await expect(own).toHaveCount(0);
    const link = view.getByRole('link', { name: ana.w('call.integration') });
    await expect(link).toHaveAttribute('href', new RegExp(EMILY.numero));
    const note = view.getByRole('textbox', { name: ana.w('call.newNote') });
    await note.fill('Quer um desconto');
    await note.press('Enter');

    world.control.customerHangsUp({ numero: EMILY.numero });
    await gone();
    const { dialog, choose, notes, save } = classifyDialog(ana);
    await expect(dialog.getByText(ana.w('classify.callRequired'))).toBeVisible();
    await choose('classification', 'Venda');
    await choose('subclassification', 'Proposta enviada');
    await expect(notes).toHaveValue('Quer um desconto');
    await save.click();
    await expect(dialog).toBeHidden();
    await isPaused(world, ana, null);
    await expectNoService(world);
    await expect(view.getByText(ana.w('call.desk.ended'))).toBeVisible();

    const { open, rows } = historyScreen(ana);
    await open();
    await expect(rows.filter({ hasText: EMILY.nome }).filter({ hasText: 'Venda' }).first()).toBeVisible();
    await expectDeskAtRest(world, ANA);
  },
);

extended(
  'a call that nobody lifts is a missed one, and calling back rings the desk first',
  async ({ world }) => {
    const ana = await sitAtDesk(world, ANA);
    world.control.customerCalls({ ...EMILY, giveUpMs: 3_000 });
    const { sheet } = deskSheet(ana);
    await expect(sheet).toBeVisible();
    await expect(sheet).toBeHidden();
    const { mark, callBack } = missedCalls(ana);
    await mark(1).click();
    await callBack(EMILY.nome).click();
    const { form, call } = dialDialog(ana);
    await expect(form.getByText(ana.w('dial.desk'))).toBeVisible();
    await call.click();
    const { bar, talking, hangUp, gone } = callBar(ana);
    await expect(bar.getByText(ana.w('call.desk.dialing'))).toBeVisible();
    await lift(world, ANA);
    await talking();
    await hangUp.click();
    await gone();
    await expectDeskAtRest(world, ANA);
  },
);

extended(
  'the dial pad and a number of the address call through the centre, which says what it refuses',
  async ({ world }) => {
    const ana = await sitAtDesk(world, ANA);
    const { bar, talking, gone } = callBar(ana);
    await ana.go(`/ligacao${NOBODY_ELSE}`);
    await dialPad(ana).call.click();
    await expect(bar.getByText(ana.w('call.desk.dialing'))).toBeVisible();
    await lift(world, ANA);
    await talking();

    const { open, dial, form } = dialDialog(ana);
    await open();
    await dial('9200');
    await expect(form.getByText(ana.w('dial.refused.deskBusy'))).toBeVisible();
    await form.getByRole('button', { name: ana.w('action.cancel'), exact: true }).click();

    world.control.deskHangsUp({ nome: ANA.login });
    await gone();
    await ana.go('/phone');
    await dialPad(ana).dial('9486');
    await lift(world, ANA);
    await expect(failurePopup(ana).busy).toBeVisible();
    await failurePopup(ana).close();
    await expectDeskAtRest(world, ANA);
  },
);

extended(
  'a conference room is dialled on the desk, and the centre calls others into it',
  async ({ world }) => {
    const ana = await sitAtDesk(world, ANA);
    await ana.go('/phone');
    await ana.page
      .getByRole('main')
      .getByRole('button', { name: ana.w('call.room'), exact: true })
      .click();
    await lift(world, ANA);
    await callBar(ana).talking();
    await ana.page.getByRole('link', { name: ana.w('nav.conversations') }).click();
    await activeCalls(ana)
      .item(ana.w('call.inRoom', { room: ANA.extension }))
      .click();
    const { panel, addOther, present, remove, card } = conferencePanel(ana);
    await expect(panel).toBeVisible();
    await addOther('Zoe', NOBODY_ELSE);
    await present('Zoe');
    await remove('Zoe').click();
    await expect(card('Zoe')).toBeHidden();
    world.control.deskHangsUp({ nome: ANA.login });
    await callBar(ana).gone();
    await expectDeskAtRest(world, ANA);
  },
);

extended(
  'a reload in the middle of a call finds it again, and a call that ended meanwhile is classified',
  async ({ world }) => {
    const ana = await sitAtDesk(world, ANA, { turn: ['settings.mustClassifyCalls'] });
    const { bar, talking, gone, hangUp } = callBar(ana);
    world.control.customerCalls(EMILY);
    await lift(world, ANA);
    await talking();
    await ana.page.reload();
    await talking();
    await expect(bar.getByText(EMILY.nome).first()).toBeVisible();
    const { dialog, choose, save } = classifyDialog(ana);
    await expect(dialog).toBeHidden();
    await hangUp.click();
    await gone();
    await choose('classification', 'Venda');
    await choose('subclassification', 'Proposta enviada');
    await save.click();
    await expect(dialog).toBeHidden();
    await isPaused(world, ana, null);

    // Outgoing, and over while nobody was there to hear of it.
    await ana.go(`/ligacao${NOBODY_ELSE}`);
    await dialPad(ana).call.click();
    await lift(world, ANA);
    await talking();
    await ana.page.goto('about:blank');
    world.control.deskHangsUp({ nome: ANA.login });
    await ana.go('/home');
    await expect(dialog.getByText(ana.w('classify.callRequired'))).toBeVisible();
    await expect(bar).toBeHidden();
    await choose('classification', 'Venda');
    await choose('subclassification', 'Proposta enviada');
    await save.click();
    await expect(dialog).toBeHidden();
    await expectNoService(world);
    await expectDeskAtRest(world, ANA);
  },
);

test('WebRTC turned off in a call takes none of its controls, and the next call rings on the desk', async ({
  world,
}) => {
  const ana = await sitDown(world, ANA);
  const { talking, mute, hold, keypad, transfer, hangUp, gone } = callBar(ana);
  world.control.customerCalls(EMILY);
  await incomingSheet(ana).answer.click();
  await talking();
  const { box, leave, open, save } = settingsPage(ana);
  await open('telephone');
  await box('settings.webrtc').click();
  await save.click();
  await leave();
  for (const own of [mute, hold, keypad, transfer]) await expect(own).toBeEnabled();
  await hold.click();
  await callBar(ana).held();
  await hangUp.click();
  await gone();

  world.control.placeDesk({ nome: ANA.login });
  await expect.poll(() => world.control.registrations({})).toEqual([]);
  world.control.customerCalls(EMILY);
  await expect(deskSheet(ana).sheet).toBeVisible();
  await lift(world, ANA);
  await talking();
  await expect(mute).toHaveCount(0);
  world.control.deskHangsUp({ nome: ANA.login });
  await gone();
  await expectDeskAtRest(world, ANA);
});
