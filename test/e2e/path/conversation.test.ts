import { ANA } from '../support/agents';
import { hasExtensions } from '../support/dialect';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { classifyDialog, endQuestion } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { LANGUAGES } from '../support/words';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe.each(LANGUAGES)('a conversation, in %s', (language) => {
  let world: World;
  let visitor: Visitor;

  beforeAll(async () => {
    world = await startWorld();
    visitor = await world.visit({ language });
    await signIn(visitor, ANA);
    await frame(visitor).join('Chat Site', 'WhatsApp Suporte');
  });

  afterAll(() => world.close());

  const written = (idAtendimento: number | string) =>
    world.control.messages({ idAtendimento }).filter(({ inOut }) => inOut === 2);

  /** A customer comes to Ana by this queue. */
  const arrive = (queue: string, fromName: string, numero: string) =>
    world.control.openConversation({ queue, fromName, numero, idCliente: 1, texto: 'Bom dia!' });

  test('comes to the top, counts what is unread, is answered, and shows how far the answer came', async () => {
    const { w, page } = visitor;
    const { row, rows, heading } = conversationList(visitor);
    const { bubble, say, delivered, heading: title, composer } = chat(visitor);
    const first = arrive('Chat Site', 'Marta Reis', '5511911110001');
    await row(first.id).getByText('Marta Reis').waitFor();
    const second = arrive('Chat Site', 'Caio Prado', '5511911110002');
    await row(second.id).waitFor();
    await eventually(async () => expect(await heading.textContent()).toMatch(/2$/));
    await eventually(async () => expect(await rows.first().textContent()).toContain(`#${String(second.id)}`));

    world.control.customerWrites({ idAtendimento: first.id, texto: 'Alguém aí?' });
    await row(first.id)
      .getByText(w('conversations.unread', { count: 2 }))
      .waitFor();
    await eventually(async () => expect(await rows.first().textContent()).toContain(`#${String(first.id)}`));
    await shoot(page, `list-${language}`);

    await row(first.id).click();
    await title('Marta Reis').waitFor();
    await bubble('Bom dia!').waitFor();
    await bubble('Alguém aí?').waitFor();
    await eventually(() => {
      const marta = world.control.conversations({}).find(({ id }) => id === first.id);
      if (hasExtensions) expect(marta?.count).toBe(0);
    });
    await eventually(async () =>
      expect(
        await row(first.id)
          .getByText(w('conversations.unread', { count: 2 }))
          .count(),
      ).toBe(0),
    );

    world.control.setProgressSpeed({ speed: 0 });
    await say('Bom dia, em que posso ajudar?');
    await delivered('Bom dia', 'message.status.pending');
    await eventually(async () => expect(await composer.inputValue()).toBe(''));
    await eventually(() => expect(written(first.id)).toHaveLength(1));
    world.control.setProgressSpeed({ speed: 0.5 });
    await delivered('em que posso ajudar?', 'message.status.sent');
    await delivered('em que posso ajudar?', 'message.status.delivered');
    world.control.setProgressSpeed({ speed: 2 });
    await delivered('em que posso ajudar?', 'message.status.seen');
    await shoot(page, `chat-${language}`);
    expect(await bubble('em que posso ajudar?').count()).toBe(1);
  });

  test('shows the pictures that the customer sends', async () => {
    const anexo = { filename: 'caixa.png', mimeType: 'image/png', base64: PIXEL };
    const opened = world.control.conversations({}).find(({ fromName }) => fromName === 'Marta Reis');
    world.control.customerWrites({ idAtendimento: opened?.id ?? 0, texto: 'A caixa', anexo });
    const picture = chat(visitor).bubble('A caixa').getByRole('img', { name: 'caixa.png' });
    await picture.waitFor();
    await eventually(async () => {
      const width = await picture.evaluate((image) =>
        image instanceof HTMLImageElement ? image.naturalWidth : 0,
      );
      expect(width).toBe(1);
    });
  });

  test('is classified, and closed after a question', async () => {
    const { w, page } = visitor;
    const { row, heading } = conversationList(visitor);
    const { dialog, choose, save, sub, notes } = classifyDialog(visitor);
    const { id } = arrive('Chat Site', 'Rui Melo', '5511911110003');
    await row(id).click();
    const { act, heading: title } = chat(visitor);
    await title('Rui Melo').waitFor();
    await act('conversation.classify');
    await dialog.waitFor();
    await choose('classification', 'Reclamação');
    expect(await sub.count()).toBe(0);
    await choose('classification', 'Venda');
    await sub.waitFor();
    await choose('subclassification', 'Proposta enviada');
    await notes.fill('Volta amanhã');
    await shoot(page, `classify-${language}`);
    await save.click();
    await dialog.waitFor({ state: 'hidden' });

    await act('conversation.end');
    const { yes, no, dialog: question } = endQuestion(visitor);
    await question.waitFor();
    await shoot(page, `end-${language}`);
    await no.click();
    await question.waitFor({ state: 'hidden' });
    expect(await title('Rui Melo').isVisible()).toBe(true);
    await act('conversation.end');
    await yes.click();
    await title('Rui Melo').waitFor({ state: 'hidden' });
    await row(id).waitFor({ state: 'hidden' });
    await eventually(async () => expect(await heading.textContent()).toMatch(/2$/));
    expect(world.control.conversations({ status: 'Encerrado' }).at(-1)).toMatchObject({
      id,
      classificacao: 'Venda',
      subclassificacao: 'Proposta enviada',
    });
    expect(await page.getByText(w('end.failed')).count()).toBe(0);
  });

  test('of a queue that requires it, is classified before it closes', async () => {
    const { row, choose: chooseInRow } = conversationList(visitor);
    const { dialog, choose, save } = classifyDialog(visitor);
    const { id } = arrive('WhatsApp Suporte', 'Iara Luz', '5511911110004');
    await row(id).click();
    const { heading: title } = chat(visitor);
    await title('Iara Luz').waitFor();
    await chooseInRow(id, visitor.w('conversation.end'));
    await dialog.getByText(visitor.w('classify.endsAfter')).waitFor();
    await save.click();
    await dialog.getByText(visitor.w('field.required')).waitFor();
    await choose('classification', 'Engano');
    await save.click();
    const { dialog: question, yes } = endQuestion(visitor);
    await question.waitFor();
    await yes.click();
    await title('Iara Luz').waitFor({ state: 'hidden' });
    expectNoIncidents(visitor.incidents);
  });
});
