import { expect, test as base } from '@playwright/test';
import { bundlePage } from '../../bench/support/bundlePage';
import { openSoundBrowser, type SoundBrowser } from './soundBrowser';

export { expect };

/** What the tests of a worker share. */
interface Studio {
  /** The console's sound, built for a page. */
  script: string;
  /** A browser with devices. */
  sound: SoundBrowser;
}

/** A test of the sound in a page of its own, which was clicked on. */
export const test = base.extend<object, Studio>({
  script: [
    async ({}, use) => {
      await use(await bundlePage('audioPage', import.meta.dirname));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sound: [
    async ({ script }, use) => {
      const sound = await openSoundBrowser(script, 'devices');
      await use(sound);
      await sound.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sound }, use) => {
    const page = await sound.open();
    await use(page);
    await page.context().close();
  },
});
