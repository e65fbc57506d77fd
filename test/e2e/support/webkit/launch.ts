import type { Browser } from '@playwright/test';
import { findWebKit } from '../../../../scripts/ensureWebKit';
import { createContext, type Context, type ContextOptions } from './context';
import { openDisplay } from './display';
import { spoken } from './spoken';

/**
 * WebKitGTK, driven through WebDriver, in the place of a browser of Playwright's: journeys, page objects and matchers
 * are those of all browsers. What each file does:
 *
 * - `webDriver` speaks the protocol with a driver and a browser of the profile's own, `tabsOfDriver` with each of its tabs;
 *   `processes` ends both;
 * - `display` is the screen they are on, and what the profile says of language, zone, colours and motion;
 * - `proxy` stands between the profile and its servers: it loses the network, puts programs at the beginning of documents, answers in the
 *   servers' place (`routes`) and brings what pages tell; WebDriver has neither; `noticesAllowed` is such a program;
 * - `injected` is the program that Playwright itself puts into pages: selectors, states and assertions are judged by it,
 *   through `finder` and `script`;
 * - `page` (with `watchPage` in it), `locator`, `elements`, `input`, `tab` and `context` are the parts of Playwright's API that journeys use; `spoken` has any other
 *   part throw its name;
 * - `lacking` names the journeys that cannot be had, and why.
 */
export async function launchWebKit(): Promise<Browser> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error('WebKitGTK is not installed: see docs/howto/run-tests.md');
  const display = await openDisplay();
  const contexts: Context[] = [];
  const browser = spoken('browser', {
    browserType: () => ({ name: () => 'webkit' }),
    newContext: (options: ContextOptions) => {
      const context = createContext({ ...programs, display }, options);
      contexts.push(context);
      return Promise.resolve(context);
    },
    close: async () => {
      for (const context of contexts) await context.close();
      await display.stop();
    },
  });
  // The only place where the part that is spoken stands for the whole.
  return browser as unknown as Browser;
}
