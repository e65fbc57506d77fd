import type { Page } from '@playwright/test';
import { palettes, type Scheme } from '../../src/components/theme';
import { rgbOf } from '../support/contrast';
import { ANA } from './support/agents';
import { isFirefox } from './support/firefox';
import { frame } from './support/screens/frame';
import { loginPage } from './support/screens/login';
import { settingsPage } from './support/screens/settings';
import { setUp } from './support/steps';
import { expect, test } from './support/test';

/** Runs in the page: what the browser draws in another scheme than the document's. */
function differing(): string[] {
  const schemeOf = (element: Element) => getComputedStyle(element).colorScheme;
  const own = schemeOf(document.documentElement);
  // A mail has a document and a scheme of its own.
  const others = [...document.querySelectorAll('*:not(iframe)')].filter(
    (element) => schemeOf(element) !== own,
  );
  return others.map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Expects scroll bars, and what else the browser draws itself, to be of a scheme. */
async function expectLook(page: Page, scheme: Scheme): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveCSS('color-scheme', scheme);
  const thumb = rgbOf(palettes[scheme].borderStrong).join(', ');
  await expect(root).toHaveCSS('scrollbar-color', `rgb(${thumb}) rgba(0, 0, 0, 0)`);
  expect(await page.evaluate(differing)).toEqual([]);
}

const LOOKS: readonly (readonly [chosen: Scheme, system: Scheme])[] = [
  ['light', 'dark'],
  ['dark', 'light'],
];

for (const [chosen, system] of LOOKS) {
  test(
    `scroll bars and the browser's own controls are ${chosen} where the agent chose so`,
    { tag: '@firefox' },
    async ({ browser, world }) => {
      const visitor = await world.visit({ scheme: system });
      const { page, w } = visitor;
      // Firefox has one scheme for all of its pages: FIREFOX_PREFS.
      const first = isFirefox(browser) ? 'light' : system;
      await setUp(visitor);
      await expectLook(page, first);
      await page.goto('/replay');
      await page.getByRole('button', { name: w('replay.openFile') }).waitFor();
      await expectLook(page, first);

      await visitor.go('/');
      await loginPage(visitor).enterAs(ANA.login, ANA.password);
      await frame(visitor).shown();
      const { main, open } = settingsPage(visitor);
      await open('appearance');
      await main.getByRole('radio', { name: w(`settings.theme.${chosen}`), exact: true }).check();
      await expectLook(page, chosen);
    },
  );
}
