import type { Locator } from '@playwright/test';
import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

function dialogOf({ page, w }: Visitor, name: 'palette.title' | 'shortcuts.title' | 'figures.title') {
  return page.getByRole('dialog', { name: w(name), exact: true });
}

/** Presses until something shows: what hears the keys comes after the first screen. */
async function pressUntil({ page }: Visitor, keys: string, sought: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(sought).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Ana, who came to her only conversation by keys. */
async function inConversation(world: World) {
  const visitor = await world.visit({ width: 1440 });
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  world.control.openConversation({ queue: 'Chat Site', fromName: 'Marta Reis', texto: 'Bom dia!' });
  await expect(visitor.page.getByRole('row').first()).toBeVisible();
  const { composer } = chat(visitor);
  await pressUntil(visitor, 'Control+Shift+ArrowDown', composer);
  await expect(composer).toBeFocused();
  return { visitor, composer };
}

test('an agent comes to a conversation, answers, and finds everything by the palette', async ({ world }) => {
  const { visitor, composer } = await inConversation(world);
  const { page, w } = visitor;
  await page.keyboard.type('Bom dia!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').nth(1)).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = dialogOf(visitor, 'palette.title');
  const box = palette.getByRole('combobox');
  await expect(box).toBeFocused();
  await shoot(page, 'palette');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(composer).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('o que fiz');
  await page.keyboard.press('Enter');
  const figures = dialogOf(visitor, 'figures.title');
  const answered = figures.getByText(w('figures.answered')).locator('xpath=..');
  // The figure and its name are a word apart by layout alone.
  await expect(answered).toHaveText(/^1\b|\b1$/u, { useInnerText: true });
  // What the server tells of the status comes with the first handshake, and draws the band.
  const band = figures.getByRole('figure', { name: w('figures.statuses') });
  const download = page.waitForEvent('download');
  await band.getByRole('button', { name: w('chart.csv', { title: w('figures.statuses') }) }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^status-ao-longo-do-dia-\d{4}-\d\d-\d\d\.csv$/);
  await shoot(page, 'figures');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(figures).toBeHidden();
  await expect(composer).toBeFocused();
});

test('gives a shortcut other keys, which stay', async ({ world }) => {
  const { visitor, composer } = await inConversation(world);
  const { page, w } = visitor;
  const sheet = dialogOf(visitor, 'shortcuts.title');
  const palette = dialogOf(visitor, 'palette.title');
  const change = sheet.getByRole('button', {
    name: w('shortcuts.changeOf', { name: w('shortcuts.do.palette') }),
  });
  await page.keyboard.press('Control+/');
  await expect(sheet.getByRole('searchbox')).toBeFocused();
  await shoot(page, 'shortcuts');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+/');
  await expect(
    sheet.getByText(w('shortcuts.refused.taken', { name: w('shortcuts.do.sheet') })),
  ).toBeVisible();
  await page.keyboard.press('Control+j');
  await expect(change).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(composer).toBeFocused();
  await page.reload();
  await expect(composer).toBeVisible();
  await pressUntil(visitor, 'Control+j', palette);
  await expect(palette.getByRole('combobox')).toBeVisible();
});
