import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { historyScreen } from '../support/screens/history';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';

/** Of each, in the last days. */
const MADE = 60;

test('the rows are narrowed by facets, and chips take that back one by one, with the focus and the count', async ({
  world,
}) => {
  world.control.seedHistory({ nome: ANA.login, calls: MADE, services: MADE, days: 6 });
  const visitor = await world.visit();
  const { page, w } = visitor;
  const { open, rows, filters, narrow, chip } = historyScreen(visitor);
  const told = (count: number) =>
    expect(page.getByText(w('history.found', { count }), { exact: true })).toBeAttached();
  await signIn(visitor, ANA);
  await open();
  const all = await rows.count();

  /** The number beside the value that has most rows, and its name. */
  async function mostOf(facet: 'chat.queue' | 'history.status'): Promise<[string, number]> {
    const button = filters.getByRole('button', { name: w(facet), exact: true });
    await button.press('Enter');
    const values = (await page.getByRole('menuitemradio').allInnerTexts()).flatMap((text) => {
      const [, name = '', count = ''] = /^(.+) \(([\d.]+)\)$/u.exec(text.trim()) ?? [];
      return name === '' ? [] : [[name, Number(count.replace('.', ''))] as const];
    });
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    const [name, count] = values.reduce<readonly [string, number]>(
      (most, one) => (one[1] > most[1] ? one : most),
      ['', 0],
    );
    return [name, count];
  }

  const [queue, ofQueue] = await mostOf('chat.queue');
  expect(ofQueue).toBeGreaterThan(0);
  await narrow('chat.queue', new RegExp(`^${queue} \\(`, 'u'));
  await told(ofQueue);
  const first = chip(`${w('chat.queue')}: ${queue}`);
  await expect(first).toBeVisible();

  const [status, ofBoth] = await mostOf('history.status');
  expect(ofBoth).toBeLessThanOrEqual(ofQueue);
  await narrow('history.status', new RegExp(`^${status} \\(`, 'u'));
  await told(ofBoth);
  const second = chip(`${w('history.status')}: ${status}`);
  await expect(second).toBeVisible();
  await shoot(page, 'history-facets');
  expect(await violations(page)).toEqual([]);

  await first.press('Enter');
  await expect(first).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveCount(0);
  await expect(filters.getByRole('button').first()).toBeFocused();
  await expect(rows).toHaveCount(all);

  await narrow('chat.queue', new RegExp(`^${queue} \\(`, 'u'));
  await narrow('history.status', new RegExp(`^${status} \\(`, 'u'));
  await filters.getByRole('button', { name: w('history.clearFilters'), exact: true }).press('Enter');
  await expect(filters.locator('.history__filter')).toHaveCount(0);
  await expect(filters.getByRole('button').first()).toBeFocused();
  await expect(rows).toHaveCount(all);
});
