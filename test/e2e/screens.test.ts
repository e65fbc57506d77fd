import { WALKS } from '../storyboard/screens';
import { walk } from '../storyboard/walk';
import { ANA } from './support/agents';
import { violations } from './support/axe';
import { examine } from './support/examine';
import { expectNoIncidents, type Incidents } from './support/incidents';
import { frame } from './support/screens/frame';
import { loginPage } from './support/screens/login';
import { settingsDialog } from './support/screens/settings';
import { expect, test } from './support/test';

/** Nothing wrong anywhere. */
const NONE = {};

/** Where agents are most of their day, and dialogs: the Tab key goes through them. Others have the same parts. */
const TABBED: ReadonlySet<string> = new Set([
  'login',
  'start',
  'status-menu',
  'list',
  'chat',
  'transfer',
  'mail',
  'mail-answer',
  'settings-appearance',
  'history-conversations',
  'contact',
  'telephone',
  'call-in-chat',
]);

/** The browser's word for a clock that was set in the frame of a mail, where no program runs. */
const CLOCK_IN_MAIL = /^Blocked script execution in 'about:srcdoc'/;

test('the way in, light, has no accessibility violation', { tag: '@smoke' }, async ({ world }) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  const found: Record<string, string[]> = {};

  async function look(name: string): Promise<void> {
    const here = await violations(page);
    if (here.length > 0) found[name] = here;
  }

  const { shown, save, gone } = settingsDialog(visitor);
  await visitor.go('/');
  await shown();
  await look('settings');
  await save.click();
  await gone();
  const { alert, enterAs } = loginPage(visitor);
  await look('login');
  await enterAs(ANA.login, 'wrong');
  await expect(alert).toBeVisible();
  await look('login-refused');
  await enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();
  await expect(page.getByText(w('conversations.empty'))).toBeVisible();
  await look('home-empty');
  await frame(visitor).openMenu();
  await look('status-menu');
  expect(found).toEqual(NONE);
});

for (const [name, scenes] of Object.entries(WALKS)) {
  test(`every screen of the ${name} has no accessibility violation and shows the focus`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const found: Record<string, string[]> = {};
    const incidents: Incidents = { errors: [], violations: [], dialogs: [] };
    const unopened = await walk(browser, scenes, {}, async ({ visitor }, screen) => {
      Object.assign(incidents, visitor.incidents);
      const here = await examine(visitor.page, TABBED.has(screen.name));
      if (here.length > 0) found[screen.name] = here;
    });
    expect({ unopened, found }).toEqual({ unopened: NONE, found: NONE });
    expectNoIncidents({
      ...incidents,
      errors: incidents.errors.filter((error) => !CLOCK_IN_MAIL.test(error)),
    });
  });
}
