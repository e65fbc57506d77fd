import { ANA, BRUNO } from '../support/agents';
import { violations } from '../support/axe';
import { extended } from '../support/dialect';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { editContact } from '../support/screens/contacts';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Credentials } from '../support/agents';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const QUEUE = 'Chat Site';

/** Bruno has one switch for all of his queues. */
const ALL_QUEUES = 'Fila única';

let world: World;

beforeEach(async () => {
  world = await startWorld();
});

afterEach(() => world.close());

/** The agent at work, who has a conversation with somebody who has a page in another system. */
async function atWork(agent: Credentials, queue: string) {
  const contact = world.control.seedContacts({ count: 1 });
  const visitor = await world.visit();
  await visitor.context.route('https://crm.exemplo.com.br/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>CRM</title>' }),
  );
  await signIn(visitor, agent);
  await frame(visitor).join(queue);
  const { id } = world.control.openConversation({
    ...{ queue: QUEUE, texto: 'Bom dia', fromName: contact?.nome ?? '', numero: contact?.numero ?? '' },
    idCliente: Number(contact?.id),
  });
  return { visitor, id, url: contact?.url ?? '', name: contact?.nome ?? '', contactId: contact?.id ?? 0 };
}

async function tabs({ context }: Visitor): Promise<string[]> {
  const others = context.pages().slice(1);
  expect(await Promise.all(others.map((page) => page.evaluate(() => window.opener as unknown)))).toEqual(
    others.map(() => null),
  );
  return others.map((page) => page.url());
}

test('opens by itself with the conversation, once, for an agent who has it so', async () => {
  const { visitor, id, url } = await atWork(BRUNO, ALL_QUEUES);
  const { row } = conversationList(visitor);
  await row(id).click();
  await eventually(async () => expect(await tabs(visitor)).toEqual([url]));
  await visitor.page.bringToFront();
  await row(id).click();
  await visitor.page.reload();
  await chat(visitor).bubble('Bom dia').waitFor();
  expect(await tabs(visitor)).toEqual([url]);
  expectNoIncidents(visitor.incidents);
});

test('is offered as a link where the browser lets nothing open by itself', async () => {
  const { visitor, id, url } = await atWork(BRUNO, ALL_QUEUES);
  const { page, w } = visitor;
  await page.evaluate(() => {
    window.open = () => null;
  });
  await conversationList(visitor).row(id).click();
  const link = page.getByRole('alert').getByRole('link', { name: w('contact.openUrl') });
  await link.waitFor();
  await shoot(page, 'customer-page-blocked');
  expect(await violations(page)).toEqual([]);
  await link.click();
  await eventually(async () => expect(await tabs(visitor)).toEqual([url]));
  await link.waitFor({ state: 'hidden' });
});

test('opens by the agent’s own key, also while something is typed', async () => {
  const { visitor, id, url } = await atWork(ANA, QUEUE);
  await conversationList(visitor).row(id).click();
  const { composer } = chat(visitor);
  await composer.fill('Um momento');
  expect(await tabs(visitor)).toEqual([]);
  await eventually(async () => {
    await composer.press('F9');
    expect(await tabs(visitor)).toContain(url);
  });
  expect(await composer.inputValue()).toBe('Um momento');
});

extended(
  'a contact that is changed in its conversation gives it the new name, and loses nothing to somebody else',
  async () => {
    const { visitor, id, name, contactId } = await atWork(ANA, QUEUE);
    const { page, w } = visitor;
    const { row } = conversationList(visitor);
    await row(id).click();
    await chat(visitor).heading(name).waitFor();
    const edit = page.getByRole('main').getByRole('button', { name: w('contact.edit') });
    await eventually(async () => expect(await edit.getAttribute('aria-disabled')).toBe('false'));
    await edit.click();
    const { dialog, field, save, gone } = editContact(visitor);
    await field('email').fill('minha@exemplo.com');

    const { httpPort, bearer } = world.sandbox;
    const theirs = await fetch(`http://127.0.0.1:${String(httpPort)}/api/v2/clientes/${String(contactId)}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ nome: 'Nome Deles', email: 'deles@exemplo.com' }),
    });
    expect(theirs.ok).toBe(true);

    await save.click();
    await dialog.getByText(w('contact.overtaken')).waitFor();
    await eventually(async () => expect(await field('name').inputValue()).toBe('Nome Deles'));
    await eventually(async () => expect(await field('email').inputValue()).toBe('minha@exemplo.com'));
    await dialog.getByText(w('contact.theirs', { value: 'deles@exemplo.com' })).waitFor();
    await shoot(page, 'contact-overtaken');
    expect(await violations(page)).toEqual([]);
    await field('name').fill('Nome Nosso');
    await save.click();
    await gone();
    await chat(visitor).heading('Nome Nosso').waitFor();
    await row(id).getByText('Nome Nosso').waitFor();
    await eventually(() => {
      const mine = world.control.conversations({}).find((one) => one.id === id);
      expect(mine?.fromName).toBe('Nome Nosso');
    });
    await page.reload();
    await chat(visitor).heading('Nome Nosso').waitFor();
    expectNoIncidents(visitor.incidents);
  },
);
