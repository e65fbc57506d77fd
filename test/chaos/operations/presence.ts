import { frame } from '../../e2e/support/screens/frame';
import { ready } from '../agentBrowser/ready';
import type { ChaosEvent } from '../scene';

const REASON = 'Banheiro';

/** The queue that the agent goes in and out of; the others stay as they are. */
const QUEUE = 'Telegram';

/** Pauses for a moment; or, where a pause was left, ends it. */
export const pause: ChaosEvent = async ({ agentBrowser }, prng) => {
  const visitor = await ready(agentBrowser);
  const { pause: menu, pauseReason, resume, status } = frame(visitor);
  const isPaused = status.getByText(REASON, { exact: true });
  if (!(await isPaused.isVisible())) {
    await menu.click();
    await pauseReason(REASON).click();
    await isPaused.waitFor();
    await visitor.page.waitForTimeout(prng.int(200, 1_500));
  }
  await resume.click();
  await isPaused.waitFor({ state: 'hidden' });
};

/** Goes into a queue, or out of it. */
export const switchQueue: ChaosEvent = async ({ agentBrowser }) => {
  const { openMenu, closeMenu, queueSwitch } = frame(await ready(agentBrowser));
  await openMenu();
  await queueSwitch(QUEUE).click();
  await closeMenu();
};
