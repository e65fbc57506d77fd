import { setTimeout as sleep } from 'node:timers/promises';
import { conversationList } from '../../e2e/support/screens/list';
import type { BusyAgent } from './busyAgent';

const ROW_PX = 60;

const REST_MS = 150;

/** ms from the click on the row at this place of the list to the painted conversation, down to its last message. */
export async function openedIn({ visitor }: BusyAgent, place: number, messages: number): Promise<number> {
  const { grid } = conversationList(visitor);
  await grid.evaluate((element, top) => element.scrollTo({ top }), Math.max(0, (place - 4) * ROW_PX));
  const row = grid.locator(`[aria-rowindex="${String(place + 1)}"]`);
  const customer = await row.locator('.row__name').innerText();
  await sleep(REST_MS);
  await visitor.page.evaluate(`expectOpened(${JSON.stringify(customer)}, '(${String(messages)})')`);
  await row.click({ position: { x: 100, y: 20 } });
  return Number(await visitor.page.evaluate('measuredPaint()'));
}
