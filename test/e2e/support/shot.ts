import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/run';
import { isFirefox } from './firefox';

const folder = join(root, 'test-results/screens');

/**
 * Keeps a picture of the page, for people to look at: test-results/screens/<name>.png. There are none of Firefox, where
 * Playwright puts a style sheet into the page first, against the policy of the page.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  if (isFirefox(page.context().browser())) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
