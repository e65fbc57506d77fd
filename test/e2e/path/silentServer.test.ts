import { ANA } from '../support/agents';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { holdLine } from '../support/line';
import type { Line } from '../support/line';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { loginPage } from '../support/screens/login';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const QUEUE = 'WhatsApp Vendas';

/** What would end the session again would do so sooner. */
const STAYS_MS = 2_000;

let world: World;
let visitor: Visitor;
let line: Line;
let nina: number | string;
let caio: number | string;

/** Opens a conversation in the agent's queue. */
function comes(fromName: string, numero: string, texto: string): number | string {
  return world.control.openConversation({ queue: QUEUE, fromName, numero, texto }).id;
}

beforeEach(async () => {
  world = await startWorld();
  visitor = await world.visit({ height: 720 });
  line = await holdLine(visitor.context);
  await signIn(visitor, ANA);
  await frame(visitor).join(QUEUE);
  nina = comes('Nina Vaz', '5511922220001', 'Tem em azul?');
  caio = comes('Caio Reis', '5511922220002', 'Meu pedido atrasou');
  await conversationList(visitor).row(nina).click();
  await chat(visitor).bubble('Tem em azul?').waitFor();
});

afterEach(async () => {
  expectNoIncidents(visitor.incidents);
  await world.close();
});

const lost = () => visitor.page.getByRole('dialog', { name: visitor.w('connection.lost') });

function written(id: number | string, text: string): number {
  return world.control.messages({ idAtendimento: id }).filter(({ texto }) => texto === text).length;
}

/** The server told what became of the message, to nobody: no event of it comes any more. */
async function toldNobody(id: number | string, text: string): Promise<void> {
  await eventually(() => {
    const found = world.control.messages({ idAtendimento: id }).find(({ texto }) => texto === text);
    expect(found?.status ?? 'pending').not.toBe('pending');
  });
}

/** The message is at the server once, and stands on the screen once, as sent. */
async function expectOnce(id: number | string, text: string): Promise<void> {
  const { bubble } = chat(visitor);
  const unsent = (['message.status.pending', 'message.status.failed'] as const).map((status) =>
    bubble(text).getByRole('img', { name: visitor.w(status), exact: true }),
  );
  await eventually(() => expect(written(id, text)).toBe(1));
  await eventually(async () => {
    for (const sign of unsent) expect(await sign.count()).toBe(0);
    expect(await bubble(text).count()).toBe(1);
  });
  expect(written(id, text)).toBe(1);
}

test('without a socket another conversation is opened and read, and what is written waits', async () => {
  const { composer, bubble, delivered, say } = chat(visitor);
  const { row } = conversationList(visitor);
  await composer.fill('Vou ver');
  line.cut();
  await lost().waitFor();
  // The loss came while the agent typed, and neither took the focus nor covers a row.
  await composer.pressSequentially(' no estoque');
  expect(await composer.inputValue()).toBe('Vou ver no estoque');
  world.control.customerWrites({ idAtendimento: caio, texto: 'E agora?' });
  await row(caio).click();
  await bubble('Meu pedido atrasou').waitFor();
  await bubble('E agora?').waitFor();
  await say('Já verifico');
  await delivered('Já verifico', 'message.status.pending');
  await shoot(visitor.page, 'silent-closed');
  expect(written(caio, 'Já verifico')).toBe(0);
  line.mend();
  await lost()
    .getByRole('button', { name: visitor.w('connection.retryNow') })
    .click();
  await lost().waitFor({ state: 'hidden' });
  await expectOnce(caio, 'Já verifico');
  await row(nina).click();
  await eventually(async () => expect(await composer.inputValue()).toBe('Vou ver no estoque'));
});

test('what is written into a socket that falls silent is found by reading', async () => {
  const { bubble, say } = chat(visitor);
  const { row } = conversationList(visitor);
  line.mute();
  await say('Temos, sim');
  await toldNobody(nina, 'Temos, sim');
  await bubble('Temos, sim').waitFor();
  await row(caio).click();
  await bubble('Meu pedido atrasou').waitFor();
  await row(nina).click();
  await expectOnce(nina, 'Temos, sim');
  await shoot(visitor.page, 'silent-mute');
});

test('a console that begins at a mute server lists, reads, writes and doubles nothing', async () => {
  const { bubble, delivered, say } = chat(visitor);
  const { row } = conversationList(visitor);
  line.mute();
  const late = comes('Rui Melo', '5511922220003', 'Ainda dá tempo?');
  await visitor.page.reload();
  await row(late).click();
  await bubble('Ainda dá tempo?').waitFor();
  await say('Dá, sim');
  await delivered('Dá, sim', 'message.status.pending');
  await expectOnce(late, 'Dá, sim');
});

test('a server that no longer knows the session leads to one sign-in with its reason, and nothing is lost', async () => {
  const { composer, bubble } = chat(visitor);
  const { row } = conversationList(visitor);
  const { alert, enterAs, user } = loginPage(visitor);
  const { context, page } = visitor;
  const reason = 'Sessão expirada às 14h';
  await composer.fill('Vou ver no estoque');
  const answers = { status: 401, json: { error: true, msg: reason } };
  await context.route(/\/api\//, (route) => route.fulfill(answers));
  await row(caio).click();
  await user.waitFor();
  await alert.filter({ hasText: reason }).waitFor();
  expect(await page.getByText(reason).count()).toBe(1);
  await shoot(page, 'session-over');
  await context.unroute(/\/api\//);
  await enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await row(nina).click();
  await bubble('Tem em azul?').waitFor();
  await eventually(async () => expect(await composer.inputValue()).toBe('Vou ver no estoque'));
  await page.waitForTimeout(STAYS_MS);
  expect(await user.count()).toBe(0);
});
