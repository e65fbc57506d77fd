import type { Credentials } from './agents';
import { frame } from './screens/frame';
import { loginPage } from './screens/login';
import { settingsDialog } from './screens/settings';
import type { Visitor } from './visitor';
import { wordsOf } from './words';

/** The settings dialog of a browser that was never set up speaks the product's own language. */
const FIRST_LANGUAGE = 'pt_BR';

/** Chooses the visitor's language in the settings dialog that is open, which speaks it from then on. */
export async function chooseLanguage(visitor: Visitor): Promise<void> {
  const { page, language } = visitor;
  if (language === FIRST_LANGUAGE) return;
  const first = wordsOf(FIRST_LANGUAGE);
  await page.getByRole('combobox', { name: first('settings.language') }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: first(`language.${language}`) })
    .click();
  await settingsDialog(visitor).shown();
}

/** Opens the console for the first time and saves the settings that the deployment suggests. */
export async function setUp(visitor: Visitor, path = '/'): Promise<void> {
  await visitor.go(path);
  await settingsDialog({ ...visitor, w: wordsOf(FIRST_LANGUAGE) }).shown();
  await chooseLanguage(visitor);
  const settings = settingsDialog(visitor);
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
