import { WALKS } from '../storyboard/screens';
import { walk } from '../storyboard/walk';
import { ownAddress } from './support/firefox';
import { expectNoIncidents, type Incidents } from './support/incidents';
import { loginPage } from './support/screens/login';
import { setUp } from './support/steps';
import { expect, test } from './support/test';

test(
  'a style that the content policy refuses is an incident of its page, in every browser',
  { tag: '@firefox' },
  async ({ world }) => {
    const visitor = await world.visit({ failsOnIncidents: false });
    await setUp(visitor);
    await loginPage(visitor).user.waitFor();
    expectNoIncidents(visitor.incidents);
    await visitor.page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'b { color: red; }' }),
      );
    });
    await expect
      .poll(() => visitor.incidents.violations)
      .toEqual(['style-src-attr inline', 'style-src-elem inline']);
    expect(() => expectNoIncidents(visitor.incidents)).toThrow();
  },
);

for (const [name, scenes] of Object.entries(WALKS)) {
  test(
    `no screen of the ${name} offends the content policy`,
    { tag: '@firefox' },
    async ({ browser, browserName }) => {
      test.skip(browserName !== 'firefox', 'every other browser is looked at in screens.test.ts');
      test.skip(
        ownAddress() === undefined,
        'Firefox has no sound on loopback, and this machine has no other address',
      );
      test.setTimeout(360_000);
      const incidents: Incidents = { errors: [], violations: [], dialogs: [] };
      const unopened = await walk(browser, scenes, {}, ({ visitor }) => {
        Object.assign(incidents, visitor.incidents);
        return Promise.resolve();
      });
      expect(unopened).toEqual({});
      expectNoIncidents(incidents);
    },
  );
}
