import { expect, type Page } from '@playwright/test';
import { colorViolations, violations } from './axe';
import { weakRings, weakStops } from './ring';

type Scheme = 'light' | 'dark';

/** Changes the scheme of a page as the agent's system does: what is open stays open. */
async function applyScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
}

/**
 * What is wrong with the screen that a page shows: by axe and by the rings of what can have the focus, in both schemes,
 * and by the Tab key.
 */
export async function examine(page: Page, tabs: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['dark', 'light'] as const) {
    await applyScheme(page, scheme);
    // Both schemes have the same elements.
    const look = scheme === 'light' ? violations : colorViolations;
    const here = [...(await look(page)), ...(await weakRings(page))];
    found.push(...here.map((words) => `${scheme}: ${words}`));
  }
  const stops = tabs ? await weakStops(page) : [];
  return [...found, ...stops.map((words) => `Tab: ${words}`)];
}
