import { ANA } from '../support/agents';
import { holdLine, type Line } from '../support/line';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { loginPage } from '../support/screens/login';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

const QUEUE = 'WhatsApp Vendas';

/** The conversations of an agent's two customers; the first one's is open. */
interface Customers {
  nina: number | string;
  caio: number | string;
}

/** An agent with two customers. */
interface Start extends Customers {
  visitor: Visitor;
  line: Line;
}

/** Opens a conversation in the agent's queue. */
function comes({ control }: World, fromName: string, numero: string, texto: string): number | string {
  return control.openConversation({ queue: QUEUE, fromName, numero, texto }).id;
}

async function goToWork(world: World, visitor: Visitor): Promise<Customers> {
  await signIn(visitor, ANA);
  await frame(visitor).join(QUEUE);
  const nina = comes(world, 'Nina Vaz', '5511922220001', 'Tem em azul?');
  const caio = comes(world, 'Caio Reis', '5511922220002', 'Meu pedido atrasou');
  await conversationList(visitor).row(nina).click();
  await expect(chat(visitor).bubble('Tem em azul?')).toBeVisible();
  return { nina, caio };
}

async function begin(world: World): Promise<Start> {
  const visitor = await world.visit({ height: 720 });
  const line = await holdLine(visitor.context);
  return { visitor, line, ...(await goToWork(world, visitor)) };
}

function written({ control }: World, idAtendimento: number | string, text: string): number {
  return control.messages({ idAtendimento }).filter(({ texto }) => texto === text).length;
}

/** The server told what became of the message, to nobody: no event of it comes any more. */
async function toldNobody({ control }: World, idAtendimento: number | string, text: string): Promise<void> {
  const status = () => control.messages({ idAtendimento }).find(({ texto }) => texto === text)?.status;
  await expect.poll(() => status() ?? 'pending').not.toBe('pending');
}

/** The message is at the server once, and stands on the screen once, as sent. */
async function expectOnce(world: World, visitor: Visitor, id: number | string, text: string): Promise<void> {
  const { bubble } = chat(visitor);
  await expect.poll(() => written(world, id, text)).toBe(1);
  await expect(async () => {
    for (const status of ['message.status.pending', 'message.status.failed'] as const) {
      const sign = bubble(text).getByRole('img', { name: visitor.w(status), exact: true });
      expect(await sign.count()).toBe(0);
    }
    expect(await bubble(text).count()).toBe(1);
  }).toPass();
  expect(written(world, id, text)).toBe(1);
}

test('without a socket another conversation is opened and read, and what is written waits', async ({
  world,
}) => {
  const { visitor, line, nina, caio } = await begin(world);
  const { composer, bubble, delivered, say } = chat(visitor);
  const { row } = conversationList(visitor);
  const lost = visitor.page.getByRole('dialog', { name: visitor.w('connection.lost') });
  await composer.fill('Vou ver');
  line.cut();
  await expect(lost).toBeVisible();
  // The loss came while the agent typed, and neither took the focus nor covers a row.
  await composer.pressSequentially(' no estoque');
  await expect(composer).toHaveValue('Vou ver no estoque');
  world.control.customerWrites({ idAtendimento: caio, texto: 'E agora?' });
  await row(caio).click();
  await expect(bubble('Meu pedido atrasou')).toBeVisible();
  await expect(bubble('E agora?')).toBeVisible();
  await say('Já verifico');
  await delivered('Já verifico', 'message.status.pending');
  await shoot(visitor.page, 'silent-closed');
  expect(written(world, caio, 'Já verifico')).toBe(0);
  line.mend();
  await lost.getByRole('button', { name: visitor.w('connection.retryNow') }).click();
  await expect(lost).toBeHidden();
  await expectOnce(world, visitor, caio, 'Já verifico');
  await row(nina).click();
  await expect(composer).toHaveValue('Vou ver no estoque');
});

test('what is written into a socket that falls silent is found by reading', async ({ world }) => {
  const { visitor, line, nina, caio } = await begin(world);
  const { bubble, say } = chat(visitor);
  const { row } = conversationList(visitor);
  line.mute();
  await say('Temos, sim');
  await toldNobody(world, nina, 'Temos, sim');
  await expect(bubble('Temos, sim')).toBeVisible();
  await row(caio).click();
  await expect(bubble('Meu pedido atrasou')).toBeVisible();
  await row(nina).click();
  await expectOnce(world, visitor, nina, 'Temos, sim');
  await shoot(visitor.page, 'silent-mute');
});

test('a console that begins at a mute server lists, reads, writes and doubles nothing', async ({ world }) => {
  const { visitor, line } = await begin(world);
  const { bubble, delivered, say } = chat(visitor);
  const { row } = conversationList(visitor);
  line.mute();
  const late = comes(world, 'Rui Melo', '5511922220003', 'Ainda dá tempo?');
  await visitor.page.reload();
  await row(late).click();
  await expect(bubble('Ainda dá tempo?')).toBeVisible();
  await say('Dá, sim');
  await delivered('Dá, sim', 'message.status.pending');
  await expectOnce(world, visitor, late, 'Dá, sim');
});

test(
  'a server that no longer knows the session leads to one sign-in with its reason, and nothing is lost',
  { tag: '@smoke' },
  async ({ world }) => {
    const visitor = await world.visit({ height: 720 });
    const { nina, caio } = await goToWork(world, visitor);
    const { composer, bubble, delivered, say } = chat(visitor);
    const { row } = conversationList(visitor);
    const { alert, enterAs, user } = loginPage(visitor);
    const { context, page } = visitor;
    const reason = 'Sessão expirada às 14h';
    await composer.fill('Vou ver no estoque');
    const answers = { status: 401, json: { error: true, msg: reason } };
    await context.route(/\/api\//, (route) => route.fulfill(answers));
    await row(caio).click();
    await expect(user).toBeVisible();
    await expect(alert.filter({ hasText: reason })).toBeVisible();
    await expect(page.getByText(reason)).toHaveCount(1);
    await shoot(page, 'session-over');
    await context.unroute(/\/api\//);
    await enterAs(ANA.login, ANA.password);
    await frame(visitor).shown();
    const left: string[] = [];
    page.on('framenavigated', (navigated) => left.push(navigated.url()));
    await row(nina).click();
    await expect(bubble('Tem em azul?')).toBeVisible();
    await expect(composer).toHaveValue('Vou ver no estoque');
    // A message takes seconds to be seen; what would end the session again would do so sooner.
    await say('Vou ver no estoque');
    await delivered('Vou ver no estoque', 'message.status.seen');
    expect(left.filter((url) => url.includes('/login'))).toEqual([]);
    await expect(user).toBeHidden();
  },
);
