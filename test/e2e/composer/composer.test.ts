import type { Message } from '../../../src/services/realtime/contract';
import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { hasExtensions } from '../support/dialect';
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

const HEART = { pt_BR: 'coracao vermelho', es_cl: 'corazon rojo', eng_US: 'red heart' };

describe.each(LANGUAGES)('the composer, in %s', (language) => {
  let world: World;
  let visitor: Visitor;

  beforeAll(async () => {
    world = await startWorld({ progressSpeed: 20 });
    visitor = await world.visit({ language });
    await signIn(visitor, ANA);
    await frame(visitor).join('WhatsApp Vendas', 'WhatsApp Oficial');
  });

  afterAll(() => world.close());

  const written = (id: number | string): Message[] =>
    world.control.messages({ idAtendimento: id }).filter(({ inOut }) => inOut === 2);

  /** A customer comes to Ana by this queue, and she opens the conversation. */
  async function open(queue: string, fromName: string, numero: string): Promise<number | string> {
    const { id } = world.control.openConversation({
      queue,
      fromName,
      numero,
      idCliente: 1,
      texto: 'Bom dia!',
    });
    await conversationList(visitor).row(id).click();
    await chat(visitor).heading(fromName).waitFor();
    await chat(visitor).bubble('Bom dia!').waitFor();
    return id;
  }

  /** What is on screen has no serious fault, and is kept as a picture. */
  async function look(name: string): Promise<void> {
    await shoot(visitor.page, `composer-${name}-${language}`);
    expect(await violations(visitor.page)).toEqual([]);
  }

  test('puts emoji and canned replies where the caret is, all by the keyboard', async () => {
    const { page, w } = visitor;
    const id = await open('WhatsApp Vendas', 'Nina Paz', '5511922220001');
    const { composer } = chat(visitor);
    await composer.fill('Bom dia');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: w('chat.emoji'), exact: true }).click();
    const search = page.getByRole('searchbox', { name: w('emoji.search') });
    await search.waitFor();
    await search.fill(HEART[language]);
    await page.getByRole('gridcell', { selected: true }).waitFor();
    await look('emoji');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await composer.inputValue()).toBe('❤️Bom dia'));
    await page.keyboard.type('! ');
    await eventually(async () => expect(await composer.inputValue()).toBe('❤️! Bom dia'));
    await page.keyboard.press('Control+z');
    await eventually(async () => expect(await composer.inputValue()).not.toBe('❤️! Bom dia'));

    await composer.fill('Oi ');
    await page.keyboard.press('Backslash');
    const replies = page.getByRole('dialog', { name: w('replies.title') });
    await replies.getByRole('option').first().waitFor();
    await look('replies');
    await page.keyboard.type('prazo');
    await eventually(async () => expect(await replies.getByRole('option').count()).toBe(1));
    await page.keyboard.press('Enter');
    await replies.waitFor({ state: 'hidden' });
    await eventually(async () =>
      expect(await composer.inputValue()).toBe('Oi O prazo de entrega é de 5 dias úteis.'),
    );
    await page.keyboard.press('Enter');
    await eventually(() => expect(written(id)).toHaveLength(1));
  });

  test('keeps a backslash that chose nothing, and never sends while an input method composes', async () => {
    const { page, w, context } = visitor;
    const id = await open('WhatsApp Vendas', 'Otto Luz', '5511922220002');
    const { composer } = chat(visitor);
    await composer.focus();
    await page.keyboard.press('Backslash');
    const replies = page.getByRole('dialog', { name: w('replies.title') });
    await replies.waitFor();
    await page.keyboard.press('Escape');
    await replies.waitFor({ state: 'hidden' });
    await eventually(async () => expect(await composer.inputValue()).toBe('\\'));
    await composer.fill('');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Input.imeSetComposition', { text: 'ã', selectionStart: 1, selectionEnd: 1 });
    await cdp.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      windowsVirtualKeyCode: 229,
    });
    expect(written(id)).toEqual([]);
    await cdp.send('Input.insertText', { text: 'ã' });
    await page.keyboard.press('Enter');
    await eventually(() => expect(written(id).map(({ texto }) => texto)).toEqual(['ã']));
  });

  test('answers a message, and deletes one after a question', async () => {
    const { page, w } = visitor;
    const id = await open('WhatsApp Vendas', 'Pia Rocha', '5511922220003');
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
    await page.getByRole('group', { name: w('quote.replying') }).waitFor();
    await composer.pressSequentially('Pois não?');
    await look('reply');
    await page.keyboard.press('Enter');
    await delivered('Pois não?', 'message.status.seen');
    expect(written(id)).toMatchObject([{ texto: 'Pois não?', quotedMsg: { body: 'Bom dia!' } }]);
    if (hasExtensions) {
      await page.getByRole('button', { name: w('quote.goTo', { text: 'Bom dia!' }) }).click();
      await eventually(async () => {
        expect(await bubbles.first().evaluate((one) => one === document.activeElement)).toBe(true);
      });
    }

    await choose('Pois não?', 'message.delete');
    const question = page.getByRole('dialog', { name: w('deletion.title') });
    await question.waitFor();
    await look('delete');
    await question.getByRole('button', { name: w('action.yes') }).click();
    await question.waitFor({ state: 'hidden' });
    await bubble(w('message.deleted')).waitFor();
    expect(written(id)).toMatchObject([{ status: 'deleted', texto: '' }]);
  });

  test('sends a template, filled in', async () => {
    const { page, w } = visitor;
    const id = await open('WhatsApp Oficial', 'Rui Sá', '5511922220004');
    await chat(visitor).act('template.title');
    const dialog = page.getByRole('dialog', { name: w('template.title') });
    await dialog.getByRole('combobox', { name: w('template.choice') }).click();
    await page.locator('.ant-select-item-option:visible').filter({ hasText: 'boas_vindas' }).click();
    await dialog.getByRole('textbox', { name: 'nome' }).fill('Rui');
    await dialog.getByText('Olá Rui, aqui é da Exemplo. Podemos falar?').waitFor();
    await look('template');
    await dialog.getByRole('button', { name: w('chat.send') }).click();
    await chat(visitor).delivered('Olá Rui', 'message.status.seen');
    expect(written(id)).toMatchObject([{ texto: 'Olá Rui, aqui é da Exemplo. Podemos falar?' }]);
    expectNoIncidents(visitor.incidents);
  });
});
