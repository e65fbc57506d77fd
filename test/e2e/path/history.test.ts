import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { historyScreen } from '../support/screens/history';
import { loginPage } from '../support/screens/login';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

/** Of each, in the last days: so many that the agent has none of them on the first page alone. */
const MADE = 120;

/** The numbers of made calls and services begin so. */
const OF_CALLS = '55419';
const OF_SERVICES = '55519';

/** Ana, who looks at what she did. */
async function inHistory(world: World): Promise<Visitor> {
  world.control.seedHistory({ nome: ANA.login, calls: MADE, services: MADE, days: 6 });
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  await historyScreen(visitor).open();
  return visitor;
}

/** Keeps a picture of the page, which has to be accessible. */
async function look({ page }: Visitor, name: string): Promise<void> {
  await shoot(page, `history-${name}`);
  expect(await violations(page)).toEqual([]);
}

/** One of the two days of the period. */
function dayField({ page, w }: Visitor, name: 'history.from' | 'history.to'): Locator {
  return page.getByRole('textbox', { name: w(name), exact: true });
}

/** Takes the notes out of the services that show. */
async function hideNotes(visitor: Visitor): Promise<void> {
  const { page, w } = visitor;
  await page.getByRole('button', { name: w('history.columns') }).click();
  await page.getByRole('menuitemcheckbox', { name: w('classify.notes') }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(historyScreen(visitor).head('classify.notes')).toBeHidden();
}

test(
  'the calls are found, sorted by the heads by keyboard, and gone through in pages',
  { tag: '@smoke' },
  async ({ world }) => {
    const visitor = await inHistory(world);
    const { page, w } = visitor;
    const { search, counts, head, column } = historyScreen(visitor);
    const numbers = () => column(1);
    await look(visitor, 'calls');
    await search.fill(`${OF_CALLS}6`);
    await counts(1, 50, MADE);
    await head('history.number').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await numbers())[0]).toBe('5541960000000');
    await expect(head('history.number')).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await numbers())[0]).toBe('5541960000119');
    await page.getByRole('button', { name: w('history.last') }).click();
    await counts(101, MADE, MADE);
    await expect.poll(async () => (await numbers()).at(-1)).toBe('5541960000000');
    await search.fill('FERNANDEZ isidora 11');
    await counts(1, 1, 1);
    await search.press('Escape');
    await expect(search).toHaveValue('');
  },
);

test('the histogram chooses days by keyboard and by a drag, and leads back', async ({ world }) => {
  const visitor = await inHistory(world);
  const { page, w } = visitor;
  const bars = page.getByRole('group', { name: w('history.bars') });
  const fields = () =>
    Promise.all(
      (['history.from', 'history.to'] as const).map((name) => dayField(visitor, name).inputValue()),
    );
  const week = await fields();
  const last = bars.getByRole('button').last();
  await last.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: w('history.backTo', { days: week.join(' – ') }) });
  await expect(back).toBeFocused();
  await expect(page.getByRole('figure', { name: w('history.volumeByHour') })).toBeVisible();
  const [from, to] = await fields();
  expect(from).toBe(to);
  await look(visitor, 'hours');
  await page.keyboard.press('Enter');
  await expect.poll(fields).toEqual(week);
  await expect(last).toBeFocused();
  await bars.getByRole('button').nth(2).hover();
  await page.mouse.down();
  await bars.getByRole('button').nth(4).hover();
  await page.mouse.up();
  await expect(bars.getByRole('button')).toHaveCount(3);
});

test('a call is classified in its row, and the centre knows it', async ({ world }) => {
  const visitor = await inHistory(world);
  const { page, w } = visitor;
  const { open, search, rows, counts } = historyScreen(visitor);
  await search.fill('5541960000001');
  await counts(1, 1, 1);
  await rows.getByRole('button', { name: /^Classificar Pedro/ }).click();
  const dialog = page.getByRole('dialog', { name: w('classify.title') });
  await dialog.getByRole('combobox', { name: w('classify.classification') }).fill('reclamacao');
  // The choices are read as the dialog opens.
  await expect(
    page.locator('.ant-select-item-option:visible').filter({ hasText: 'Reclamação' }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: w('classify.protocol') }).fill('2026-9');
  await dialog.getByRole('textbox', { name: w('classify.notes') }).fill('Ligou de novo');
  await look(visitor, 'classify');
  await dialog.getByRole('button', { name: w('action.save') }).click();
  await expect(dialog).toBeHidden();
  const words = ['Reclamação', 'Ligou de novo'];
  for (const word of words) await expect(rows.getByText(word, { exact: true })).toBeVisible();
  await expect(rows.getByRole('button', { name: /^Classificar de novo Pedro/ })).toBeFocused();
  // The server says the same: the rows are read anew when the agent comes back.
  await page.getByRole('link', { name: w('nav.contacts') }).click();
  await open();
  for (const word of words) await expect(rows.getByText(word, { exact: true })).toBeVisible();
});

test('the services show their chat, read-only, and what shows is a file', async ({ world }) => {
  const visitor = await inHistory(world);
  const { page, w } = visitor;
  const { choose, search, counts, rows } = historyScreen(visitor);
  await choose('nav.conversations');
  await look(visitor, 'services');
  await page.getByRole('button', { name: w('history.month'), exact: true }).click();
  await search.fill('queria saber status');
  await search.fill('#');
  await rows
    .last()
    .getByRole('button', { name: /^Ver #/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: w('action.close') })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await look(visitor, 'view');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await search.fill(OF_SERVICES);
  await counts(1, 50, MADE);
  await hideNotes(visitor);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: w('history.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^atendimentos-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(1 + MADE);
  expect(lines[0]).toBe('\ufeffProtocolo;Tipo;Data;Número;Nome;Sentido;Fila;Classificação;Subclassificação');
});

test('the columns are as they were left, in another look as well', async ({ world }) => {
  const before = await inHistory(world);
  await historyScreen(before).choose('nav.conversations');
  await hideNotes(before);
  // The browser keeps the choice a moment after it shows.
  await expect
    .poll(async () => JSON.stringify((await before.context.storageState()).origins))
    .toMatch(/historyColumns.*notes/);
  const storageState = await before.context.storageState();
  await before.close();

  const visitor = await world.visit({ scheme: 'dark', width: 1000, storageState });
  await visitor.go('/historico');
  const { user, password } = loginPage(visitor);
  await user.fill(ANA.login);
  await password.fill(ANA.password);
  await password.press('Enter');
  const { table, choose, head } = historyScreen(visitor);
  await expect(table).toBeVisible();
  await choose('nav.conversations');
  await expect(head('history.number')).toHaveCount(1);
  await expect(head('classify.notes')).toHaveCount(0);
  await look(visitor, 'dark');
});
