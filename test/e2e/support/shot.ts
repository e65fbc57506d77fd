import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../../scripts/run';

const folder = join(root, 'test-results/screens');

/** Keeps a picture of the page, for people to look at: test-results/screens/<name>.png. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
