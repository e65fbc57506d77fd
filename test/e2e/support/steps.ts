import type { Credentials } from './agents';
import { frame } from './screens/frame';
import { loginPage } from './screens/login';
import { settingsDialog } from './screens/settings';
import type { Visitor } from './visitor';

/** Opens the console for the first time and saves the settings that the deployment suggests. */
export async function setUp(visitor: Visitor, path = '/'): Promise<void> {
  await visitor.go(path);
  const settings = settingsDialog(visitor);
  await settings.shown();
  await settings.save.click();
  await settings.gone();
}

/** Sets a new browser up and signs an agent in; ends when the console is there. */
export async function signIn(visitor: Visitor, { login, password }: Credentials): Promise<void> {
  await setUp(visitor);
  await loginPage(visitor).enterAs(login, password);
  await frame(visitor).shown();
}

/** Loads the page anew as a script or a key does, which a browser tells apart from a close. */
export async function reload({ page }: Visitor): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => location.reload());
  await loaded;
}
