import { ANA } from '../support/agents';
import { hasExtensions } from '../support/dialect';
import { chat } from '../support/screens/chat';
import { classifyDialog, endQuestion } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/words';
import type { Language } from '../../../src/store/config/types';
import type { World } from '../support/world';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Ana, to whom customers may come by two queues. */
async function atWork(world: World, language: Language) {
  const visitor = await world.visit({ language });
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site', 'WhatsApp Suporte');
  return visitor;
}

/** A customer comes to Ana by this queue. */
const arrive = ({ control }: World, queue: string, fromName: string, numero: string) =>
  control.openConversation({ queue, fromName, numero, idCliente: 1, texto: 'Bom dia!' });

for (const language of LANGUAGES) {
  test.describe(`a conversation, in ${language}`, () => {
    test(
      'comes to the top, counts what is unread, is answered, and shows how far the answer came',
      { tag: language === 'pt_BR' ? '@smoke' : [] },
      async ({ world }) => {
        const visitor = await atWork(world, language);
        const { w, page } = visitor;
        const { row, rows, heading } = conversationList(visitor);
        const { bubble, say, delivered, heading: title, composer } = chat(visitor);
        const first = arrive(world, 'Chat Site', 'Marta Reis', '5511911110001');
        await expect(row(first.id).getByText('Marta Reis')).toBeVisible();
        const second = arrive(world, 'Chat Site', 'Caio Prado', '5511911110002');
        await expect(row(second.id)).toBeVisible();
        await expect(heading).toHaveText(/\D2( |$)/);
        await expect(rows.first()).toContainText(`#${String(second.id)}`);

        world.control.customerWrites({ idAtendimento: first.id, texto: 'Alguém aí?' });
        const unread = row(first.id).getByText(w('conversations.unread', { count: 2 }));
        await expect(unread).toBeVisible();
        await expect(rows.first()).toContainText(`#${String(first.id)}`);
        await shoot(page, `list-${language}`);

        await row(first.id).click();
        await expect(title('Marta Reis')).toBeVisible();
        await expect(bubble('Bom dia!')).toBeVisible();
        await expect(bubble('Alguém aí?')).toBeVisible();
        const marta = () => world.control.conversations({}).find(({ id }) => id === first.id);
        if (hasExtensions) await expect.poll(() => marta()?.count).toBe(0);
        await expect(unread).toHaveCount(0);

        world.control.setProgressSpeed({ speed: 0 });
        await say('Bom dia, em que posso ajudar?');
        await delivered('Bom dia', 'message.status.pending');
        await expect(composer).toHaveValue('');
        const written = () =>
          world.control.messages({ idAtendimento: first.id }).filter(({ inOut }) => inOut === 2);
        await expect.poll(written).toHaveLength(1);
        world.control.setProgressSpeed({ speed: 0.5 });
        await delivered('em que posso ajudar?', 'message.status.sent');
        await delivered('em que posso ajudar?', 'message.status.delivered');
        world.control.setProgressSpeed({ speed: 2 });
        await delivered('em que posso ajudar?', 'message.status.seen');
        await shoot(page, `chat-${language}`);
        await expect(bubble('em que posso ajudar?')).toHaveCount(1);
      },
    );

    test('shows the pictures that the customer sends', async ({ world }) => {
      const visitor = await atWork(world, language);
      const { id } = arrive(world, 'Chat Site', 'Marta Reis', '5511911110001');
      await conversationList(visitor).row(id).click();
      await expect(chat(visitor).bubble('Bom dia!')).toBeVisible();
      const anexo = { filename: 'caixa.png', mimeType: 'image/png', base64: PIXEL };
      world.control.customerWrites({ idAtendimento: id, texto: 'A caixa', anexo });
      const picture = chat(visitor).bubble('A caixa').getByRole('img', { name: 'caixa.png' });
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('naturalWidth', 1);
    });

    test('is classified, and closed after a question', async ({ world }) => {
      const visitor = await atWork(world, language);
      const { w, page } = visitor;
      const { row, heading } = conversationList(visitor);
      const { dialog, choose, save, sub, notes } = classifyDialog(visitor);
      arrive(world, 'Chat Site', 'Marta Reis', '5511911110001');
      arrive(world, 'Chat Site', 'Caio Prado', '5511911110002');
      const { id } = arrive(world, 'Chat Site', 'Rui Melo', '5511911110003');
      await row(id).click();
      const { act, customer, heading: title, hideCustomer, showCustomer } = chat(visitor);
      await expect(title('Rui Melo')).toBeVisible();
      await act('conversation.classify');
      await expect(dialog).toBeVisible();
      await choose('classification', 'Reclamação');
      await expect(sub).toHaveCount(0);
      await choose('classification', 'Venda');
      await expect(sub).toBeVisible();
      await choose('subclassification', 'Proposta enviada');
      await notes.fill('Volta amanhã');
      await shoot(page, `classify-${language}`);
      await save.click();
      await expect(dialog).toBeHidden();
      await showCustomer();
      await expect(customer.getByRole('region', { name: w('customer.service') })).toContainText(
        'Volta amanhã',
      );
      await hideCustomer();
      await act('conversation.classify');
      await expect(notes).toHaveValue('Volta amanhã');
      await expect(dialog.getByText('Proposta enviada', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await act('conversation.end');
      const { yes, no, dialog: question } = endQuestion(visitor);
      await expect(question).toBeVisible();
      await shoot(page, `end-${language}`);
      await no.click();
      await expect(question).toBeHidden();
      await expect(title('Rui Melo')).toBeVisible();
      await act('conversation.end');
      await yes.click();
      await expect(title('Rui Melo')).toBeHidden();
      await expect(row(id)).toBeHidden();
      await expect(heading).toHaveText(/\D2( |$)/);
      expect(world.control.conversations({ status: 'Encerrado' }).at(-1)).toMatchObject({
        id,
        classificacao: 'Venda',
        subclassificacao: 'Proposta enviada',
      });
      await expect(page.getByText(w('end.failed'))).toHaveCount(0);
    });

    test('of a queue that requires it, is classified before it closes', async ({ world }) => {
      const visitor = await atWork(world, language);
      const { row, choose: chooseInRow } = conversationList(visitor);
      const { dialog, choose, save } = classifyDialog(visitor);
      const { id } = arrive(world, 'WhatsApp Suporte', 'Iara Luz', '5511911110004');
      await row(id).click();
      const { heading: title } = chat(visitor);
      await expect(title('Iara Luz')).toBeVisible();
      await chooseInRow(id, visitor.w('conversation.end'));
      await expect(dialog.getByText(visitor.w('classify.endsAfter'))).toBeVisible();
      await save.click();
      await expect(dialog.getByText(visitor.w('field.required'))).toBeVisible();
      await choose('classification', 'Engano');
      await save.click();
      const { dialog: question, yes } = endQuestion(visitor);
      await expect(question).toBeVisible();
      await yes.click();
      await expect(title('Iara Luz')).toBeHidden();
    });
  });
}
