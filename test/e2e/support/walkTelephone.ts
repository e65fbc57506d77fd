import { expect } from '@playwright/test';
import { FABIO } from '../voice/support/telephonists';
import { audioSettings } from './screens/audioSettings';
import { callBar, failurePopup, incomingSheet, transferDialog } from './screens/calls';
import { dialDialog, dialPad } from './screens/dialling';
import { classifyDialog } from './screens/dialogs';
import { frame } from './screens/frame';
import type { Visitor } from './visitor';
import type { Eye } from './walkEye';
import type { World } from './world';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

/** The telephone's own page, tab by tab. */
async function seePhonePage(visitor: Visitor, { look, lookAtPhone }: Eye): Promise<void> {
  const { page, w } = visitor;
  await frame(visitor).openMenu();
  // A popup leaves when the window changes its size.
  await look('status-menu');
  await page.getByRole('link', { name: w('softphone.openPhone') }).click();
  await expect(dialPad(visitor).number).toBeVisible();
  await lookAtPhone('phone');
  await page.getByRole('tab', { name: w('phone.connection') }).click();
  await lookAtPhone('phone-connection');
  await page.getByRole('link', { name: w('nav.conversations') }).click();
}

/** What can be opened without a call. */
async function seeDialogs(visitor: Visitor, { lookAtPhone }: Eye): Promise<void> {
  const settings = audioSettings(visitor);
  await settings.open.click();
  await settings.save.click();
  await expect(settings.dialog.getByText(visitor.w('devices.required')).first()).toBeVisible();
  await lookAtPhone('audio-settings');
  await settings.cancel.click();
  await expect(settings.dialog).toBeHidden();

  const { open, form, dial } = dialDialog(visitor);
  await open();
  await expect(form).toBeVisible();
  await lookAtPhone('dial');
  await dial('9486');
  await expect(failurePopup(visitor).busy).toBeVisible();
  await lookAtPhone('busy');
  await failurePopup(visitor).close();
}

/** A call from its ring to its classification, with another one beside it. */
async function seeCall(world: World, visitor: Visitor, { lookAtPhone }: Eye): Promise<void> {
  const { open, dial, form } = dialDialog(visitor);
  const { bar, hold, held, talking, keypad, transfer, hangUp } = callBar(visitor);
  world.control.customerCalls({ ...EMILY, headers: ['X-Pedido: 4711', 'X-Origem: Campanha de novembro'] });
  await expect(incomingSheet(visitor).sheet).toBeVisible();
  await lookAtPhone('incoming');
  await incomingSheet(visitor).answer.click();
  await talking();
  await lookAtPhone('call');
  await hold.click();
  await held();
  await keypad.click();
  await lookAtPhone('call-held-keypad');
  await visitor.page.keyboard.press('Escape');
  await open();
  await dial('9200');
  await expect(form).toBeHidden();
  await expect(bar.getByText('9200').first()).toBeVisible();
  await talking();
  await lookAtPhone('two-calls');
  await transfer.click();
  const { dialog, agent, close } = transferDialog(visitor);
  const presence = agent(FABIO.fullName).getByText(visitor.w('presence.available'), { exact: true });
  await expect(presence).toBeVisible();
  await lookAtPhone('transfer');
  await close.click();
  await expect(dialog).toBeHidden();
  await hangUp.click();
  await expect(bar.getByText(EMILY.nome).first()).toBeVisible();
  await talking();
  await hangUp.click();
  const classification = classifyDialog(visitor);
  await expect(classification.dialog.getByText(visitor.w('classify.callRequired'))).toBeVisible();
  await lookAtPhone('classification');
  await classification.choose('classification', 'Engano');
  await classification.save.click();
  await expect(classification.dialog).toBeHidden();
}

/**
 * The telephone of an agent who is signed in, must classify calls and is in no queue yet; needs a colleague who is free
 * at the telephone.
 */
export async function seeTelephone(world: World, visitor: Visitor, eye: Eye): Promise<void> {
  await expect.poll(() => world.control.registrations({})).toContainEqual({ ramal: '1001', connected: true });
  await frame(visitor).join('Voz Atendimento');
  await seePhonePage(visitor, eye);
  await seeDialogs(visitor, eye);
  await seeCall(world, visitor, eye);
}
