import { randomBytes } from 'node:crypto';
import { ANA } from '../support/agents';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { editContact } from '../support/screens/contacts';
import { filesScreen } from '../support/screens/files';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const KIB = 1_024;

/** What the centre takes of a text, and tells only with the extension `limites`. */
const LIMIT = 4_096;

let world: World;
let visitor: Visitor;
let id: number | string;
let contactId: number | string;

beforeAll(async () => {
  world = await startWorld({ dialect: { kind: 'plain' } });
  const contact = world.control.seedContacts({ count: 1 });
  contactId = contact?.id ?? '';
  visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('WhatsApp Vendas');
  const opening = { queue: 'WhatsApp Vendas', fromName: 'Nina Vaz', numero: '5511922220001' };
  ({ id } = world.control.openConversation({
    ...opening,
    idCliente: Number(contactId),
    texto: 'Tem uma foto?',
  }));
});

afterAll(() => world.close());

const written = (texto: string) =>
  world.control.messages({ idAtendimento: id }).filter((one) => one.inOut === 2 && one.texto === texto);

async function attach(bytes: number, caption: string): Promise<void> {
  const { choose, caption: field, confirm } = filesScreen(visitor);
  await choose({ name: 'dados.bin', mimeType: '', buffer: randomBytes(bytes) });
  await field.fill(caption);
  await confirm.click();
}

test('what was read counts as read here, though the centre is not told', async () => {
  const { row } = conversationList(visitor);
  const unread = row(id).getByText(visitor.w('conversations.unread', { count: 1 }));
  await unread.waitFor({ state: 'attached' });
  await row(id).click();
  await chat(visitor).bubble('Tem uma foto?').waitFor();
  await eventually(async () => expect(await unread.count()).toBe(0));
});

test('an answer shows what it answers, without the way there', async () => {
  const { page, w } = visitor;
  const { bubble, composer, delivered } = chat(visitor);
  await bubble('Tem uma foto?').hover();
  await bubble('Tem uma foto?')
    .getByRole('button', { name: w('message.options') })
    .click();
  await page.getByRole('menuitem', { name: w('message.reply'), exact: true }).click();
  await composer.fill('Já mando');
  await composer.press('Enter');
  await delivered('Já mando', 'message.status.seen');
  await bubble('Já mando').getByText('Tem uma foto?').waitFor();
  expect(await page.getByRole('button', { name: w('quote.goTo', { text: 'Tem uma foto?' }) }).count()).toBe(
    0,
  );
});

test('a file of one part goes; of a larger one the agent is told that it did not', async () => {
  const { bubble, delivered } = chat(visitor);
  await attach(100 * KIB, 'Os dados');
  await delivered('Os dados', 'message.status.seen');
  expect(written('Os dados')).toMatchObject([{ queueAnexos: [{ tamanho: 100 * KIB }] }]);
  await filesScreen(visitor).dialog.waitFor({ state: 'hidden' });
  await attach(600 * KIB, 'Mais dados');
  await bubble('Mais dados').getByText(visitor.w('failure.unconfirmed')).waitFor();
  await shoot(visitor.page, 'plain-large-file');
  expect(written('Mais dados')).toEqual([]);
});

test('a text that is too long fails at the centre, and stays with the agent', async () => {
  const { bubble, composer } = chat(visitor);
  const text = `longo ${'a'.repeat(LIMIT)}`;
  await composer.fill(text);
  await composer.press('Enter');
  await bubble('longo').getByText(visitor.w('failure.unconfirmed')).waitFor();
  await shoot(visitor.page, 'plain-long-text');
  expect(written(text)).toEqual([]);
});

test('of two who change a contact the later one wins', async () => {
  const { page, w } = visitor;
  await page
    .getByRole('main')
    .getByRole('button', { name: w('contact.edit') })
    .click();
  const { field, save, gone } = editContact(visitor);
  await field('email').fill('minha@exemplo.com');
  const { httpPort, bearer } = world.sandbox;
  await fetch(`http://127.0.0.1:${String(httpPort)}/api/v2/clientes/${String(contactId)}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'deles@exemplo.com' }),
  });
  await save.click();
  await gone();
  expectNoIncidents(visitor.incidents);
});
