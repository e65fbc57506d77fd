import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { rowAt } from './besideFloor';

const ROW_PX = 60;

const REST_MS = 150;

/** ms from the click on the row at this place of the list to the painted conversation, down to its last message. */
export async function openedAt(page: Page, place: number, messages: number): Promise<number> {
  const top = Math.max(0, (place - 4) * ROW_PX);
  await page.locator('[role="grid"]').evaluate((element, to) => element.scrollTo({ top: to }), top);
  const row = rowAt(page, place + 1);
  const customer = await row.locator('.row__name').innerText();
  await sleep(REST_MS);
  await page.evaluate(`expectOpened(${JSON.stringify(customer)}, '(${String(messages)})')`);
  await row.click({ position: { x: 100, y: 20 } });
  return Number(await page.evaluate('measuredPaint()'));
}
