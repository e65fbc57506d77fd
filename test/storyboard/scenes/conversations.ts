import { CUSTOMER_PICTURE } from '../../../sandbox/customers/picture';
import type { TextId } from '../../../src/components/intl';
import { chat } from '../../e2e/support/screens/chat';
import { filesScreen } from '../../e2e/support/screens/files';
import { conversationList } from '../../e2e/support/screens/list';
import { mailsScreen } from '../../e2e/support/screens/mails';
import { arrive, idOf, MOST, type Customer } from '../cast';
import type { Scene, Screen, Stage } from '../stage';

const stay = (): Promise<void> => Promise.resolve();

async function openOf(stage: Stage, who: Customer): Promise<void> {
  await conversationList(stage.visitor).row(idOf(stage, who)).click();
  await chat(stage.visitor).bubbles.first().waitFor();
}

/** An entry of the menu of a row, which opens a dialog, a menu or a sheet by this name. */
function fromRow(name: string, title: string, who: Customer, entry: TextId, dialog: TextId): Screen {
  return {
    name,
    title,
    open: async (stage) => {
      const { page, w } = stage.visitor;
      await conversationList(stage.visitor).choose(idOf(stage, who), w(entry));
      await page.getByRole('dialog', { name: w(dialog), exact: true }).waitFor();
    },
  };
}

async function answer(stage: Stage): Promise<void> {
  const { visitor, world, clock } = stage;
  await openOf(stage, 'sale');
  const { say, delivered } = chat(visitor);
  await say('Bom dia, tudo bem? Vou verificar agora mesmo.');
  await delivered('Vou verificar', 'message.status.seen');
  await clock.pass(14_000);
  await say('Saiu ontem à tarde, e chega até quinta: https://exemplo.com.br/rastreio/4711');
  await delivered('Saiu ontem', 'message.status.seen');
  await clock.pass(14_000);
  world.control.customerWrites({ idAtendimento: idOf(stage, 'sale'), texto: 'Perfeito, obrigada! 🙏' });
  await chat(visitor).bubble('Perfeito').waitFor();
}

async function openMessageMenu({ visitor }: Stage): Promise<void> {
  const { page, w } = visitor;
  const message = chat(visitor).bubble('Saiu ontem');
  await message.hover();
  await message.getByRole('button', { name: w('message.options') }).click();
  await page.getByRole('menu').waitFor();
}

/** An agent with a full list: conversations, and what is done in them. */
export const conversations: Scene = {
  name: 'conversations',
  enter: async (stage) => {
    await arrive(stage);
    await conversationList(stage.visitor)
      .rows.nth(MOST - 1)
      .waitFor();
  },
  screens: [
    {
      name: 'list',
      title: 'List of conversations, none open',
      open: ({ visitor }) => conversationList(visitor).rows.first().waitFor(),
      close: stay,
    },
    { name: 'chat', title: 'Conversation', open: answer, close: stay },
    { name: 'message-menu', title: 'Menu of a message', isFleeting: true, open: openMessageMenu },
    {
      name: 'delete-question',
      title: 'Question before a message is deleted',
      open: async (stage) => {
        const { page, w } = stage.visitor;
        await openMessageMenu(stage);
        await page.getByRole('menuitem', { name: w('message.delete'), exact: true }).click();
        await page.getByRole('dialog', { name: w('deletion.title') }).waitFor();
      },
    },
    {
      name: 'replies',
      title: 'Canned replies',
      open: async ({ visitor }) => {
        await chat(visitor).composer.fill('');
        await chat(visitor).composer.press('Backslash');
        await visitor.page.getByRole('option').first().waitFor();
      },
      close: async ({ visitor }) => {
        await visitor.page.keyboard.press('Escape');
        await visitor.page.getByRole('option').first().waitFor({ state: 'hidden' });
        await chat(visitor).composer.fill('');
      },
    },
    {
      name: 'emoji',
      title: 'Emoji',
      isFleeting: true,
      open: async ({ visitor: { page, w } }) => {
        await page.getByRole('button', { name: w('chat.emoji'), exact: true }).click();
        await page.getByRole('dialog').getByRole('gridcell').first().waitFor();
      },
    },
    {
      name: 'chat-texts',
      title: 'Conversation with texts of every kind',
      open: (stage) => openOf(stage, 'texts'),
      close: stay,
    },
    {
      name: 'chat-media',
      title: 'Conversation with pictures, sound and documents',
      open: async (stage) => {
        await openOf(stage, 'media');
        await chat(stage.visitor).log.getByRole('slider').first().waitFor();
      },
      close: stay,
    },
    {
      name: 'attach',
      title: 'Attaching a file',
      open: async ({ visitor }) => {
        const { cards, choose } = filesScreen(visitor);
        const buffer = CUSTOMER_PICTURE;
        await choose(
          { name: 'caixa.png', mimeType: 'image/png', buffer },
          { name: 'pedido-4711.pdf', mimeType: 'application/pdf', buffer },
        );
        await cards.waitFor();
      },
      close: async ({ visitor }) => {
        const { cards } = filesScreen(visitor);
        await cards.getByRole('button').first().click();
        await cards.getByRole('button').first().click();
        await cards.waitFor({ state: 'hidden' });
      },
    },
    {
      name: 'recording',
      title: 'Recording a voice note',
      open: async ({ visitor }) => {
        await filesScreen(visitor).record.click();
        await filesScreen(visitor).sendRecording.waitFor();
      },
      close: async ({ visitor }) => {
        await filesScreen(visitor).cancelRecording.click();
        await chat(visitor).composer.waitFor();
      },
    },
    {
      name: 'template',
      title: 'Sending a template',
      open: async (stage) => {
        const { page, w } = stage.visitor;
        await openOf(stage, 'official');
        await chat(stage.visitor).act('template.title');
        await page.getByRole('dialog', { name: w('template.title') }).waitFor();
      },
    },
    fromRow('classify', 'Classifying', 'sale', 'conversation.classify', 'classify.title'),
    fromRow('transfer', 'Transferring', 'sale', 'call.transfer', 'call.transfer'),
    fromRow('end-question', 'Question before a conversation ends', 'site', 'conversation.end', 'end.title'),
    fromRow('customer-history', "A customer's earlier conversations", 'sale', 'last.title', 'last.title'),
    {
      name: 'mail',
      title: 'E-mail',
      open: (stage) => openOf(stage, 'mail'),
      close: stay,
    },
    {
      name: 'mail-answer',
      title: 'Answering an e-mail',
      open: async ({ visitor }) => {
        const { about, text } = mailsScreen(visitor);
        await about(0, 'mail.answer');
        await text.waitFor();
      },
    },
  ],
};
