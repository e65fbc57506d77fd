import type { Page } from '@playwright/test';
import { ANA, BRUNO, type Credentials } from '../support/agents';
import { violations } from '../support/axe';
import { chat } from '../support/screens/chat';
import { editContact } from '../support/screens/contacts';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, extended, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

const QUEUE = 'Chat Site';

/** Bruno has one switch for all of his queues. */
const ALL_QUEUES = 'Fila única';

/** The agent at work, who has a conversation with somebody who has a page in another system. */
async function atWork(world: World, agent: Credentials, queue: string) {
  const contact = world.control.seedContacts({ count: 1 });
  const visitor = await world.visit();
  await visitor.context.route('https://crm.exemplo.com.br/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>CRM</title>' }),
  );
  await signIn(visitor, agent);
  await frame(visitor).join(queue);
  const { id } = world.control.openConversation({
    queue: QUEUE,
    texto: 'Bom dia',
    fromName: contact?.nome ?? '',
    numero: contact?.numero ?? '',
    idCliente: Number(contact?.id),
  });
  return { visitor, id, url: contact?.url ?? '', name: contact?.nome ?? '', contactId: contact?.id ?? 0 };
}

const tabs = ({ context }: Visitor): Page[] => context.pages().slice(1);

/** Expects these pages beside the console, none of which may reach it: a page on its way cannot be asked yet. */
async function expectTabs(visitor: Visitor, urls: readonly string[]): Promise<void> {
  await expect(async () => {
    const others = tabs(visitor);
    expect(others.map((page) => page.url())).toEqual(urls);
    const openers = await Promise.all(others.map((page) => page.evaluate(() => window.opener as unknown)));
    expect(openers).toEqual(others.map(() => null));
  }).toPass();
}

test('opens by itself with the conversation, once, for an agent who has it so', async ({ world }) => {
  const { visitor, id, url } = await atWork(world, BRUNO, ALL_QUEUES);
  const { row } = conversationList(visitor);
  await row(id).click();
  await expectTabs(visitor, [url]);
  await visitor.page.bringToFront();
  await row(id).click();
  await visitor.page.reload();
  await expect(chat(visitor).bubble('Bom dia')).toBeVisible();
  await expectTabs(visitor, [url]);
});

test('is offered as a link where the browser lets nothing open by itself', async ({ world }) => {
  const { visitor, id, url } = await atWork(world, BRUNO, ALL_QUEUES);
  const { page, w } = visitor;
  await page.evaluate(() => {
    window.open = () => null;
  });
  await conversationList(visitor).row(id).click();
  const link = page.getByRole('alert').getByRole('link', { name: w('contact.openUrl') });
  await expect(link).toBeVisible();
  await shoot(page, 'customer-page-blocked');
  expect(await violations(page)).toEqual([]);
  await link.click();
  await expectTabs(visitor, [url]);
  await expect(link).toBeHidden();
});

test('opens by the agent’s own key, also while something is typed', async ({ world }) => {
  const { visitor, id, url } = await atWork(world, ANA, QUEUE);
  await conversationList(visitor).row(id).click();
  const { composer } = chat(visitor);
  await composer.fill('Um momento');
  // Nothing may have opened before the key.
  expect(tabs(visitor)).toEqual([]);
  // What hears the keys comes after the first screen.
  await expect(async () => {
    await composer.press('F9');
    await expect.poll(() => tabs(visitor).map((page) => page.url()), { timeout: 2_000 }).toContain(url);
  }).toPass();
  await expectTabs(
    visitor,
    tabs(visitor).map(() => url),
  );
  await expect(composer).toHaveValue('Um momento');
});

extended(
  'a contact that is changed in its conversation gives it the new name, and loses nothing to somebody else',
  async ({ world }) => {
    const { visitor, id, name, contactId } = await atWork(world, ANA, QUEUE);
    const { page, w } = visitor;
    const { row } = conversationList(visitor);
    await row(id).click();
    await expect(chat(visitor).heading(name)).toBeVisible();
    const edit = page.getByRole('main').getByRole('button', { name: w('contact.edit') });
    await expect(edit).toHaveAttribute('aria-disabled', 'false');
    await edit.click();
    const { dialog, field, save } = editContact(visitor);
    await field('email').fill('minha@exemplo.com');

    const { httpPort, bearer } = world.sandbox;
    const theirs = await fetch(`http://127.0.0.1:${String(httpPort)}/api/v2/clientes/${String(contactId)}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ nome: 'Nome Deles', email: 'deles@exemplo.com' }),
    });
    expect(theirs.ok).toBe(true);

    await save.click();
    await expect(dialog.getByText(w('contact.overtaken'))).toBeVisible();
    await expect(field('name')).toHaveValue('Nome Deles');
    await expect(field('email')).toHaveValue('minha@exemplo.com');
    await expect(dialog.getByText(w('contact.theirs', { value: 'deles@exemplo.com' }))).toBeVisible();
    await shoot(page, 'contact-overtaken');
    expect(await violations(page)).toEqual([]);
    await field('name').fill('Nome Nosso');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(chat(visitor).heading('Nome Nosso')).toBeVisible();
    await expect(row(id).getByText('Nome Nosso')).toBeVisible();
    await expect
      .poll(() => world.control.conversations({}).find((one) => one.id === id)?.fromName)
      .toBe('Nome Nosso');
    await page.reload();
    await expect(chat(visitor).heading('Nome Nosso')).toBeVisible();
  },
);
