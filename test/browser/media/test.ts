import { expect, test as base, type Page } from '@playwright/test';
import { bundlePage } from '../../bench/support/bundlePage';
import type {} from './mediaPage';

export { expect };

/** Devices and files want a page of a secure origin; nothing listens there. */
const ORIGIN = 'http://localhost:9/';

/** What a test of calls without an exchange gets. */
interface Calls {
  /** Opens one more page of them. */
  open(): Promise<Page>;
}

/** What the tests of a worker share. */
interface Bundle {
  /** The page, built. */
  body: string;
}

/** A test of calls that sound, in a page of its own. */
export const test = base.extend<Calls, Bundle>({
  launchOptions: async ({ launchOptions }, use) => {
    const { args = [] } = launchOptions;
    await use({ ...launchOptions, args: [...args, '--autoplay-policy=no-user-gesture-required'] });
  },
  body: [
    async ({}, use) => {
      const script = await bundlePage('mediaPage', import.meta.dirname);
      const inline = script.replaceAll('</script', '<\\/script');
      await use(`<!doctype html><title>media</title><script>${inline}</script>`);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ body, context }, use) => {
    await context.route(ORIGIN, (route) => route.fulfill({ contentType: 'text/html', body }));
    await use(async () => {
      const page = await context.newPage();
      await page.goto(ORIGIN);
      return page;
    });
  },
  page: async ({ open }, use) => {
    await use(await open());
  },
});
