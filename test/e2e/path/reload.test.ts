import { ANA } from '../support/agents';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { LANGUAGES } from '../support/words';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const DOWN_MS = 8_000;

describe.each(LANGUAGES)('a reload, in %s', (language) => {
  let world: World;
  let visitor: Visitor;
  let id: number | string;

  beforeAll(async () => {
    world = await startWorld();
    visitor = await world.visit({ language });
    await signIn(visitor, ANA);
    await frame(visitor).join('WhatsApp Vendas');
    const opened = world.control.openConversation({
      queue: 'WhatsApp Vendas',
      fromName: 'Nina Vaz',
      numero: '5511922220001',
      idCliente: 1,
      texto: 'Tem em azul?',
    });
    id = opened.id;
    await conversationList(visitor).row(id).click();
    await chat(visitor).bubble('Tem em azul?').waitFor();
  });

  afterAll(() => world.close());

  function written(text: string): number {
    return world.control.messages({ idAtendimento: id }).filter(({ texto }) => texto === text).length;
  }

  test('keeps language, session, open conversation and draft, even at once after typing', async () => {
    const { composer, heading, bubble } = chat(visitor);
    await composer.fill('Vou ver no esto');
    await composer.pressSequentially('que');
    await visitor.page.reload();
    await heading('Nina Vaz').waitFor();
    await bubble('Tem em azul?').waitFor();
    await eventually(async () => expect(await composer.inputValue()).toBe('Vou ver no estoque'));
    await frame(visitor).status.getByText(visitor.w('agent.available'), { exact: true }).waitFor();
    await composer.fill('');
  });

  test('keeps a message whose answer was lost, while the server is away; it is there once', async () => {
    const { say, bubble, delivered } = chat(visitor);
    world.control.failAction({ action: 'ClientChatMessage', kind: 'loseAck', times: 1 });
    await say('Temos sim, em azul');
    await eventually(() => expect(written('Temos sim, em azul')).toBe(1));
    const isBack = world.control.restart({ downMs: DOWN_MS });
    await visitor.page.reload();
    await visitor.page.getByRole('dialog', { name: visitor.w('connection.lost') }).waitFor();
    await shoot(visitor.page, `connection-lost-${language}`);
    await isBack;
    await delivered('Temos sim, em azul', 'message.status.seen');
    expect(written('Temos sim, em azul')).toBe(1);
    expect(await bubble('Temos sim, em azul').count()).toBe(1);
  });

  test('is not needed for a message that was sent while the line was down', async () => {
    const { composer, send, delivered, bubble } = chat(visitor);
    await composer.fill('Quer que eu separe?');
    const isBack = world.control.restart({ downMs: DOWN_MS });
    await send.click();
    await delivered('Quer que eu separe?', 'message.status.pending');
    await visitor.page.getByRole('dialog', { name: visitor.w('connection.lost') }).waitFor();
    await isBack;
    await visitor.page.getByText(visitor.w('connection.restored')).waitFor();
    await delivered('Quer que eu separe?', 'message.status.seen');
    expect(written('Quer que eu separe?')).toBe(1);
    expect(await bubble('Quer que eu separe?').count()).toBe(1);
    expectNoIncidents(visitor.incidents);
  });
});
