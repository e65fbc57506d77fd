import { WALKS } from '../storyboard/screens';
import { walk } from '../storyboard/walk';
import { expectNoIncidents, type Incidents } from './support/incidents';
import { expect, test } from './support/test';
import { seeEntry } from './support/walkConversations';
import { checker, examine } from './support/walkEye';

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
  const eye = checker(visitor.page);
  await seeEntry(visitor, eye);
  expect(eye.found).toEqual(NONE);
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
