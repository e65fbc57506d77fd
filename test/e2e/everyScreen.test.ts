import { expect, test, type Page } from '@playwright/test';
import { WALKS } from '../storyboard/screens';
import type { Scene, Stage } from '../storyboard/stage';
import { walk } from '../storyboard/walk';
import { cutWords } from './support/cutWords';
import { frame } from './support/screens/frame';
import { settingsPage } from './support/screens/settings';
import { orderedLooks, sheetsOf, unlayered } from './support/styleOrder';
import { dist } from './support/world';

test.setTimeout(400_000);

/** The window of most agents, and the least that the console is made for. */
const USUAL = { width: 1440, height: 900 };
const LEAST = { width: 1000, height: 700 };

/** Chooses the largest words there are, as an agent does. */
async function enlarge({ visitor }: Stage): Promise<void> {
  const { page, w } = visitor;
  await settingsPage(visitor).open('appearance');
  const sizes = page.getByRole('radiogroup', { name: w('settings.textSize') });
  await sizes.getByRole('radio', { name: '125%', exact: true }).check();
  await settingsPage(visitor).leave();
  await frame(visitor).shown();
}

const large: Scene = { name: 'large words', enter: enlarge, screens: [] };

/** With large words from when the agent is signed in: after the first scene of the desk, on entering the telephone's. Developers have none. */
const ENLARGED = {
  desk: WALKS.desk.flatMap((scene, index) => (index === 0 ? [scene, large] : [scene])),
  telephone: WALKS.telephone.flatMap((scene, index) =>
    index === 0 ? [{ ...scene, screens: [] }, large, { ...scene, enter: () => Promise.resolve() }] : [scene],
  ),
  developer: WALKS.developer,
} satisfies Record<keyof typeof WALKS, readonly Scene[]>;

async function cutAt(page: Page, size: typeof USUAL): Promise<string[]> {
  await page.setViewportSize(size);
  // Popups and panes find their new places a frame after the page did.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
  return (await cutWords(page)).map((words) => `${words}, ${String(size.width)} px wide`);
}

// One language has the longer words at the desk, another at the telephone.
for (const [name, language] of [
  ['desk', 'pt_BR'],
  ['telephone', 'es_cl'],
  ['developer', 'pt_BR'],
] as const) {
  test(`${name}: no screen cuts large words off, or depends on the order of its style sheets`, async ({
    browser,
  }) => {
    const sheets = sheetsOf(dist);
    const found: Record<string, string[]> = {};
    const unopened = await walk(browser, ENLARGED[name], { language }, async ({ visitor }, screen) => {
      const { page } = visitor;
      const here = [
        ...(await unlayered(page)),
        ...(await orderedLooks(page, sheets)),
        ...(await cutAt(page, USUAL)),
        ...(screen.isFleeting ? [] : await cutAt(page, LEAST)),
      ];
      if (here.length > 0) found[screen.name] = here;
      await page.setViewportSize(USUAL);
    });
    expect({ unopened, found }).toEqual({ unopened: {}, found: {} });
  });
}

test('what depends on the order of style sheets is told, and nothing else', async ({ page }) => {
  await page.setContent('<body><p class="late">Bom dia</p></body>');
  const sheets = [
    '.late { color: red; margin: 0 }',
    'p { margin: 1px; &.late { top: 0 } }',
    '.late { color: blue }',
  ];
  expect(await orderedLooks(page, sheets)).toEqual(['late: color is rgb(0, 0, 255) or rgb(255, 0, 0)']);
  const nested = ['.late { & { color: red } }', '.late { color: blue }'];
  expect(await orderedLooks(page, nested)).toEqual(['late: color is rgb(0, 0, 255) or rgb(255, 0, 0)']);
});
