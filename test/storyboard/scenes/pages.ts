import { ANA } from '../../e2e/support/agents';
import { contactsScreen } from '../../e2e/support/screens/contacts';
import { frame } from '../../e2e/support/screens/frame';
import { historyScreen } from '../../e2e/support/screens/history';
import { loginPage } from '../../e2e/support/screens/login';
import { selfCheckScreen } from '../../e2e/support/screens/selfCheck';
import type { Scene } from '../stage';

const stay = (): Promise<void> => Promise.resolve();

/** A contact of the sandbox with conversations. */
const CONTACT = 'Emily Almeida';

/** The pages beside the conversations. */
export const pages: Scene = {
  name: 'pages',
  enter: ({ world }) => {
    world.control.seedHistory({ nome: ANA.login, calls: 40, services: 40, days: 6 });
    return Promise.resolve();
  },
  screens: [
    {
      name: 'history-calls',
      title: 'History of calls',
      open: async ({ visitor }) => {
        await historyScreen(visitor).open();
        await historyScreen(visitor).rows.first().waitFor();
      },
      close: stay,
    },
    {
      name: 'history-conversations',
      title: 'History of conversations',
      open: async ({ visitor }) => {
        await historyScreen(visitor).choose('nav.conversations');
        await historyScreen(visitor).rows.first().waitFor();
      },
      close: stay,
    },
    {
      name: 'contacts',
      title: 'Contacts',
      open: ({ visitor }) => contactsScreen(visitor).open(),
      close: stay,
    },
    {
      name: 'contact',
      title: 'A contact and its conversations',
      open: async ({ visitor }) => {
        const { search, row, panel } = contactsScreen(visitor);
        await search.fill(CONTACT);
        await row(CONTACT).first().click();
        await panel(CONTACT).waitFor();
        await contactsScreen(visitor).history.getByRole('button').first().waitFor();
      },
      close: stay,
    },
    {
      name: 'past-conversation',
      title: 'A conversation of the past',
      open: async ({ visitor }) => {
        // The first one is still open, and the agent's own.
        await contactsScreen(visitor).history.getByRole('button').nth(1).click();
        await visitor.page.getByRole('dialog').getByRole('article').first().waitFor();
      },
    },
    {
      name: 'pre-shift-check',
      title: 'Check before the shift',
      open: async ({ visitor }) => {
        await visitor.go('/verificacao');
        await selfCheckScreen(visitor).run.waitFor();
      },
      close: stay,
    },
    {
      name: 'diagnostics',
      title: 'Diagnostics',
      open: async ({ visitor }) => {
        await visitor.go('/diagnostico');
        await visitor.page.getByRole('main').getByRole('heading').first().waitFor();
      },
      close: stay,
    },
    {
      name: 'other-tab',
      title: 'The console is open in another tab',
      open: async ({ visitor: { page, w, context }, visitor, world }) => {
        await visitor.go('/home');
        await frame(visitor).shown();
        const other = await context.newPage();
        await other.goto(`${world.url}/home`);
        // The tab that made room begins anew.
        const isAnew = page.waitForEvent('domcontentloaded');
        await other.getByRole('button', { name: w('page.takeOver') }).click();
        await isAnew;
        await page.getByRole('heading', { name: w('page.elsewhere') }).waitFor();
        // Behind another tab a browser may draw no frame.
        await page.bringToFront();
      },
      close: async ({ visitor }) => {
        const others = visitor.context.pages().filter((page) => page !== visitor.page);
        for (const page of others) await page.close();
        await frame(visitor).shown();
      },
    },
    {
      name: 'login-ended',
      title: 'Login after a session that ended',
      open: async ({ visitor, world }) => {
        world.control.logOutAgent({ nome: ANA.login, msg: '' });
        await loginPage(visitor).user.waitFor();
      },
      close: stay,
    },
  ],
};
