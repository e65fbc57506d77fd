import { registered } from '../voice/support/telephone';
import { ANA } from '../voice/support/telephonists';
import { callBar, callView, incomingSheet } from '../support/screens/calls';
import { dialDialog } from '../support/screens/dialling';
import { classifyDialog } from '../support/screens/dialogs';
import { commandPalette } from '../support/screens/palette';
import { joinAllByKeys, signInByKeys } from '../support/stepsByKeys';
import { expect, test } from '../support/test';
import type { World } from '../support/world';

const EMILY = { numero: '5511980000000', nome: 'Emily Almeida' };

test.use({ centre: { sipPort: 0 } });

/** Ana, who has no pointer, at her telephone and in all queues. */
async function sitDown(world: World) {
  const visitor = await world.visit();
  const hands = await signInByKeys(visitor, ANA);
  await registered(world, ANA.extension);
  await joinAllByKeys(visitor, hands);
  return { ...visitor, visitor, hands };
}

test('answers a call, holds it, takes it again, hangs up and classifies it', async ({ world }) => {
  const { hands, visitor } = await sitDown(world);
  const bar = callBar(visitor);
  world.control.customerCalls(EMILY);
  // Nobody is in the midst of anything: the call has the focus.
  const { answer, sheet } = incomingSheet(visitor);
  await hands.at(answer);
  // What was pressed the moment it came was meant for something else.
  await expect(async () => {
    await hands.press('Enter');
    await expect(sheet).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await bar.talking();
  await hands.at(bar.who);
  await hands.tabTo(bar.hold);
  await hands.press('Enter');
  await bar.held();
  await hands.at(bar.resume);
  await hands.press('Enter');
  await bar.talking();
  await hands.at(bar.hold);
  await hands.press('Control+Shift+M');
  await expect(bar.unmute).toBeVisible();
  await hands.press('Control+Shift+M');
  await expect(bar.mute).toBeVisible();

  await hands.tabTo(bar.classify);
  await hands.press('Enter');
  const { dialog, save } = classifyDialog(visitor);
  const first = dialog.getByRole('combobox').first();
  await hands.at(first);
  await hands.pick(first, 'Engano');
  await hands.tabTo(save);
  await hands.press('Enter');
  await expect(dialog).toBeHidden();
  await hands.at(bar.classify);
  await hands.tabTo(bar.hangUp);
  await hands.press('Enter');
  await bar.gone();
  await hands.isSomewhere();
  await hands.touchedNothing();
});

test('dials a number from wherever they are, and gives the call up by a shortcut', async ({ world }) => {
  const { hands, visitor, w } = await sitDown(world);
  const palette = commandPalette(visitor);
  await palette.open();
  await hands.at(palette.box);
  await hands.type(w('dial.open'));
  await expect(palette.dialog.getByRole('option').first()).toContainText(w('dial.open'));
  await hands.press('Enter');
  const { form, number } = dialDialog(visitor);
  await hands.at(number);
  await hands.type('9200');
  await hands.press('Enter');
  await expect(form).toBeHidden();
  await callBar(visitor).talking();
  await hands.isSomewhere();
  await expect(callView(visitor, '9200').view).toBeVisible();
  await hands.press('Control+Shift+Y');
  await callBar(visitor).gone();
  await hands.isSomewhere();
  await hands.touchedNothing();
});
