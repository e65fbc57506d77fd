import type { Message } from '../../../src/services/realtime/contract';
import type { Language } from '../../../src/store/config/types';
import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { hasExtensions } from '../support/dialect';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { LANGUAGES } from '../support/words';
import type { World } from '../support/world';

const HEART = { pt_BR: 'coracao vermelho', es_cl: 'corazon rojo', eng_US: 'red heart' };

test.use({ centre: { progressSpeed: 20 } });

/** What was sent to the customer of a conversation. */
function written({ control }: World, id: number | string): Message[] {
  return control.messages({ idAtendimento: id }).filter(({ inOut }) => inOut === 2);
}

/** What is on screen has no serious fault, and is kept as a picture. */
async function look({ page, language }: Visitor, name: string): Promise<void> {
  await shoot(page, `composer-${name}-${language}`);
  expect(await violations(page)).toEqual([]);
}

/** A customer comes to Ana by this queue, and she opens the conversation. */
async function open(
  world: World,
  language: Language,
  queue: 'WhatsApp Vendas' | 'WhatsApp Oficial',
  fromName: string,
  numero: string,
): Promise<{ visitor: Visitor; id: number | string }> {
  const visitor = await world.visit({ language });
  await signIn(visitor, ANA);
  await frame(visitor).join(queue);
  const { id } = world.control.openConversation({
    queue,
    fromName,
    numero,
    idCliente: 1,
    texto: 'Bom dia!',
  });
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).heading(fromName)).toBeVisible();
  await expect(chat(visitor).bubble('Bom dia!')).toBeVisible();
  return { visitor, id };
}

for (const language of LANGUAGES) {
  const smoke = language === 'pt_BR' ? '@smoke' : [];

  test.describe(`the composer, in ${language}`, () => {
    test(
      'puts emoji and canned replies where the caret is, all by the keyboard',
      { tag: smoke },
      async ({ world }) => {
        const { visitor, id } = await open(world, language, 'WhatsApp Vendas', 'Nina Paz', '5511922220001');
        const { page, w } = visitor;
        const { composer } = chat(visitor);
        await composer.fill('Bom dia');
        await page.keyboard.press('Home');
        await page.getByRole('button', { name: w('chat.emoji'), exact: true }).click();
        const search = page.getByRole('searchbox', { name: w('emoji.search') });
        await expect(search).toBeVisible();
        await search.fill(HEART[language]);
        await expect(page.getByRole('gridcell', { selected: true })).toBeVisible();
        await look(visitor, 'emoji');
        await page.keyboard.press('Enter');
        await expect(composer).toHaveValue('❤️Bom dia');
        await page.keyboard.type('! ');
        await expect(composer).toHaveValue('❤️! Bom dia');
        await page.keyboard.press('Control+z');
        await expect(composer).not.toHaveValue('❤️! Bom dia');

        await composer.fill('Oi ');
        await page.keyboard.press('Backslash');
        const replies = page.getByRole('group', { name: w('replies.title') });
        await expect(replies.getByRole('option').first()).toBeVisible();
        await look(visitor, 'replies');
        await page.keyboard.type('prazo');
        await expect(replies.getByRole('option')).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect(replies).toBeHidden();
        await expect(composer).toHaveValue('Oi O prazo de entrega é de 5 dias úteis.');
        await page.keyboard.press('Enter');
        await expect.poll(() => written(world, id)).toHaveLength(1);
      },
    );

    test('keeps a backslash that chose nothing, and never sends while an input method composes', async ({
      world,
    }) => {
      const { visitor, id } = await open(world, language, 'WhatsApp Vendas', 'Otto Luz', '5511922220002');
      const { page, w, context } = visitor;
      const { composer } = chat(visitor);
      await composer.focus();
      await page.keyboard.press('Backslash');
      const replies = page.getByRole('group', { name: w('replies.title') });
      await expect(replies).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(replies).toBeHidden();
      await expect(composer).toHaveValue('\\');
      await composer.fill('');
      const cdp = await context.newCDPSession(page);
      await cdp.send('Input.imeSetComposition', { text: 'ã', selectionStart: 1, selectionEnd: 1 });
      await cdp.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Process',
        windowsVirtualKeyCode: 229,
      });
      // One look: a key that the input method has for itself sends nothing.
      expect(written(world, id)).toEqual([]);
      await cdp.send('Input.insertText', { text: 'ã' });
      await page.keyboard.press('Enter');
      await expect.poll(() => written(world, id).map(({ texto }) => texto)).toEqual(['ã']);
    });

    test('answers a message, and deletes one after a question', async ({ world }) => {
      const { visitor, id } = await open(world, language, 'WhatsApp Vendas', 'Pia Rocha', '5511922220003');
      const { page, w } = visitor;
      const { bubble, bubbles, composer, delivered } = chat(visitor);
      const choose = async (text: string, entry: 'message.reply' | 'message.delete') => {
        await bubble(text).last().hover();
        await bubble(text)
          .last()
          .getByRole('button', { name: w('message.options') })
          .click();
        await page.getByRole('menuitem', { name: w(entry), exact: true }).click();
      };
      await choose('Bom dia!', 'message.reply');
      await expect(page.getByRole('group', { name: w('quote.replying') })).toBeVisible();
      await composer.pressSequentially('Pois não?');
      await look(visitor, 'reply');
      await page.keyboard.press('Enter');
      await delivered('Pois não?', 'message.status.seen');
      expect(written(world, id)).toMatchObject([{ texto: 'Pois não?', quotedMsg: { body: 'Bom dia!' } }]);
      if (hasExtensions) {
        await page
          .getByRole('button', { name: w('quote.goTo', { who: 'Pia Rocha', text: 'Bom dia!' }) })
          .click();
        await expect(bubbles.first()).toBeFocused();
      }

      await choose('Pois não?', 'message.delete');
      const question = page.getByRole('dialog', { name: w('deletion.title') });
      await expect(question).toBeVisible();
      await look(visitor, 'delete');
      await question.getByRole('button', { name: w('action.yes') }).click();
      await expect(question).toBeHidden();
      await expect(bubble(w('message.deleted'))).toBeVisible();
      expect(written(world, id)).toMatchObject([{ status: 'deleted', texto: '' }]);
    });

    test('sends a template, filled in', async ({ world }) => {
      const { visitor, id } = await open(world, language, 'WhatsApp Oficial', 'Rui Sá', '5511922220004');
      const { page, w } = visitor;
      await chat(visitor).act('template.title');
      const dialog = page.getByRole('dialog', { name: w('template.title') });
      await dialog.getByRole('combobox', { name: w('template.choice') }).click();
      await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Boas vindas' }).click();
      await dialog.getByRole('textbox', { name: 'nome' }).fill('Rui');
      await expect(dialog.getByText('Olá Rui, aqui é da Exemplo. Podemos falar?')).toBeVisible();
      await look(visitor, 'template');
      await dialog.getByRole('button', { name: w('chat.send') }).click();
      await chat(visitor).delivered('Olá Rui', 'message.status.seen');
      expect(written(world, id)).toMatchObject([{ texto: 'Olá Rui, aqui é da Exemplo. Podemos falar?' }]);
    });
  });
}
