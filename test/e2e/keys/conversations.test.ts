import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { classifyDialog, endQuestion, transferPopover } from '../support/screens/dialogs';
import { filesScreen } from '../support/screens/files';
import { conversationList } from '../support/screens/list';
import { commandPalette } from '../support/screens/palette';
import { joinAllByKeys, signInByKeys } from '../support/stepsByKeys';
import { expect, test } from '../support/test';
import type { World } from '../support/world';

const MARTA = {
  queue: 'Chat Site',
  fromName: 'Marta Reis',
  numero: '5511911110001',
  idCliente: 1,
  texto: 'Bom dia!',
};
const OTTO = {
  queue: 'WhatsApp Vendas',
  fromName: 'Otto Luz',
  numero: '5511911110002',
  idCliente: 2,
  texto: 'Olá!',
};

/** Ana, who has no pointer, in all queues, to whom two customers have come. */
async function begin(world: World) {
  const visitor = await world.visit();
  const hands = await signInByKeys(visitor, ANA);
  await joinAllByKeys(visitor, hands);
  const marta = String(world.control.openConversation(MARTA).id);
  const otto = String(world.control.openConversation(OTTO).id);
  await expect(conversationList(visitor).rows).toHaveCount(2);
  const sent = (id: string) =>
    world.control
      .messages({ idAtendimento: id })
      .filter(({ inOut }) => inOut === 2)
      .map(({ texto }) => texto);
  return { ...visitor, visitor, hands, marta, otto, sent };
}

test('signs in, enters the queues, and answers who waits, with a canned reply too', async ({ world }) => {
  const { hands, marta, otto, sent, visitor, page, w } = await begin(world);
  const { composer, heading } = chat(visitor);
  await hands.press('F8');
  await hands.at(composer);
  const isMartaFirst = await heading(MARTA.fromName).isVisible();
  const [first, second] = isMartaFirst ? [marta, otto] : [otto, marta];
  await hands.type('Bom dia, em que posso ajudar?');
  await hands.press('Enter');
  await expect.poll(() => sent(first)).toEqual(['Bom dia, em que posso ajudar?']);
  await hands.press('F8');
  await expect(heading(isMartaFirst ? OTTO.fromName : MARTA.fromName)).toBeVisible();
  await hands.at(composer);
  await hands.press('Backslash');
  const replies = page.getByRole('group', { name: w('replies.title') });
  await expect(replies.getByRole('option').first()).toBeVisible();
  await hands.press('Enter');
  await expect(replies).toBeHidden();
  await hands.at(composer);
  const reply = await composer.inputValue();
  expect(reply.length).toBeGreaterThan(5);
  await hands.press('Enter');
  await expect.poll(() => sent(second)).toEqual([reply]);
  await hands.touchedNothing();
});

test('transfers a conversation, classifies another and ends it', async ({ world }) => {
  const { hands, marta, otto, visitor, page } = await begin(world);
  const { composer, heading } = chat(visitor);
  const { row } = conversationList(visitor);
  await hands.press('Control+Shift+f');
  await hands.at(conversationList(visitor).search);
  await hands.type('Otto');
  await expect(row(marta)).toBeHidden();
  await hands.press('ArrowDown');
  await hands.at(row(otto));
  await hands.press('Enter');
  await expect(heading(OTTO.fromName)).toBeVisible();
  await hands.at(composer);

  const transfer = transferPopover(visitor);
  await hands.press('Control+Shift+U');
  await hands.at(transfer.search);
  await hands.type('suporte');
  await hands.press('Enter');
  await expect(transfer.queue('WhatsApp Suporte')).toBeChecked();
  await hands.press('Enter');
  await expect(row(otto)).toBeHidden();
  await expect(transfer.dialog).toBeHidden();
  await hands.isSomewhere();
  await expect
    .poll(() => world.control.conversations({}).find(({ id }) => String(id) === otto)?.queue)
    .toBe('WhatsApp Suporte');

  await hands.press('Control+Shift+f');
  await hands.at(conversationList(visitor).search);
  await hands.press('Control+a', 'Delete');
  await row(marta).waitFor();
  await hands.press('Control+Shift+ArrowDown');
  await expect(heading(MARTA.fromName)).toBeVisible();
  await hands.at(composer);
  const { dialog, sub, save } = classifyDialog(visitor);
  await hands.press('Control+Shift+L');
  const first = dialog.getByRole('combobox').first();
  await hands.at(first);
  await hands.pick(first, 'Venda');
  await hands.pick(sub, 'Proposta enviada');
  await hands.tabTo(save);
  await hands.press('Enter');
  await expect(dialog).toBeHidden();
  await hands.at(composer);
  await hands.press('Control+Shift+E');
  const question = endQuestion(visitor);
  await hands.tabTo(question.yes);
  await hands.press('Enter');
  await expect(question.dialog).toBeHidden();
  await expect(row(marta)).toBeHidden();
  await hands.isSomewhere();
  await expect(page.getByRole('row')).toHaveCount(0);
  await hands.touchedNothing();
});

test('finds a conversation and a customer by the palette, and attaches a file', async ({ world }) => {
  const { hands, marta, sent, visitor, page } = await begin(world);
  const { composer, heading } = chat(visitor);
  const palette = commandPalette(visitor);
  await palette.open();
  await hands.at(palette.box);
  await hands.type('Marta Re');
  await expect(palette.dialog.getByRole('option').first()).toContainText(MARTA.fromName);
  await hands.press('Enter');
  await expect(heading(MARTA.fromName)).toBeVisible();
  await hands.at(composer);

  const { cards } = filesScreen(visitor);
  const chosen = page.waitForEvent('filechooser');
  await hands.press('Control+Shift+X');
  const buffer = Buffer.from('Nota fiscal 4711');
  await (await chosen).setFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer });
  await cards.waitFor();
  await hands.at(composer);
  await hands.press('Enter');
  await expect(cards).toBeHidden();
  await hands.at(composer);
  await expect.poll(() => sent(marta)).toHaveLength(1);
  await hands.touchedNothing();
});
