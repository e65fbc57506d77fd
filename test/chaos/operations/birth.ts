import type { Page } from '@playwright/test';

/** When the page on screen began, ms since 1970. */
function birthOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** Does something; whether the page that was there before is there after it: what is gone went with no other page. */
export async function onOnePage(page: Page, doing: () => Promise<void>): Promise<boolean> {
  const before = await birthOf(page);
  await doing();
  return (await birthOf(page)) === before;
}
