import { expect } from '@playwright/test';
import { chat } from '../../e2e/support/screens/chat';
import { endQuestion } from '../../e2e/support/screens/dialogs';
import { frame } from '../../e2e/support/screens/frame';
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
      name: 'alert',
      title: 'What the agent has to have read: somebody else has the conversation',
      open: async (stage) => {
        const { visitor, world } = stage;
        const { page, w } = visitor;
        world.control.failAction({ action: 'EncerrarAtendimento', kind: 'fail', codigo: 'OUTRO_AGENTE' });
        await conversationList(visitor).choose(idOf(stage, 'webchat'), w('conversation.end'));
        await endQuestion(visitor).yes.click();
        await page.getByRole('dialog', { name: w('alert.title'), exact: true }).waitFor();
      },
      close: async ({ visitor: { page, w }, visitor }) => {
        const alert = page.getByRole('dialog', { name: w('alert.title'), exact: true });
        await alert.getByRole('button', { name: w('action.ok'), exact: true }).click();
        // It is the agent's own all the same: what asked stays.
        await endQuestion(visitor).no.click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
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
    {
      name: 'connection-refused',
      title: 'The server refuses the console',
      open: async ({ visitor: { page, w }, line, world }) => {
        world.control.failAction({ action: 'authentication', kind: 'fail', codigo: 'VERSAO' });
        line.cut();
        line.mend();
        await page.getByRole('dialog', { name: w('connection.refused') }).waitFor();
      },
      close: async ({ visitor, visitor: { page, w } }) => {
        const dialog = page.getByRole('dialog', { name: w('connection.refused') });
        await dialog.getByRole('button', { name: w('connection.retryNow') }).click();
        await frame(visitor).status.getByText(w('agent.available'), { exact: true }).waitFor();
        await page.getByText(w('connection.restored')).waitFor({ state: 'hidden' });
      },
    },
  ],
};
