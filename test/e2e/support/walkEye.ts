import { expect, type Page } from '@playwright/test';
import { violations } from './axe';
import { weakRings } from './ring';
import { shoot } from './shot';

/** The width of the windows of most agents, and the least that the console is made for. */
const WIDE = 1440;
const NARROW = 1000;
const HEIGHT = 900;

type Scheme = 'light' | 'dark';

/** Looks at what a page shows, at each stop of a walk. */
export interface Eye {
  /** At a screen of conversations, or one that is no less without a telephone. */
  look(name: string): Promise<void>;
  /** At a screen of the telephone. */
  lookAtPhone(name: string): Promise<void>;
  /** What is wrong so far, by picture. */
  found: Record<string, string[]>;
}

/** Changes the scheme of a page as the agent's system does: what is open stays open. */
async function applyScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  // Popups find their new places a frame after the page did.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
}

/**
 * Takes pictures of each stop in both schemes, those of the telephone in both widths; has axe check the wide ones, and
 * sees whether all that can have the focus shows it.
 */
export function photographer(page: Page): Eye {
  const found: Record<string, string[]> = {};

  async function check(picture: string): Promise<void> {
    await shoot(page, picture);
    const here = [...(await violations(page)), ...(await weakRings(page))];
    if (here.length > 0) found[picture] = here;
  }

  return {
    found,
    look: async (name) => {
      await check(`axe-light-${name}`);
      await applyScheme(page, 'dark');
      await check(`axe-dark-${name}`);
      await applyScheme(page, 'light');
    },
    lookAtPhone: async (name) => {
      const picture = (scheme: Scheme, width: number) => `voice-${name}-${scheme}-${String(width)}`;
      await check(picture('light', WIDE));
      await applyScheme(page, 'dark');
      await check(picture('dark', WIDE));
      // Colours and names are the same at any width.
      await resize(page, NARROW);
      await shoot(page, picture('dark', NARROW));
      await applyScheme(page, 'light');
      await shoot(page, picture('light', NARROW));
      await resize(page, WIDE);
    },
  };
}

/** Has axe check each stop as it is, and takes no pictures. */
export function checker(page: Page): Eye {
  const found: Record<string, string[]> = {};

  async function look(name: string): Promise<void> {
    const here = await violations(page);
    if (here.length > 0) found[name] = here;
  }

  return { found, look, lookAtPhone: look };
}
