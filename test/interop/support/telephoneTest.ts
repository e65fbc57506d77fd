import { expect, test as base } from '@playwright/test';
import { bundlePhones } from './bundlePhones';
import { servePages, type PageServer } from './pageServer';
import { openPhone, type Phone } from './phone';

export { expect };

/** What a test with telephones gets. */
interface Telephones {
  /** Opens one that is not connected yet; it signs off and goes with the test. */
  phone(extension: string): Promise<Phone>;
}

/** What the tests of a worker share. */
interface Pages {
  /** The telephones' pages, built and served. */
  pages: PageServer;
}

/** A test of the console's softphone in pages of its own; the logs of the softphones are kept when it fails. */
export const test = base.extend<Telephones, Pages>({
  launchOptions: async ({ launchOptions }, use) => {
    const { args = [] } = launchOptions;
    await use({ ...launchOptions, args: [...args, '--autoplay-policy=no-user-gesture-required'] });
  },
  pages: [
    async ({}, use) => {
      const server = await servePages(await bundlePhones());
      await use(server);
      server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  phone: async ({ browser, pages }, use, testInfo) => {
    const phones: Phone[] = [];
    await use(async (extension) => {
      const phone = await openPhone(browser, pages.url('phonePage'), extension);
      phones.push(phone);
      return phone;
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      for (const phone of phones) {
        const body = (await phone.log()).join('\n');
        await testInfo.attach(`softphone ${phone.extension}`, { body, contentType: 'text/plain' });
      }
    }
    const ends = await Promise.allSettled(phones.map((phone) => phone.close()));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  },
});
