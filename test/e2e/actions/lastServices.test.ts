import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { chat } from '../support/screens/chat';
import { contactsScreen } from '../support/screens/contacts';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor, VisitOptions } from '../support/visitor';
import type { World } from '../support/world';

/** Ana in both queues by which the customer comes. */
async function begin(world: World, options: VisitOptions): Promise<Visitor> {
  const visitor = await world.visit(options);
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site', 'WhatsApp Suporte');
  return visitor;
}

/** The customer comes by the chat of the site, and is given to Ana. */
async function arrive(world: World, visitor: Visitor): Promise<number | string> {
  const { id } = world.control.openConversation({
    queue: 'Chat Site',
    fromName: 'Marta Reis',
    idCliente: 1,
    texto: 'Bom dia!',
  });
  await expect(conversationList(visitor).row(id)).toBeVisible();
  return id;
}

for (const [scheme, width] of [
  ['light', 1440],
  ['dark', 1000],
] as const) {
  test(`what was done for a customer is listed from the menu of a row, and opens read-only, ${scheme} at ${String(width)} px`, async ({
    world,
  }) => {
    const visitor = await begin(world, { scheme, width });
    const { page, w } = visitor;
    const id = await arrive(world, visitor);
    await conversationList(visitor).choose(id, w('last.title'));
    const dialog = page.getByRole('dialog', { name: w('last.title'), exact: true });
    const first = dialog.getByRole('listitem').first();
    await expect(first).toBeVisible();
    await shoot(page, `last-${scheme}`);
    expect(await violations(page)).toEqual([]);
    await expect(dialog.getByText(`#${String(id)}`, { exact: true })).toHaveCount(0);
    await first.getByRole('button').press('Enter');
    const past = page.getByRole('dialog', { name: /#\d+/u });
    await expect(past.getByRole('log').getByRole('article').first()).toBeVisible();
    await expect(past.getByRole('textbox')).toHaveCount(0);
    await shoot(page, `past-${scheme}`);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(past).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('who goes on by another channel is listed beside the one on screen, and can be closed', async ({
  world,
}) => {
  const visitor = await begin(world, { scheme: 'light', width: 1440 });
  const { page, w } = visitor;
  await arrive(world, visitor);
  const { id } = world.control.openConversation({
    queue: 'WhatsApp Suporte',
    fromName: 'Marta R.',
    numero: '5511980000000',
    idCliente: 1,
    texto: 'Oi',
  });
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).heading('Marta R.')).toBeVisible();
  const others = page.getByRole('list', { name: w('others.title') });
  await expect(others.getByRole('button', { name: /Chat Site/u })).toBeVisible();
  await shoot(page, 'others');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: w('others.close') }).click();
  await expect(others).toBeHidden();
});

test('in a narrow window the panel tells what a form asked, and all ways lead to the live conversation', async ({
  world,
}) => {
  const visitor = await begin(world, { scheme: 'light', width: 1000 });
  const { page, w } = visitor;
  const { row, rows, search, choose } = conversationList(visitor);
  const customer = { fromName: 'Marta Reis', idCliente: 1, texto: 'Oi' };
  const dados = { CPF: '123.456.789-00', pedido: { nota: 'https://loja.exemplo.com/nota/7' } };
  const { id } = world.control.openConversation({ ...customer, queue: 'Chat Site', dados });
  world.control.openConversation({ ...customer, queue: 'WhatsApp Suporte', numero: '5511980000000' });
  await row(id).click();
  await chat(visitor).composer.fill('Um instante');
  await page.getByRole('button', { name: w('customer.show') }).click();
  const asked = page.getByRole('region', { name: w('customer.service') });
  await expect(asked.getByText('123.456.789-00')).toBeVisible();
  await expect(asked.getByRole('link')).toHaveAttribute('href', dados.pedido.nota);
  const others = page.getByRole('list', { name: w('others.title') });
  await expect(others.getByRole('button', { name: /WhatsApp Suporte/u })).toBeVisible();
  await shoot(page, 'form-data');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: w('action.back') }).click();
  await expect(row(id).getByRole('img', { name: w('conversations.draft') })).toBeVisible();
  await search.fill(`#${String(id)}`);
  await expect(rows).toHaveCount(1);

  await choose(id, w('last.title'));
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await page
    .getByRole('dialog', { name: /#\d+/u })
    .getByRole('button', { name: w('contact.data') })
    .click();
  const { history } = contactsScreen(visitor);
  await history.getByRole('button', { name: `#${String(id)}` }).click();
  await expect(chat(visitor).composer).toHaveValue('Um instante');
});
