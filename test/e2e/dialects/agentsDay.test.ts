import type { DialectOption } from '../../../sandbox/dialect/dialect';
import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { classifyDialog, endQuestion } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';

const DIALECTS: [name: string, dialect: DialectOption][] = [
  ['plain', { kind: 'plain' }],
  ['odd 1', { kind: 'odd', seed: 1 }],
  ['odd 2', { kind: 'odd', seed: 2 }],
  ['odd 3', { kind: 'odd', seed: 3 }],
];

const QUEUE = 'WhatsApp Suporte';

for (const [name, dialect] of DIALECTS) {
  test.describe(() => {
    test.use({ centre: { dialect } });

    test(`an agent's day at a server that speaks ${name}`, async ({ world }) => {
      const visitor = await world.visit();
      const { page, w } = visitor;
      await signIn(visitor, ANA);
      const { join, pause, pauseReason, resume, status } = frame(visitor);
      await join(QUEUE);
      const opening = { queue: QUEUE, fromName: 'Nina Vaz', numero: '5511922220001', idCliente: 1 };
      const { id } = world.control.openConversation({ ...opening, texto: 'Tem em azul?' });
      const { row } = conversationList(visitor);
      await row(id).click();
      const { act, bubble, composer, delivered, heading, say } = chat(visitor);
      await expect(bubble('Tem em azul?')).toBeVisible();
      await expect(heading('Nina Vaz')).toBeVisible();
      await say('Temos sim');
      await delivered('Temos sim', 'message.status.seen');

      await pause.click();
      await pauseReason('Almoço').click();
      await expect(status.getByText('Almoço')).toBeVisible();
      await composer.fill('Ainda não enviado');
      await page.reload();
      await expect(status.getByText('Almoço')).toBeVisible();
      await expect(composer).toHaveValue('Ainda não enviado');
      await composer.fill('');
      await resume.click();
      await expect(status.getByText(w('agent.available'), { exact: true })).toBeVisible();
      expect(world.control.agent({ nome: ANA.login }).usuario.status).toBe(1);

      world.control.customerWrites({ idAtendimento: id, texto: 'Quero dois' });
      await expect(bubble('Quero dois')).toBeVisible();
      await shoot(page, `dialect-${name}`);
      await act('conversation.end');
      const { choose, save } = classifyDialog(visitor);
      await choose('classification', 'Engano');
      await save.click();
      await endQuestion(visitor).yes.click();
      await expect(heading('Nina Vaz')).toBeHidden();
      await expect(row(id)).toBeHidden();
      const texts = world.control.messages({ idAtendimento: id }).map(({ texto }) => texto);
      expect(texts).toEqual(['Tem em azul?', 'Temos sim', 'Quero dois']);
    });
  });
}
