import { randomBytes } from 'node:crypto';
import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { editContact } from '../support/screens/contacts';
import { filesScreen } from '../support/screens/files';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

test.use({ centre: { dialect: { kind: 'plain' } } });

const KIB = 1_024;

/** What the centre takes of a text, and tells only with the extension `limites`. */
const LIMIT = 4_096;

/** An agent, and a conversation with a contact that nobody read yet. */
interface Start {
  visitor: Visitor;
  id: number | string;
  contactId: number | string;
  /** What the agent wrote with this text, at the centre. */
  written(texto: string): ReturnType<World['control']['messages']>;
}

async function begin(world: World): Promise<Start> {
  const { control } = world;
  const contactId = control.seedContacts({ count: 1 })?.id ?? '';
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('WhatsApp Vendas');
  const { id } = control.openConversation({
    queue: 'WhatsApp Vendas',
    fromName: 'Nina Vaz',
    numero: '5511922220001',
    idCliente: Number(contactId),
    texto: 'Tem uma foto?',
  });
  const written = (texto: string) =>
    control.messages({ idAtendimento: id }).filter((one) => one.inOut === 2 && one.texto === texto);
  return { visitor, id, contactId, written };
}

/** As `begin`, with the conversation open. */
async function beginOpen(world: World): Promise<Start> {
  const start = await begin(world);
  const { visitor, id } = start;
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).bubble('Tem uma foto?')).toBeVisible();
  return start;
}

async function attach(visitor: Visitor, bytes: number, caption: string): Promise<void> {
  const { choose, caption: field, confirm } = filesScreen(visitor);
  await choose({ name: 'dados.bin', mimeType: '', buffer: randomBytes(bytes) });
  await field.fill(caption);
  await confirm.click();
}

test('what was read counts as read here, though the centre is not told', async ({ world }) => {
  const { visitor, id } = await begin(world);
  const { row } = conversationList(visitor);
  const unread = row(id).getByText(visitor.w('conversations.unread', { count: 1 }));
  await expect(unread).toBeAttached();
  await row(id).click();
  await expect(chat(visitor).bubble('Tem uma foto?')).toBeVisible();
  await expect(unread).toHaveCount(0);
});

test('an answer shows what it answers, without the way there', async ({ world }) => {
  const { visitor } = await beginOpen(world);
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
  await expect(bubble('Já mando').getByText('Tem uma foto?')).toBeVisible();
  const way = w('quote.goTo', { who: 'Nina Vaz', text: 'Tem uma foto?' });
  await expect(page.getByRole('button', { name: way })).toHaveCount(0);
});

test('a file of one part goes; of a larger one the agent is told that it did not', async ({ world }) => {
  const { visitor, written } = await beginOpen(world);
  const { bubble, delivered } = chat(visitor);
  await attach(visitor, 100 * KIB, 'Os dados');
  await delivered('Os dados', 'message.status.seen');
  expect(written('Os dados')).toMatchObject([{ queueAnexos: [{ tamanho: 100 * KIB }] }]);
  await expect(filesScreen(visitor).cards).toBeHidden();
  await attach(visitor, 600 * KIB, 'Mais dados');
  await expect(bubble('Mais dados').getByText(visitor.w('failure.fileTooLargeUnanswered'))).toBeVisible();
  await shoot(visitor.page, 'plain-large-file');
  expect(written('Mais dados')).toEqual([]);
});

test('a text that is too long fails at the centre, and stays with the agent', async ({ world }) => {
  const { visitor, written } = await beginOpen(world);
  const { bubble, composer } = chat(visitor);
  const text = `longo ${'a'.repeat(LIMIT)}`;
  await composer.fill(text);
  await composer.press('Enter');
  await expect(bubble('longo').getByText(visitor.w('failure.unconfirmed'))).toBeVisible();
  await shoot(visitor.page, 'plain-long-text');
  expect(written(text)).toEqual([]);
});

test('of two who change a contact the later one wins', async ({ world }) => {
  const { visitor, contactId } = await beginOpen(world);
  const { page, w } = visitor;
  await page
    .getByRole('main')
    .getByRole('button', { name: w('contact.edit') })
    .click();
  const { field, save, gone } = editContact(visitor);
  await field('email').fill('minha@exemplo.com');
  const { httpPort, bearer } = world.sandbox;
  const address = `http://127.0.0.1:${String(httpPort)}/api/v2/clientes/${String(contactId)}`;
  const headers = { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' };
  await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ email: 'deles@exemplo.com' }) });
  await save.click();
  await gone();
  // Such a centre is read by POST.
  const stored = async () => (await fetch(address, { method: 'POST', headers, body: '{}' })).text();
  await expect.poll(stored).toContain('minha@exemplo.com');
});
