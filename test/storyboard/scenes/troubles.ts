import { expect } from '@playwright/test';
import { chat } from '../../e2e/support/screens/chat';
import { endQuestion } from '../../e2e/support/screens/dialogs';
import { conversationList } from '../../e2e/support/screens/list';
import { undeliveredScreen } from '../../e2e/support/screens/undelivered';
import { idOf } from '../cast';
import type { Scene } from '../stage';

const stay = (): Promise<void> => Promise.resolve();

/** What goes wrong, and what is left of it. */
export const troubles: Scene = {
  name: 'troubles',
  enter: async (stage) => {
    const { visitor, world } = stage;
    await conversationList(visitor).row(idOf(stage, 'site')).click();
    world.control.failAction({ action: 'ClientChatMessage', kind: 'fail', codigo: 'VALIDACAO' });
    await chat(visitor).say('O prazo para o interior é de oito dias úteis.');
  },
  screens: [
    {
      name: 'message-failed',
      title: 'Message that was not sent',
      open: ({ visitor }) => chat(visitor).delivered('oito dias', 'message.status.failed'),
      close: stay,
    },
    {
      name: 'undelivered',
      title: 'What was never delivered',
      open: async (stage) => {
        const { visitor } = stage;
        const { row, choose } = conversationList(visitor);
        const { entry, dialog } = undeliveredScreen(visitor);
        await choose(idOf(stage, 'site'), visitor.w('conversation.end'));
        await endQuestion(visitor).yes.click();
        await row(idOf(stage, 'site')).waitFor({ state: 'hidden' });
        await entry(1).click();
        await dialog.waitFor();
      },
    },
    {
      name: 'connection-lost',
      title: 'Connection lost',
      open: async ({ visitor: { page, w }, line }) => {
        line.cut();
        await page.getByRole('dialog', { name: w('connection.lost') }).waitFor();
      },
      close: async ({ visitor: { page, w }, line }) => {
        line.mend();
        await expect(page.getByRole('dialog', { name: w('connection.lost') })).toBeHidden();
        await page.getByText(w('connection.restored')).waitFor({ state: 'hidden' });
      },
    },
  ],
};
