import { languageTag } from '../../../src/components/intl/languages';
import { ANA } from '../support/agents';
import { frame } from '../support/screens/frame';
import { loginPage } from '../support/screens/login';
import { settingsDialog } from '../support/screens/settings';
import { shoot } from '../support/shot';
import { setUp } from '../support/steps';
import { expect, test } from '../support/test';
import { LANGUAGES, wordsOf } from '../support/words';

const GOAL = '/historico?periodo=ontem#fim';

for (const language of LANGUAGES) {
  test.describe(`signing in, in ${language}`, () => {
    test('a visitor of the root is sent to the login page, which knows where to go back to', async ({
      world,
    }) => {
      const visitor = await world.visit({ language });
      await visitor.go('/');
      await expect(visitor.page).toHaveURL(`${world.url}/login?redirect=${encodeURIComponent('/')}`);
    });

    test('without saved settings, their dialog comes first and cannot be left but by saving', async ({
      world,
    }) => {
      const visitor = await world.visit({ language });
      const { page, w } = visitor;
      await visitor.go(GOAL);
      const { dialog, exchange, server, save, cancel, shown, unfold } = settingsDialog(visitor);
      await shown();
      await shoot(page, `settings-first-${language}`);
      await expect(cancel).toHaveCount(0);
      await expect(exchange).not.toBeAttached();
      await expect(save).toBeEnabled();
      await unfold('addresses');
      await server.fill('');
      await server.blur();
      await expect(dialog.getByText(w('field.required'))).toBeVisible();
      await expect(save).toBeDisabled();
      await server.fill('localhost');
      await save.click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${world.url}/login?redirect=${encodeURIComponent(GOAL)}`);
      await expect(page.getByText(/^v\d+\.\d+\.\d+/)).toBeVisible();
    });

    test(
      'a refusal shows what the server says, silence what the product says, and the next try succeeds',
      { tag: language === 'pt_BR' ? '@smoke' : [] },
      async ({ world }) => {
        const visitor = await world.visit({ language });
        const { alert, enterAs, password } = loginPage(visitor);
        await setUp(visitor);
        await enterAs(ANA.login, 'wrong');
        await expect(alert.getByText('Usuário ou senha inválidos')).toBeVisible();
        await expect(password).toBeFocused();
        await shoot(visitor.page, `login-refused-${language}`);
        world.control.failHttp({ path: '/api/v2/usuarios/agentes/login', kind: 'drop', times: 4 });
        await enterAs(ANA.login, ANA.password);
        await expect(alert.getByText(visitor.w('login.noAnswer'))).toBeVisible();
        world.control.clearFaults({});
        await enterAs(ANA.login, ANA.password);
        await expect(frame(visitor).status).toBeVisible();
      },
    );

    test('the agent comes to where the visitor was going; saved credentials let in again', async ({
      world,
    }) => {
      const visitor = await world.visit({ language });
      const { page, w } = visitor;
      const { saveCredentials, enterAs, user, enter } = loginPage(visitor);
      await setUp(visitor, GOAL);
      await saveCredentials.check();
      await enterAs(ANA.login, ANA.password);
      const { askToLeave, nav, status } = frame(visitor);
      await expect(status).toBeVisible();
      await expect(page).toHaveURL(`${world.url}${GOAL}`);
      await nav.getByRole('link', { name: w('nav.conversations') }).click();
      await expect(page).toHaveURL(`${world.url}/home`);

      const question = await askToLeave();
      await expect(question.dialog.getByText(w('close.queues'))).toBeVisible();
      await question.yes.click();
      await expect(user).toHaveValue(ANA.login);
      await enter.click();
      await expect(status).toBeVisible();
      await expect(page).toHaveURL(`${world.url}/home`);
    });
  });
}

test('a first visit speaks the language of the browser, until another one is saved', async ({ world }) => {
  for (const [locale, language] of [
    ['es-CL', 'es_cl'],
    ['en-US', 'eng_US'],
    ['fr-FR', 'pt_BR'],
  ] as const) {
    const first = await world.visit({ locale, language });
    await first.go('/');
    await settingsDialog(first).shown();
    await expect(first.page.locator('html')).toHaveAttribute('lang', languageTag(language));
    await expect(first.page.getByText(first.w('login.subtitle'))).toBeAttached();
    await first.close();
  }
  const visitor = await world.visit({ locale: 'es-CL', language: 'eng_US' });
  const { page, w } = visitor;
  const spanish = wordsOf('es_cl');
  await visitor.go('/');
  await page.getByRole('radio', { name: spanish('language.eng_US') }).check();
  // At once, also behind the dialog.
  await expect(page.getByText(w('login.subtitle'))).toBeAttached();
  await settingsDialog(visitor).save.click();
  await expect(loginPage(visitor).enter).toBeVisible();
  await page.reload();
  await expect(page.getByText(w('login.subtitle'))).toBeVisible();
});

test('a language that the deployment suggests wins over that of the browser', async ({ world }) => {
  const visitor = await world.visit({ locale: 'en-US', language: 'es_cl' });
  await visitor.context.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const file: unknown = await answer.json();
    const defaults = { server: 'localhost', exchange: 'localhost', language: 'es_cl' };
    await route.fulfill({ response: answer, json: Object.assign({}, file, { defaults }) });
  });
  await visitor.go('/');
  const { dialog, save, shown } = settingsDialog(visitor);
  await shown();
  await expect(dialog.getByRole('radiogroup', { name: visitor.w('settings.language') })).toBeVisible();
  await save.click();
  await expect(visitor.page.getByText(visitor.w('login.subtitle'))).toBeVisible();
});
