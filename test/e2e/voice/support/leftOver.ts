import { expect } from '@playwright/test';
import type { Visitor } from '../../support/visitor';
import type { World } from '../../support/world';
import { openPeers } from './sound';

const PATIENCE = { timeout: 30_000, intervals: [50] };

/** Asserts that no call is left at the exchange, and no sound in the pages. */
export async function expectNothingLeft({ control }: World, ...visitors: Visitor[]): Promise<void> {
  await expect.poll(() => control.liveCalls({}), PATIENCE).toEqual([]);
  for (const { page } of visitors) await expect.poll(() => openPeers(page), PATIENCE).toBe(0);
}
