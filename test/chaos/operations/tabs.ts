import type { Page } from '@playwright/test';
import { callBar } from '../../e2e/support/screens/calls';
import { frame } from '../../e2e/support/screens/frame';
import type { Visitor } from '../../e2e/support/visitor';
import { ready } from '../agentBrowser/ready';
import type { ChaosEvent, Scene } from '../scene';

/** Opens the console in a second tab, which says that it is in another one, and asks for it. */
async function askFromElsewhere(visitor: Visitor, page: Page): Promise<Visitor> {
  const { w } = visitor;
  const second = { ...visitor, page };
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { name: w('page.elsewhere') }).waitFor();
  await page.getByRole('button', { name: w('page.takeOver') }).click();
  return second;
}

/** Goes on in a second tab; the first one is closed, now and then before the second has it all. */
export const takeOver: ChaosEvent = async ({ agentBrowser }, prng) => {
  const waits = prng.chance(0.6);
  const visitor = await ready(agentBrowser);
  const page = await visitor.context.newPage();
  try {
    const second = await askFromElsewhere(visitor, page);
    if (waits) await frame(second).shown();
  } catch (error) {
    await page.close();
    throw error;
  }
  await agentBrowser.moveTo(page);
};

/** In a call no other tab gets the console: it says so, and is closed again. */
export async function refuseRoom({ journal }: Scene, visitor: Visitor): Promise<void> {
  const page = await visitor.context.newPage();
  try {
    await askFromElsewhere(visitor, page);
    await page.getByText(visitor.w('page.inCall')).waitFor();
    journal.count('operation', 'refuseRoom', 'done');
  } finally {
    await page.close();
  }
  await callBar(visitor).talking();
}
