import { ANA } from './support/agents';
import { exportLog, replayed } from './support/exportedLog';
import { chat } from './support/screens/chat';
import { contactsScreen } from './support/screens/contacts';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { nextSecond, settled } from './support/settled';
import { shoot } from './support/shot';
import { signIn } from './support/steps';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';
import type { World } from './support/world';

const HOSTILE_NAME = '<img src=x onerror=alert(1)>';
const HOSTILE_TEXT = '<script>alert(2)</script> javascript:alert(3) "><svg onload=alert(4)>';

/** Markup, a way out of a folder, and letters that run backwards after the override. */
const HOSTILE_FILES = [
  { filename: '"><img src=x onerror=alert(5)>.html', mimeType: 'text/html' },
  { filename: '../../etc/passwd', mimeType: 'image/svg+xml' },
  { filename: 'foto\u202egnp.exe', mimeType: 'image/png' },
] as const;

const HOSTILE_CONTACT = {
  nome: HOSTILE_NAME,
  url: 'javascript:alert(6)',
  email: '"><script>alert(7)</script>@x.br',
  CamposAdicionais: [{ nome: '<b>campo</b>', valor: 'data:text/html,<script>alert(8)</script>' }],
  NumerosAdicionais: [{ nome: HOSTILE_NAME, numero: 'javascript:alert(9)' }],
};

async function spoilContact({ sandbox }: World): Promise<void> {
  const { bearer, httpPort } = sandbox;
  const answer = await fetch(`http://127.0.0.1:${String(httpPort)}/api/v2/clientes/1`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(HOSTILE_CONTACT),
  });
  expect(answer.status).toBe(200);
}

/** What would be there if anything of the hostile words had become more than words. */
async function expectOnlyWords({ page }: Visitor): Promise<void> {
  // What shows for a moment only has run as well.
  expect(await page.locator('img[src="x"], svg[onload], main script, .customer script').count()).toBe(0);
  expect(await page.locator('a[href^="javascript" i], a[href^="data:" i]').count()).toBe(0);
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(wide)).toBe(0);
}

/** An agent with a hostile customer's conversation open. */
async function begin(world: World): Promise<{ visitor: Visitor; id: number | string }> {
  await spoilContact(world);
  world.control.addReply({ nome: HOSTILE_NAME, texto: HOSTILE_TEXT });
  const template = { queue: 'WhatsApp Oficial', name: HOSTILE_NAME, fields: ['<i>nome</i>'] };
  world.control.addTemplate({ ...template, text: `{{<i>nome</i>}} ${HOSTILE_TEXT}` });
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('WhatsApp Vendas', 'Chat Site', 'WhatsApp Oficial');
  const opening = { queue: 'WhatsApp Vendas', numero: '5511955550001', idCliente: 1 };
  const { id } = world.control.openConversation({ ...opening, fromName: HOSTILE_NAME, texto: HOSTILE_TEXT });
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).bubble(HOSTILE_TEXT)).toBeVisible();
  return { visitor, id };
}

test('hostile names and texts are text, and nothing of them runs', async ({ world }) => {
  const { visitor, id } = await begin(world);
  await expect(chat(visitor).heading(HOSTILE_NAME)).toBeVisible();
  await expect(conversationList(visitor).row(id).getByText(HOSTILE_NAME, { exact: true })).toBeVisible();
  await shoot(visitor.page, 'hostile');
  await expectOnlyWords(visitor);
});

test('a contact’s hostile page, fields and numbers are text that leads nowhere', async ({ world }) => {
  const { visitor, id } = await begin(world);
  const { page, w } = visitor;
  const { customer: panel, hideCustomer, showCustomer } = chat(visitor);
  await showCustomer();
  for (const { valor } of HOSTILE_CONTACT.CamposAdicionais)
    await expect(panel.getByText(valor, { exact: true })).toBeVisible();
  await expect(panel.getByText(HOSTILE_CONTACT.url, { exact: true })).toBeVisible();
  await expect(panel.getByText(HOSTILE_CONTACT.email, { exact: true })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: w('contact.openUrl') })).toHaveCount(0);
  const pages = visitor.context.pages().length;
  await page.keyboard.press('F9'); // The agent's own key for the customer's page.
  expect(visitor.context.pages()).toHaveLength(pages);
  await shoot(page, 'hostile-contact');
  await expectOnlyWords(visitor);
  await hideCustomer();
  const { open, find, row } = contactsScreen(visitor);
  await open();
  await find('onerror', 1);
  await expect(row(new RegExp('<img src=x'))).toBeVisible();
  await expectOnlyWords(visitor);
  await page.getByRole('link', { name: w('nav.conversations') }).click();
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).heading(HOSTILE_NAME)).toBeVisible();
  expect(visitor.context.pages()).toHaveLength(pages);
});

test('hostile file names are text, what is no picture is none, and huge words keep their place', async ({
  world,
}) => {
  const { visitor, id } = await begin(world);
  const { page, w } = visitor;
  const base64 = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(10)"/>').toString(
    'base64',
  );
  for (const [place, file] of HOSTILE_FILES.entries()) {
    const texto = `arquivo ${String(place)}`;
    world.control.customerWrites({ idAtendimento: id, texto, anexo: { ...file, base64 } });
    await expect(chat(visitor).bubble(texto)).toBeVisible();
  }
  const { bubble } = chat(visitor);
  await expect(bubble('arquivo 0').getByText('img src=x onerror=alert(5)_.html')).toBeVisible();
  await expect(bubble('arquivo 1').getByText('passwd')).toBeVisible();
  await expect(bubble('arquivo 1').locator('img, object, embed, iframe')).toHaveCount(0);
  await expect(bubble('arquivo 2').getByText(w('media.pictureBroken'))).toBeVisible();
  await expect(page.getByText('\u202e')).toHaveCount(0);
  const texto = `enorme ${'x'.repeat(60_000)} fim`;
  world.control.customerWrites({ idAtendimento: id, texto });
  await bubble('enorme')
    .getByRole('button', { name: w('message.showAll') })
    .click();
  await expect(bubble('enorme x').filter({ hasText: /x fim/ })).toBeVisible();
  await shoot(page, 'hostile-files');
  await expectOnlyWords(visitor);
});

test('hostile canned replies and templates are words in the dialogs and in the composer', async ({
  world,
}) => {
  const { visitor, id } = await begin(world);
  const { page, w } = visitor;
  const { composer } = chat(visitor);
  await page.getByRole('button', { name: w('replies.title'), exact: true }).click();
  const replies = page.getByRole('group', { name: w('replies.title') });
  const hostile = replies.getByRole('option').filter({ hasText: HOSTILE_NAME });
  await expect(hostile).toBeVisible();
  await expectOnlyWords(visitor);
  await hostile.click();
  await expect(replies).toBeHidden();
  await expect(composer).toHaveValue(HOSTILE_TEXT);
  await composer.fill('');

  await nextSecond();
  const opening = { queue: 'WhatsApp Oficial', numero: '5511955550003', fromName: 'Rui Sá', texto: 'Oi' };
  const other = world.control.openConversation(opening);
  await conversationList(visitor).row(other.id).click();
  await expect(chat(visitor).bubble('Oi')).toBeVisible();
  await chat(visitor).act('template.title');
  const dialog = page.getByRole('dialog', { name: w('template.title') });
  await dialog.getByRole('combobox', { name: w('template.choice') }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: HOSTILE_NAME }).click();
  await dialog.getByRole('textbox', { name: '<i>nome</i>' }).fill('<u>Rui</u> {{x}}');
  await expect(dialog.getByText(`<u>Rui</u> {{x}} ${HOSTILE_TEXT}`)).toBeVisible();
  await expectOnlyWords(visitor);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).heading(HOSTILE_NAME)).toBeVisible();
});

/** Payloads that tell less than an event has to, or nothing that it could mean, each with the event's name. */
const MALFORMED: [evento: string, corpo: Record<string, unknown>][] = [
  ['newMessage', {}],
  ['newMessage', { tipo: 'nova', idAtendimento: 1, message: { id: {}, texto: 7 } }],
  ['newMessage', { tipo: 'nova', idAtendimento: null, message: null }],
  ['AddAtendimento', { atendimento: { id: [1], fromName: { toString: 'x' } }, motivo: 'fila' }],
  ['RemoveAtendimento', { idAtendimento: {}, motivo: 'encerrado' }],
  ['getMeusAtendimentos', { dados: [{ id: 1 }, null] }],
  ['getAtendimentos', { completo: 'sim', dados: [], espera: null }],
];

const UNKNOWN = ['eventoDoFuturo', '__proto__', 'constructor'];

test('malformed, unknown and foreign events change nothing on screen and are logged once', async ({
  world,
}, testInfo) => {
  const { visitor, id } = await begin(world);
  const { page } = visitor;
  const { rows } = conversationList(visitor);
  const { bubble, bubbles } = chat(visitor);
  const screen = async () => (await page.locator('.panes').innerText()).replace(/\d\d:\d\d:\d\d/g, '');
  const before = await settled(screen);
  const listed = await rows.count();
  // What they may have been about is read again by itself, once for many.
  const asked = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('/api/v2/chats'),
  );
  for (let round = 0; round < 3; round += 1) {
    for (const [evento, corpo] of MALFORMED) world.control.pushRaw({ nome: ANA.login, evento, corpo });
    for (const evento of UNKNOWN) world.control.sendRaw({ nome: ANA.login, evento, payload: { x: 1 } });
    world.control.sendRaw({ nome: ANA.login, evento: 'newMessage', payload: 'x'.repeat(100_000) });
  }
  await asked;
  expect(await settled(screen)).toBe(before);
  // Events come in their order: with this one on screen all of the others were heard.
  world.control.customerWrites({ idAtendimento: id, texto: 'Continua tudo bem?' });
  await expect(bubble('Continua tudo bem?')).toBeVisible();
  await expect(bubbles).toHaveCount(2);
  await expect(rows).toHaveCount(listed);

  const file = testInfo.outputPath('full.json');
  await exportLog(visitor, [['full', file]]);
  const log = replayed(file);
  const troubles = log.anomalies.filter(({ kind }) => ['sagaFailed', 'featureLost', 'threw'].includes(kind));
  expect(troubles).toEqual([]);
  const { anomalies } = log.stateAt(log.entries.length).connection;
  const told = anomalies.map(({ event, reason }) => `${event}: ${reason}`);
  expect(new Set(told).size).toBe(told.length);
  expect(told.filter((one) => one.endsWith(': unknown')).sort()).toEqual(
    UNKNOWN.map((evento) => `${evento}: unknown`).sort(),
  );
  const rejected = anomalies.filter(({ reason }) => reason !== 'unknown').map(({ event }) => event);
  expect(new Set(rejected)).toEqual(new Set(['newMessage', 'AddAtendimento', 'RemoveAtendimento']));
});

test('a failed read keeps what is on screen and can be tried again', async ({ world }) => {
  const { visitor, id } = await begin(world);
  const { page, w } = visitor;
  const { row } = conversationList(visitor);
  const { bubble, heading } = chat(visitor);
  const retry = () => page.getByRole('button', { name: w('action.retry'), exact: true });
  const opening = { queue: 'Chat Site', numero: '5511955550002', idCliente: 2, texto: 'Oi' };
  const other = world.control.openConversation({ ...opening, fromName: 'Davi Luz' });
  await expect(row(other.id)).toBeVisible();
  world.control.failHttp({ path: `/api/v2/chat/${String(other.id)}/mensagens`, kind: 'fail', times: 20 });
  await row(other.id).click();
  await expect(heading('Davi Luz')).toBeVisible();
  await expect(page.getByText(w('chat.readFailed'))).toBeVisible();
  await shoot(page, 'read-failed');
  world.control.clearFaults({});
  await retry().click();
  await expect(bubble('Oi')).toBeVisible();
  await expect(page.getByText(w('chat.readFailed'))).toBeHidden();

  world.control.failHttp({ path: '/api/v2/chats', kind: 'fail', times: 100 });
  // A stream that begins anew makes the console read everything again.
  await world.control.restart({ downMs: 50, novaEpoca: true });
  await expect(page.getByText(w('conversations.readFailed'))).toBeVisible();
  await shoot(page, 'list-read-failed');
  for (const listed of [id, other.id]) await expect(row(listed)).toBeVisible();
  await expect(bubble('Oi')).toHaveCount(1);
  world.control.clearFaults({});
  await retry().first().click();
  await expect(page.getByText(w('conversations.readFailed'))).toHaveCount(0);
});
