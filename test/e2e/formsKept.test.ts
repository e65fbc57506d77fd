import type { CDPSession } from '@playwright/test';
import { ANA } from './support/agents';
import { chat } from './support/screens/chat';
import { editContact } from './support/screens/contacts';
import { dialDialog } from './support/screens/dialling';
import { classifyDialog, transferPopover } from './support/screens/dialogs';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { reload, signIn } from './support/steps';
import { expect, test } from './support/test';
import type { World } from './support/world';

/** What the browser tells screen readers of every combobox on the page: its name, and the value that it describes. */
async function comboboxes(cdp: CDPSession): Promise<Record<string, string>> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const boxes = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'combobox');
  return Object.fromEntries(
    boxes.map(({ name, description }) => [String(name?.value), String(description?.value)] as const),
  );
}

async function inConversation(world: World) {
  const visitor = await world.visit({ width: 1440 });
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site', 'Voz Atendimento', 'WhatsApp Vendas');
  const { id } = world.control.openConversation({
    queue: 'Chat Site',
    fromName: 'Marta Reis',
    numero: '5511911110001',
    idCliente: 1,
    texto: 'Bom dia!',
  });
  await conversationList(visitor).row(id).click();
  await chat(visitor).bubble('Bom dia!').waitFor();
  return visitor;
}

test('every select tells what it has, in the browser’s accessibility tree', async ({ world }) => {
  const visitor = await inConversation(world);
  const { page, context, w } = visitor;
  const cdp = await context.newCDPSession(page);
  const told = () => comboboxes(cdp);
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const { act } = chat(visitor);

  await act('conversation.classify');
  const classify = classifyDialog(visitor);
  await expect.poll(told).toEqual({ [w('classify.classification')]: w('classify.choose') });
  await classify.choose('classification', 'Venda');
  await expect.poll(told).toMatchObject({ [w('classify.classification')]: 'Venda' });
  await leave();

  await act('call.transfer');
  const { queue } = transferPopover(visitor);
  await queue('Chat Financeiro').click();
  await leave();
  await act('call.transfer');
  await expect(queue('Chat Financeiro')).toBeChecked();
  await leave();

  await page.getByRole('button', { name: w('contact.edit') }).click();
  await expect.poll(told).toMatchObject({ [w('contact.group')]: expect.stringMatching(/\S/u) });
  await leave();

  await dialDialog(visitor).open();
  await expect.poll(told).toEqual({ [w('dial.queue')]: 'Voz Atendimento' });
  await leave();
});

test('what was typed outlives Esc, and the Esc that closes a select closes nothing else', async ({
  world,
}) => {
  const visitor = await inConversation(world);
  const { page, w } = visitor;
  const { act } = chat(visitor);
  const { dialog, notes, choose } = classifyDialog(visitor);
  const combobox = dialog.getByRole('combobox').first();

  await act('conversation.classify');
  await choose('classification', 'Venda');
  await notes.fill('Pediu a segunda via');
  await combobox.focus();
  await page.keyboard.press('ArrowDown');
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  await expect(notes).toHaveValue('Pediu a segunda via');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(w('dialog.keptOnLeaving'))).toBeVisible();

  await act('conversation.classify');
  await expect(notes).toHaveValue('Pediu a segunda via');
  await expect(dialog.getByText(w('dialog.kept'))).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await act('conversation.classify');
  await expect(notes).toHaveValue('Pediu a segunda via');
  await dialog.getByRole('button', { name: w('action.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(w('classify.saved', { what: 'Venda' }))).toBeVisible();

  const contact = editContact(visitor);
  await page.getByRole('button', { name: w('contact.edit') }).click();
  await contact.field('email').fill('marta@exemplo.com.br');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: w('contact.edit') }).click();
  await expect(contact.field('email')).toHaveValue('marta@exemplo.com.br');
});

test('what was typed outlives a reload in the middle of a word, until it is saved', async ({ world }) => {
  const visitor = await inConversation(world);
  const { page, w } = visitor;
  const { act } = chat(visitor);
  const { dialog, notes, choose, save } = classifyDialog(visitor);
  const contact = editContact(visitor);

  await page.getByRole('button', { name: w('contact.edit') }).click();
  await contact.field('email').fill('marta@exemplo.com.br');
  await page.keyboard.press('Escape');
  await act('conversation.classify');
  await notes.pressSequentially('Pediu a segun');
  await reload(visitor);
  await act('conversation.classify');
  await expect(notes).toHaveValue('Pediu a segun');
  await expect(dialog.getByText(w('dialog.kept'))).toBeVisible();
  await choose('classification', 'Venda');
  await save.click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: w('contact.edit') }).click();
  await expect(contact.field('email')).toHaveValue('marta@exemplo.com.br');
  await page.keyboard.press('Escape');

  // What was saved stands in it again, and is not kept besides.
  await reload(visitor);
  await act('conversation.classify');
  await expect(notes).toHaveValue('Pediu a segun');
  await expect(dialog.getByText(w('dialog.kept'))).toHaveCount(0);
});

test('what is kept is said once, not by each Esc that follows', async ({ world }) => {
  const visitor = await inConversation(world);
  const { page, w } = visitor;
  const said = page.getByText(w('dialog.keptOnLeaving'));
  await page.getByRole('button', { name: w('contact.edit') }).click();
  await editContact(visitor).field('email').fill('emily@exemplo.com');
  await page.keyboard.press('Escape');
  await expect(said).toBeVisible();
  await expect(said).toBeHidden({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  // What Esc says is there with the next picture.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(said).toHaveCount(0);
});
