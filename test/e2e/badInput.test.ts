import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANA } from './support/agents';
import { eventually } from './support/eventually';
import { exportLog, replayed } from './support/exportedLog';
import { expectNoIncidents } from './support/incidents';
import { chat } from './support/screens/chat';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { shoot } from './support/shot';
import { signIn } from './support/steps';
import type { Visitor } from './support/visitor';
import { startWorld } from './support/world';
import type { World } from './support/world';

const HOSTILE_NAME = '<img src=x onerror=alert(1)>';
const HOSTILE_TEXT = '<script>alert(2)</script> javascript:alert(3) "><svg onload=alert(4)>';

let world: World;
let visitor: Visitor;
let id: number | string;
const folder = mkdtempSync(join(tmpdir(), 'agent-console-bad-'));

beforeAll(async () => {
  world = await startWorld();
  visitor = await world.visit();
  await signIn(visitor, ANA);
  await frame(visitor).join('WhatsApp Vendas', 'Chat Site');
  const opening = { queue: 'WhatsApp Vendas', numero: '5511955550001', idCliente: 1 };
  id = world.control.openConversation({ ...opening, fromName: HOSTILE_NAME, texto: HOSTILE_TEXT }).id;
  await conversationList(visitor).row(id).click();
  await chat(visitor).bubble(HOSTILE_TEXT).waitFor();
});

afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

test('hostile names and texts are text, and nothing of them runs', async () => {
  const { row } = conversationList(visitor);
  await chat(visitor).heading(HOSTILE_NAME).waitFor();
  await row(id).getByText(HOSTILE_NAME, { exact: true }).waitFor();
  await shoot(visitor.page, 'hostile');
  expect(await visitor.page.locator('main img[src="x"], main svg[onload], main script').count()).toBe(0);
  expect(await visitor.page.locator('a[href^="javascript"]').count()).toBe(0);
  expectNoIncidents(visitor.incidents);
});

/** Payloads that the contract does not allow, each with the name of an event. */
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

test('malformed, unknown and foreign events change nothing on screen and are logged once', async () => {
  const { page } = visitor;
  const screen = () => page.locator('.panes').innerText();
  const before = await screen();
  for (let round = 0; round < 3; round += 1) {
    for (const [evento, corpo] of MALFORMED) world.control.pushRaw({ nome: ANA.login, evento, corpo });
    for (const evento of UNKNOWN) world.control.sendRaw({ nome: ANA.login, evento, payload: { x: 1 } });
    world.control.sendRaw({ nome: ANA.login, evento: 'newMessage', payload: 'x'.repeat(100_000) });
  }
  await page.waitForTimeout(1_500);
  const withoutClocks = (text: string) => text.replace(/\d\d:\d\d:\d\d/g, '');
  expect(withoutClocks(await screen())).toBe(withoutClocks(before));

  world.control.customerWrites({ idAtendimento: id, texto: 'Continua tudo bem?' });
  await chat(visitor).bubble('Continua tudo bem?').waitFor();

  const file = join(folder, 'full.json');
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
  expect(new Set(rejected)).toEqual(new Set(MALFORMED.map(([evento]) => evento)));
});

test('a failed read keeps what is on screen and can be tried again', async () => {
  const { page, w } = visitor;
  const { row } = conversationList(visitor);
  const { bubble, heading } = chat(visitor);
  const retry = () => page.getByRole('button', { name: w('action.retry'), exact: true });
  const opening = { queue: 'Chat Site', numero: '5511955550002', idCliente: 2, texto: 'Oi' };
  const other = world.control.openConversation({ ...opening, fromName: 'Davi Luz' });
  await row(other.id).waitFor();
  world.control.failHttp({ path: `/api/v2/chat/${String(other.id)}/mensagens`, kind: 'fail', times: 20 });
  await row(other.id).click();
  await heading('Davi Luz').waitFor();
  await page.getByText(w('chat.readFailed')).waitFor();
  await shoot(page, 'read-failed');
  world.control.clearFaults({});
  await retry().click();
  await bubble('Oi').waitFor();
  await page.getByText(w('chat.readFailed')).waitFor({ state: 'hidden' });

  world.control.failHttp({ path: '/api/v2/chats', kind: 'fail', times: 100 });
  // A stream that begins anew makes the console read everything again.
  await world.control.restart({ downMs: 50, novaEpoca: true });
  await page.getByText(w('conversations.readFailed')).waitFor();
  await shoot(page, 'list-read-failed');
  await row(id).waitFor();
  await row(other.id).waitFor();
  expect(await bubble('Oi').count()).toBe(1);
  world.control.clearFaults({});
  await retry().first().click();
  await eventually(async () => expect(await page.getByText(w('conversations.readFailed')).count()).toBe(0));
  expectNoIncidents(visitor.incidents);
});
