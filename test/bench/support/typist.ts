import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../../e2e/support/visitor';
import type { Typed } from './typingPage';

/** Between two keys of somebody quick, ms. */
const APART_MS = 70;

/** Now and then the typist looks up: long enough for what waits for the rest after typing. */
const REST_MS = 900;

/** Frames come as soon as they are drawn, so that no figure holds the wait for a screen's next refresh. */
export const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Presses the keys of a text one by one, with a rest after each of its parts; tells what they cost. */
export async function type({ page }: Visitor, parts: readonly string[]): Promise<Typed> {
  await page.evaluate(() => window.typed());
  let at = 0;
  for (const part of parts) {
    for (const letter of part) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await sleep(APART_MS + (at % 5) * 7);
      at += 1;
    }
    await sleep(REST_MS);
  }
  return page.evaluate(() => window.typed());
}
