import { readFileSync } from 'node:fs';
import { ANA, BRUNO } from './support/agents';
import { violations } from './support/axe';
import { frame } from './support/screens/frame';
import { loginPage } from './support/screens/login';
import { settingsDialog, settingsPage } from './support/screens/settings';
import { signIn } from './support/steps';
import { expect, test } from './support/test';

test('an agent without the right to edit sets the console up by keyboard, and finds it so after a reload', async ({
  world,
}) => {
  const visitor = await world.visit({ width: 1000 });
  const { page, w } = visitor;
  await signIn(visitor, BRUNO);
  const { box, main, open, section, shown } = settingsPage(visitor);
  await open();
  await expect(section('server')).toHaveCount(0);
  const chosen = (name: Parameters<typeof w>[0]) => main.getByRole('radio', { name: w(name), exact: true });
  await chosen('settings.theme.system').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(chosen('settings.theme.dark')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await section('messages').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/configuracoes#mensagens$/u);
  await box('settings.shiftEnter').focus();
  await page.keyboard.press('Space');
  const red = main.getByRole('textbox', { name: w('settings.waitingRedMinutes') });
  await red.fill('12');
  await page.reload();
  await shown();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(box('settings.shiftEnter')).toBeChecked();
  await expect(red).toHaveValue('12');
  await page.setViewportSize({ width: 820, height: 900 });
  for (const name of ['appearance', 'notifications', 'audio', 'shortcuts', 'messages'] as const) {
    await section(name).click();
    await expect(section(name)).toHaveAttribute('aria-current', 'true');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
  }
});

test('a floor is set up by a file that tells no secret; what is typed outlives other screens, and a link changes nothing', async ({
  world,
}, testInfo) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  await visitor.go('/?config=eyJzZXJ2ZXIiOiJodHRwOi8vZXZpbCJ9');
  const link = page.getByRole('dialog', { name: w('settings.link.title') });
  await expect(link).toBeVisible();
  await link.getByRole('button', { name: w('action.ok') }).click();
  await expect(link).toBeHidden();
  expect(page.url()).not.toContain('config=');
  await settingsDialog(visitor).save.click();
  await loginPage(visitor).enterAs(ANA.login, ANA.password);
  await frame(visitor).shown();

  const { box, goTo, leave, main, open, save } = settingsPage(visitor);
  await open('integration');
  const headers = main.getByRole('combobox', { name: w('settings.integrationHeaders') });
  await headers.fill('X-Chave: segredo');
  await headers.press('Enter');
  await goTo('telephone');
  await box('settings.autoAnswer').check();
  await leave();
  await open('telephone');
  await expect(box('settings.autoAnswer')).toBeChecked();
  await save.click();
  await expect(page.getByText(w('settings.saved'))).toBeVisible();

  await goTo('server');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: w('settings.file.export') }).click();
  const file = testInfo.outputPath('settings.json');
  await (await download).saveAs(file);
  expect(readFileSync(file, 'utf8')).not.toContain('segredo');
  expect(await violations(page)).toEqual([]);

  const other = await world.visit({ language: 'es_cl' });
  const there = settingsPage(other);
  await signIn(other, ANA);
  await there.open('server');
  const chooser = other.page.waitForEvent('filechooser');
  await there.main.getByRole('button', { name: other.w('settings.file.import') }).click();
  await (await chooser).setFiles(file);
  const lines = there.main.getByRole('row');
  await expect(lines).toHaveCount(3);
  await expect(lines.filter({ hasText: other.w('settings.autoAnswer') })).toContainText(
    other.w('action.yes'),
  );
  await there.main.getByRole('button', { name: other.w('settings.file.apply') }).click();
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
