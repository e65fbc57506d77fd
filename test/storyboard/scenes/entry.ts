import { expect } from '@playwright/test';
import { ANA } from '../../e2e/support/agents';
import { frame } from '../../e2e/support/screens/frame';
import { loginPage } from '../../e2e/support/screens/login';
import { settingsDialog } from '../../e2e/support/screens/settings';
import { registered } from '../../e2e/voice/support/telephone';
import type { World } from '../../e2e/support/world';
import { MOST, QUEUES } from '../cast';
import type { Scene } from '../stage';
import { leave } from '../walk';

/** Waits until the centre has the agent in so many queues. */
async function joined({ control }: World, count: number): Promise<void> {
  const queues = () => control.agent({ nome: ANA.login }).usuario.filas.filter(({ value }) => value);
  await expect.poll(() => queues().length, { timeout: 30_000 }).toBe(count);
}

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
      close: () => Promise.resolve(),
    },
    {
      name: 'first-run-addresses',
      title: 'First run, with the addresses and the telephone',
      open: async ({ visitor }) => {
        await visitor.go('/');
        await settingsDialog(visitor).unfold('addresses');
        await settingsDialog(visitor).unfold('telephone');
      },
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
      name: 'settings-link',
      title: 'Settings in a link, refused',
      open: async ({ visitor }) => {
        await visitor.go('/?config=e30');
        await visitor.page.getByRole('dialog', { name: visitor.w('settings.link.title') }).waitFor();
      },
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
      open: async ({ world, visitor: { page, w } }) => {
        await page.getByRole('button', { name: w('queues.joinAll') }).waitFor();
        await registered(world, '1001');
      },
      close: () => Promise.resolve(),
    },
    {
      name: 'status-menu',
      title: 'Status menu, with the queues',
      isFleeting: true,
      open: ({ visitor }) => frame(visitor).openMenu(),
      close: async (stage) => {
        const { world, visitor } = stage;
        await leave(stage);
        await frame(visitor).join(...QUEUES);
        await joined(world, QUEUES.length);
      },
    },
    {
      name: 'pause-menu',
      title: 'Pause reasons',
      isFleeting: true,
      open: async ({ visitor }) => {
        await frame(visitor).pause.click();
        await frame(visitor).pauseReason('Almoço').waitFor();
      },
    },
    {
      name: 'paused',
      title: 'Paused',
      open: async ({ visitor }) => {
        await frame(visitor).pause.click();
        await frame(visitor).pauseReason('Almoço').click();
        await frame(visitor).status.getByText('Almoço').waitFor();
      },
      close: async ({ visitor }) => {
        await frame(visitor).resume.click();
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
