import { frame } from '../../e2e/support/screens/frame';
import { ready } from '../desk/ready';
import type { Happening } from '../scene';

const REASON = 'Banheiro';

/** The queue that the agent goes in and out of; the others stay as they are. */
const QUEUE = 'Telegram';

/** Pauses for a moment; or, where a pause was left, ends it. */
export const pause: Happening = async ({ desk }, prng) => {
  const visitor = await ready(desk);
  const { pause: menu, pauseReason, status } = frame(visitor);
  const isPaused = status.getByText(REASON, { exact: true });
  if (!(await isPaused.isVisible())) {
    await menu.click();
    await pauseReason(REASON).click();
    await isPaused.waitFor();
    await visitor.page.waitForTimeout(prng.int(200, 1_500));
  }
  await menu.click();
  await pauseReason(REASON).click();
  await isPaused.waitFor({ state: 'hidden' });
};

/** Goes into a queue, or out of it. */
export const switchQueue: Happening = async ({ desk }) => {
  const { openDrawer, closeDrawer, queueSwitch } = frame(await ready(desk));
  await openDrawer();
  await queueSwitch(QUEUE).click();
  await closeDrawer();
};
