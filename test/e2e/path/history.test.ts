import { readFileSync } from 'node:fs';
import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { historyScreen } from '../support/screens/history';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

/** Of each, in the last days: so many that the agent has none of them on the first page alone. */
const MADE = 120;

/** The numbers of made calls and services begin so. */
const OF_CALLS = '55419';
const OF_SERVICES = '55519';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await startWorld();
  world.control.seedHistory({ nome: ANA.login, calls: MADE, services: MADE, days: 6 });
  visitor = await world.visit();
  await signIn(visitor, ANA);
  await historyScreen(visitor).open();
});

afterAll(() => world.close());

const look = async (name: string): Promise<void> => {
  await shoot(visitor.page, `history-${name}`);
  expect(await violations(visitor.page)).toEqual([]);
};

test('the calls are found, sorted by the heads by keyboard, and gone through in pages', async () => {
  const { page, w } = visitor;
  const { search, counts, head, column } = historyScreen(visitor);
  await look('calls');
  await search.fill(`${OF_CALLS}6`);
  await counts(1, 50, MADE);
  await head('history.number').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await eventually(async () => expect((await column(1))[0]).toBe('5541960000000'));
  await eventually(async () =>
    expect(await head('history.number').getAttribute('aria-sort')).toBe('ascending'),
  );
  await page.keyboard.press('Enter');
  await eventually(async () => expect((await column(1))[0]).toBe('5541960000119'));
  await page.getByRole('button', { name: w('history.last') }).click();
  await counts(101, MADE, MADE);
  await eventually(async () => expect((await column(1)).at(-1)).toBe('5541960000000'));
  await search.fill('FERNANDEZ isidora 11');
  await counts(1, 1, 1);
  await search.press('Escape');
  await head('history.date').getByRole('button').click();
});

test('a call is classified in its row, and the centre knows it', async () => {
  const { page, w } = visitor;
  const { search, rows, counts } = historyScreen(visitor);
  await search.fill('5541960000001');
  await counts(1, 1, 1);
  await rows.getByRole('button', { name: /^Classificar Pedro/ }).click();
  const dialog = page.getByRole('dialog', { name: w('classify.title') });
  await dialog.getByRole('combobox', { name: w('classify.classification') }).fill('reclamacao');
  // The choices are read as the dialog opens.
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Reclamação' }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: w('classify.protocol') }).fill('2026-9');
  await dialog.getByRole('textbox', { name: w('classify.notes') }).fill('Ligou de novo');
  await look('classify');
  await dialog.getByRole('button', { name: w('action.save') }).click();
  await dialog.waitFor({ state: 'hidden' });
  const words = ['Reclamação', 'Ligou de novo'];
  for (const word of words) await rows.getByText(word, { exact: true }).waitFor();
  const again = rows.getByRole('button', { name: /^Classificar de novo Pedro/ });
  await eventually(async () => {
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  });
  // The server says the same: the rows are read anew when the agent comes back.
  await page.getByRole('link', { name: w('nav.contacts') }).click();
  await historyScreen(visitor).open();
  for (const word of words) await rows.getByText(word, { exact: true }).waitFor();
  await search.press('Escape');
});

test('the services show their chat, read-only, and what shows is a file', async () => {
  const { page, w } = visitor;
  const { choose, search, counts, rows, head } = historyScreen(visitor);
  await choose('nav.conversations');
  await look('services');
  await page.getByRole('button', { name: w('history.month'), exact: true }).click();
  await search.fill('queria saber status');
  await search.fill('#');
  await rows
    .last()
    .getByRole('button', { name: /^Ver #/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: w('action.close') }).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await look('view');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await search.fill(OF_SERVICES);
  await counts(1, 50, MADE);
  await page.getByRole('button', { name: w('history.columns') }).click();
  await page.getByRole('menuitemcheckbox', { name: w('classify.notes') }).press('Enter');
  await page.keyboard.press('Escape');
  await head('classify.notes').waitFor({ state: 'hidden' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: w('history.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^atendimentos-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(1 + MADE);
  expect(lines[0]).toBe('\ufeffProtocolo;Tipo;Data;Número;Nome;Sentido;Fila;Classificação;Subclassificação');
  expectNoIncidents(visitor.incidents);
});

test('the columns are as they were left, in another look as well', async () => {
  const storageState = await visitor.context.storageState();
  await visitor.close();
  visitor = await world.visit({ scheme: 'dark', width: 1000, storageState });
  const { page, w } = visitor;
  await visitor.go('/historico');
  await page.getByRole('textbox', { name: w('login.user') }).fill(ANA.login);
  await page.getByRole('textbox', { name: w('login.password') }).fill(ANA.password);
  await page.keyboard.press('Enter');
  const { table, choose, head } = historyScreen(visitor);
  await table.waitFor();
  await choose('nav.conversations');
  await eventually(async () => expect(await head('history.number').count()).toBe(1));
  expect(await head('classify.notes').count()).toBe(0);
  await look('dark');
});
