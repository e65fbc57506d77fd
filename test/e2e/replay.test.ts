import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run';
import type { Language } from '../../src/store/config/types';
import { violations } from './support/axe';
import { cutWords } from './support/cutWords';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

/** A log that was recorded in a browser. */
function golden(name: string): string {
  return join(root, `test/replay/${name}.json`);
}

/** The place of the first action of a type in a log. */
function positionOf(log: string, type: string): number {
  const { segments } = JSON.parse(readFileSync(golden(log), 'utf8')) as {
    segments: { actions: { type: string }[] }[];
  };
  return segments.flatMap(({ actions }) => actions).findIndex((action) => action.type === type) + 1;
}

/** The replay page as a developer has it. */
function replayPage({ go, page, w }: Visitor) {
  const position = page.getByRole('slider', { name: w('replay.position') });
  return {
    position,
    actions: page.getByRole('listbox', { name: w('replay.actions') }),
    search: page.getByRole('searchbox', { name: w('replay.search') }),
    fact: page.getByRole('region', { name: w('replay.action') }),
    tab: (name: 'replay.actions' | 'replay.screens' | 'replay.state' | 'replay.anomalies') =>
      page.getByRole('tab', { name: w(name), exact: true }),
    /** What is drawn of the console: it is no part of what can be reached. */
    stage: page.locator('.replay-stage'),
    open: async (log: string) => {
      await go('/replay');
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: w('replay.openFile') }).click();
      await (await chosen).setFiles(golden(log));
      await position.waitFor();
    },
    seek: async (to: number) => {
      await position.fill(String(to));
      await expect(position).toHaveValue(String(to));
    },
  };
}

const LOOKS: readonly [Language, 'light' | 'dark'][] = [
  ['pt_BR', 'light'],
  ['eng_US', 'dark'],
  ['es_cl', 'light'],
];

for (const [language, scheme] of LOOKS) {
  test(`a log can be read by everybody, wide and narrow: ${language}, ${scheme}`, async ({ world }) => {
    const visitor = await world.visit({ language, scheme });
    const { page, w } = visitor;
    const { open, seek, stage, tab } = replayPage(visitor);
    await open('browserCall');
    await expect(stage.getByText('Neste momento não havia agente conectado.')).toBeVisible();
    await seek(positionOf('browserCall', 'calls/mediaChanged'));
    // The agent's language, whoever looks on.
    await expect(stage.getByText('Em conversa').first()).toBeVisible();
    await expect(page.getByText(w('replay.readOnly'))).toBeVisible();
    expect([...(await violations(page)), ...(await cutWords(page))]).toEqual([]);
    for (const part of ['replay.state', 'replay.anomalies'] as const) {
      await tab(part).click();
      expect([...(await violations(page)), ...(await cutWords(page))]).toEqual([]);
    }
    await page.setViewportSize({ width: 1000, height: 700 });
    for (const part of ['replay.actions', 'replay.screens'] as const) {
      await tab(part).click();
      expect([...(await violations(page)), ...(await cutWords(page))]).toEqual([]);
    }
  });
}

test('the screens stand beside the log, smaller or as large as they were, and nothing in them is reached', async ({
  world,
}) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  const { open, position, seek, stage } = replayPage(visitor);
  await open('browserCall');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));

  // A dialog of the console takes no focus from who looks at it.
  await position.focus();
  await seek(positionOf('browserCall', 'calls/classificationBecameDue') + 4);
  const dialog = stage.locator('.ant-modal');
  await expect(dialog).toBeVisible();
  await expect(position).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[inert]') ?? null)).toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Nor does a popover, which stands among the screens as it stood in the window.
  await seek(positionOf('browserCall', 'calls/transferProgressed'));
  const popover = page.locator('.popover');
  await expect(popover).toBeVisible();
  await expect(position).toBeFocused();
  const [shown, screens] = [await popover.boundingBox(), await stage.boundingBox()];
  if (shown === null || screens === null) throw new Error('The popover has no place');
  expect(shown.x).toBeGreaterThanOrEqual(screens.x);
  expect(shown.y).toBeGreaterThanOrEqual(screens.y);
  expect(shown.x + shown.width).toBeLessThanOrEqual(screens.x + screens.width);
  expect(shown.width).toBeCloseTo((380 * screens.width) / 1440, 0);
  // Headings of the replay are none of the console's.
  await expect(stage.locator('.conversations__title')).toHaveCSS('font-size', '12px');

  // As large as the window in its own units, and all of it in sight.
  const place = page.locator('.replay__stage-place');
  const [inner, outer] = [await stage.boundingBox(), await place.boundingBox()];
  if (inner === null || outer === null) throw new Error('The screens have no place');
  expect(inner.width / inner.height).toBeCloseTo(1440 / 900, 1);
  expect(inner.width).toBeLessThanOrEqual(outer.width);
  expect(inner.height).toBeLessThanOrEqual(outer.height + 1);
  expect(Math.max(inner.width / outer.width, inner.height / outer.height)).toBeGreaterThan(0.98);
  expect(inner.x - outer.x).toBeCloseTo(outer.x + outer.width - inner.x - inner.width, 0);
  await page.getByRole('button', { name: w('replay.screensFull') }).click();
  expect(await stage.boundingBox()).toMatchObject({ x: outer.x, width: 1440 });

  await seek(positionOf('browserCall', 'calls/answered'));
  await expect(stage.getByText('Em conversa').first()).toBeVisible();
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(`${origin}/assets/`))).toEqual([]);
});

test('a developer finds by keyboard what was said when, what it answered and where it stands in the state', async ({
  world,
}) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  const { actions, fact, open, position, search, seek, tab } = replayPage(visitor);
  await open('browserChat');
  await expect(position).toHaveAttribute('aria-valuetext', /^\d\d:\d\d:\d\d, [a-zA-Z]+\/\w+, 1 de 131$/);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('sendRequested');
  await expect(actions.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Home');
  await expect(position).toHaveValue(String(positionOf('browserChat', 'messages/sendRequested')));
  await expect(fact.getByRole('heading', { name: 'messages/sendRequested' })).toBeVisible();
  await fact.getByRole('button', { name: /outbox\/queued/ }).click();
  await fact.getByRole('button', { name: /messages\/sendSettled/ }).click();
  await expect(position).toHaveValue(String(positionOf('browserChat', 'messages/sendSettled')));

  await tab('replay.state').click();
  const state = page.getByRole('region', { name: w('replay.state') });
  await state.getByRole('searchbox').fill('Nara Gil');
  await expect(state.getByRole('treeitem', { name: /"Nara Gil"/ }).first()).toBeVisible();

  const field = page.getByRole('textbox', { name: w('replay.goToTime') });
  await field.fill('16:45:07');
  await field.press('Enter');
  await expect(position).toHaveAttribute('aria-valuetext', /^16:45:07, /);

  // The picture is the pointer's scrubber.
  const strip = await page.locator('.scrub__strip').boundingBox();
  if (strip === null) throw new Error('There is no picture of the log');
  await page.mouse.click(strip.x + strip.width - 1, strip.y + 10);
  await expect(position).toHaveValue('131');
  await page.mouse.click(strip.x + 1, strip.y + 10);
  await expect(position).toHaveValue('1');
  await seek(0);
  await expect(fact).toContainText(w('replay.beforeFirst'));
  expect(new URL(page.url()).search).toBe('');
});
