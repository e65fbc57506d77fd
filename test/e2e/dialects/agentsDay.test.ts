import type { DialectOption } from '../../../sandbox/dialect/dialect';
import { ANA } from '../support/agents';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { classifyDialog, endQuestion } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { startWorld } from '../support/world';

const DIALECTS: [name: string, dialect: DialectOption][] = [
  ['plain', { kind: 'plain' }],
  ['odd 1', { kind: 'odd', seed: 1 }],
  ['odd 2', { kind: 'odd', seed: 2 }],
  ['odd 3', { kind: 'odd', seed: 3 }],
];

const QUEUE = 'WhatsApp Suporte';

test.each(DIALECTS)("an agent's day at a server that speaks %s", async (name, dialect) => {
  const world = await startWorld({ dialect });
  try {
    const visitor = await world.visit();
    const { page, w } = visitor;
    await signIn(visitor, ANA);
    const { join, pause, pauseReason, status } = frame(visitor);
    await join(QUEUE);
    const opening = { queue: QUEUE, fromName: 'Nina Vaz', numero: '5511922220001', idCliente: 1 };
    const { id } = world.control.openConversation({ ...opening, texto: 'Tem em azul?' });
    const { row } = conversationList(visitor);
    await row(id).click();
    const { act, bubble, composer, delivered, heading, say } = chat(visitor);
    await bubble('Tem em azul?').waitFor();
    await heading('Nina Vaz').waitFor();
    await say('Temos sim');
    await delivered('Temos sim', 'message.status.seen');

    await pause.click();
    await pauseReason('Almoço').click();
    await status.getByText('Almoço').waitFor();
    await composer.fill('Ainda não enviado');
    await page.reload();
    await status.getByText('Almoço').waitFor();
    await eventually(async () => expect(await composer.inputValue()).toBe('Ainda não enviado'));
    await composer.fill('');
    await pause.click();
    await pauseReason('Almoço').click();
    await status.getByText(w('agent.available'), { exact: true }).waitFor();
    expect(world.control.agent({ nome: ANA.login }).usuario.status).toBe(1);

    world.control.customerWrites({ idAtendimento: id, texto: 'Quero dois' });
    await bubble('Quero dois').waitFor();
    await shoot(page, `dialect-${name}`);
    await act('conversation.end');
    const { choose, save } = classifyDialog(visitor);
    await choose('classification', 'Engano');
    await save.click();
    await endQuestion(visitor).yes.click();
    await heading('Nina Vaz').waitFor({ state: 'hidden' });
    await row(id).waitFor({ state: 'hidden' });
    const texts = world.control.messages({ idAtendimento: id }).map(({ texto }) => texto);
    expect(texts).toEqual(['Tem em azul?', 'Temos sim', 'Quero dois']);
    expectNoIncidents(visitor.incidents);
  } finally {
    await world.close();
  }
});
