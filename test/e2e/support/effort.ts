import { expect, type Page } from '@playwright/test';

/** What a hand did on the page: presses of the pointer, and keys that are not held. */
export interface Effort {
  presses: number;
  keys: string[];
}

/** Counts what a hand does on the page from now on; call it once for a page. */
export async function countEffort(page: Page): Promise<{ of(job: () => Promise<void>): Promise<Effort> }> {
  const effort: Effort = { presses: 0, keys: [] };
  await page.exposeFunction('reportEffort', (key: string | null) => {
    if (key === null) effort.presses += 1;
    else effort.keys.push(key);
  });
  await page.evaluate(() => {
    const { reportEffort } = window as { reportEffort?: (key: string | null) => void };
    addEventListener('pointerdown', (event) => event.isTrusted && reportEffort?.(null), true);
    addEventListener(
      'keydown',
      (event) => event.isTrusted && !event.repeat && reportEffort?.(event.key),
      true,
    );
  });
  return {
    async of(job) {
      effort.presses = 0;
      effort.keys = [];
      await job();
      // The reports come by the way of the page's messages: those of what was done are there after one more.
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
      return { presses: effort.presses, keys: [...effort.keys] };
    },
  };
}
