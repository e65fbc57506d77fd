import type { TextId } from '../../../src/components/intl';
import type { Credentials } from './agents';
import { frame } from './screens/frame';
import { loginPage } from './screens/login';
import { settingsDialog } from './screens/settings';
import type { Visitor } from './visitor';

/** Opens the console for the first time and saves the settings that the deployment suggests, with these boxes turned. */
export async function setUp(visitor: Visitor, path = '/', turn: readonly TextId[] = []): Promise<void> {
  await visitor.go(path);
  const settings = settingsDialog(visitor);
  await settings.shown();
  await settings.turn(...turn);
  await settings.save.click();
  await settings.gone();
}

/** What saving the settings leaves in the local storage, by all that it depends on. */
const saved = new Map<string, string>();

const SETTINGS_KEY = 'persist:config';

/** Runs in the page before its program: a browser in which the settings were saved. */
function keep([key, item]: readonly [string, string]): void {
  // A page that is still empty, and the frames of mails, have no storage.
  const isPage = location.protocol === 'http:' && window.top === window;
  if (isPage && localStorage.getItem(key) === null) localStorage.setItem(key, item);
}

/**
 * Opens the login in a browser where the settings were saved, with these boxes turned. The first visitor of a worker saves
 * them by hand, the others are given what that left: the dialog is a quarter of a sign-in.
 */
export async function openLogin(visitor: Visitor, turn: readonly TextId[] = []): Promise<void> {
  const { context, language, page } = visitor;
  const answer = await fetch(new URL('/config.json', visitor.url));
  // Each contact centre has ports of its own, which are not saved.
  const suggested = (await answer.text()).replaceAll(/\d+/gu, '');
  const given = JSON.stringify([language, turn, suggested]);
  const known = saved.get(given);
  if (known === undefined) {
    await setUp(visitor, '/', turn);
    const item = await page.evaluate((key) => localStorage.getItem(key), SETTINGS_KEY);
    if (item !== null) saved.set(given, item);
    return;
  }
  await context.addInitScript(keep, [SETTINGS_KEY, known] as const);
  await visitor.go('/');
}

/** Signs an agent in, in a browser where the settings were saved; ends when the console is there. */
export async function signIn(visitor: Visitor, { login, password }: Credentials): Promise<void> {
  await openLogin(visitor);
  await loginPage(visitor).enterAs(login, password);
  await frame(visitor).shown();
}

/** Loads the page anew as a script or a key does, which a browser tells apart from a close. */
export async function reload({ page }: Visitor): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => location.reload());
  await loaded;
}
