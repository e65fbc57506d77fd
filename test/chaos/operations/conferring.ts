import { callBar, incomingSheet } from '../../e2e/support/screens/calls';
import { conferencePanel } from '../../e2e/support/screens/conference';
import type { Visitor } from '../../e2e/support/visitor';
import type { ChaosEvent } from '../scene';
import { GIVES_UP_MS, NUMBER, withoutCall } from './calling';

const EXPERT = 'Perito';

/** Adds somebody outside to the room. */
async function addOutside(visitor: Visitor): Promise<void> {
  const { page, w } = visitor;
  const { panel } = conferencePanel(visitor);
  await panel.getByRole('button', { name: w('conference.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: w('conference.add'), exact: true });
  await dialog.getByRole('radio', { name: w('conference.type.external'), exact: true }).check();
  await dialog.getByRole('textbox', { name: w('conference.name'), exact: true }).fill(EXPERT);
  await dialog.getByRole('textbox', { name: w('conference.phone'), exact: true }).fill(NUMBER);
  await dialog.getByRole('button', { name: w('conference.addAction'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Takes a call to a conference room, has somebody called there, takes one of the two out, and leaves. */
export const confer: ChaosEvent = async (scene, prng) => {
  const numero = `55119${String(prng.int(10_000_000, 99_999_999))}`;
  const nome = `Cliente ${numero.slice(-4)}`;
  const who = prng.pick([null, nome, EXPERT]);
  const visitor = await withoutCall(scene);
  await scene.centre.control.customerCalls({ numero, nome, giveUpMs: GIVES_UP_MS });
  await incomingSheet(visitor).answer.click();
  const { talking, room, hangUp, gone } = callBar(visitor);
  await talking();
  await room.click();
  const { present, card, remove } = conferencePanel(visitor);
  await present(nome);
  await addOutside(visitor);
  await present(EXPERT);
  if (who !== null) {
    await remove(who).click();
    await card(who).waitFor({ state: 'hidden' });
  }
  await hangUp.click();
  await gone();
};
