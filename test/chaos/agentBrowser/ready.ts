import { expect } from '@playwright/test';
import { frame } from '../../e2e/support/screens/frame';
import { loginPage } from '../../e2e/support/screens/login';
import type { Visitor } from '../../e2e/support/visitor';
import { NotNow } from '../scene';
import type { AgentBrowser } from './agentBrowser';

/** How long the agent waits for a console that is away. */
const AWAY_MS = 20_000;

const ROUNDS = 6;

/** Leaves dialogs that stand open: what they were opened for was cut short. */
async function closeDialogs({ page, w }: Visitor): Promise<void> {
  const lost = page.getByRole('dialog', { name: w('connection.lost') });
  const open = page.getByRole('dialog').filter({ visible: true });
  for (let round = 0; round < ROUNDS; round += 1) {
    if (await lost.isVisible()) await lost.waitFor({ state: 'hidden', timeout: AWAY_MS });
    if ((await open.count()) === 0) return;
    const ok = page.getByRole('button', { name: w('action.ok'), exact: true });
    if (await ok.isVisible()) await ok.click();
    else await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
  throw new NotNow('a dialog does not close');
}

/** The console as somebody finds it who wants to do something: signed in, connected, with nothing in the way. */
export async function ready(agentBrowser: AgentBrowser): Promise<Visitor> {
  const visitor = await agentBrowser.visitor();
  if (await loginPage(visitor).user.isVisible()) throw new Error('The agent is signed out');
  await expect(() => frame(visitor).shown()).toPass({ timeout: AWAY_MS });
  await closeDialogs(visitor);
  return visitor;
}
