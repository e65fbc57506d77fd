import type { Page } from '@playwright/test';

/** Places of boxes in px: x, y, width and height, in the order of the document. */
export type Boxes = Readonly<Record<string, readonly (readonly number[])[]>>;

/** What stands in the console's frame before anything of the agent's is known. */
export const CONSOLE_BOXES = [
  '.nav-rail',
  '.nav-rail__entry',
  '.title-bar',
  '.global-field',
  '.title-bar__new',
  '.status-pill',
  '.list-pane',
  '.list-pane__head',
  '.conversations__search',
  '.conversations__head',
  '.chips',
  '.chip',
];

/** What stands in the login. */
export const LOGIN_BOXES = ['.login__card', '.login__label', '.login__input', '.login__submit'];

/** Where the document's own frame is. */
export const FIRST_FRAME = '#first-frame';

/** Where the console itself is. */
export const ROOT = '#root';

/** The boxes within one of both that are drawn, to the px. */
export function boxesIn(page: Page, within: string, selectors: readonly string[]): Promise<Boxes> {
  return page.evaluate(
    ([root, wanted]) =>
      Object.fromEntries(
        wanted.map((selector) => {
          const found = [...document.querySelectorAll(`${root} ${selector}`)];
          const boxes = found.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          });
          return [selector, boxes];
        }),
      ),
    [within, [...selectors]] as const,
  );
}

/** Keeps files of the build from a page until they are let go; returns how. */
export async function holdFiles(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}
