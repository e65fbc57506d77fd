import { expect } from '@playwright/test';
import { ANA } from '../../e2e/support/agents';
import { frame } from '../../e2e/support/screens/frame';
import { loginPage } from '../../e2e/support/screens/login';
import { settingsDialog } from '../../e2e/support/screens/settings';
import { MOST } from '../cast';
import type { Scene } from '../stage';

/** From a new browser to an agent in no queue. */
export const entry: Scene = {
  name: 'entry',
  enter: ({ world, visitor }) => {
    world.control.setAgent({ nome: ANA.login, max_chat_atende: MOST });
    return visitor.go('/');
  },
  screens: [
    {
      name: 'first-run',
      title: 'First run',
      open: ({ visitor }) => settingsDialog(visitor).shown(),
      close: async ({ visitor }) => {
        await settingsDialog(visitor).save.click();
        await settingsDialog(visitor).gone();
      },
    },
    {
      name: 'login',
      title: 'Login',
      open: ({ visitor }) => loginPage(visitor).user.waitFor(),
      close: () => Promise.resolve(),
    },
    {
      name: 'login-refused',
      title: 'Login refused',
      open: async ({ visitor }) => {
        await loginPage(visitor).enterAs(ANA.login, 'wrong');
        await expect(loginPage(visitor).alert).toBeVisible();
      },
      close: async ({ visitor }) => {
        await loginPage(visitor).enterAs(ANA.login, ANA.password);
        await frame(visitor).shown();
      },
    },
    {
      name: 'start',
      title: 'Start, in no queue',
      open: ({ visitor: { page, w } }) => page.getByText(w('conversations.empty')).waitFor(),
      close: () => Promise.resolve(),
    },
    {
      name: 'status-menu',
      title: 'Status menu, with the queues',
      open: ({ visitor }) => frame(visitor).openDrawer(),
      close: ({ visitor }) => frame(visitor).closeDrawer(),
    },
    {
      name: 'pause-menu',
      title: 'Pause reasons',
      open: async ({ visitor }) => {
        await frame(visitor).join('Chat Site');
        await frame(visitor).pause.click();
        await frame(visitor).pauseReason('Almoço').waitFor();
      },
    },
    {
      name: 'paused',
      title: 'Paused',
      open: async ({ visitor, pass }) => {
        await frame(visitor).pause.click();
        await frame(visitor).pauseReason('Almoço').click();
        await frame(visitor).status.getByText('Almoço').waitFor();
        await pass(751_000);
        await frame(visitor).status.getByText('00:12:31').waitFor();
      },
      close: async ({ world, visitor }) => {
        world.control.pauseAgent({ nome: ANA.login });
        await frame(visitor).status.getByText(visitor.w('agent.available'), { exact: true }).waitFor();
      },
    },
    {
      name: 'leave-question',
      title: 'Question before signing out',
      open: async ({ visitor }) => {
        await frame(visitor).askToLeave();
      },
      close: async ({ visitor: { page, w } }) => {
        const question = page.getByRole('dialog', { name: w('close.title') });
        await question.getByRole('button', { name: w('action.no'), exact: true }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    },
  ],
};
