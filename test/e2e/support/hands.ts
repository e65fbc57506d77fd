import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor';

/** What a pointer tells a page, and no key does. */
const POINTER = ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'];

/** The longest way by Tab that somebody goes to a control. */
const FAR = 40;

/** An agent who has a keyboard and no pointer. */
export interface Hands {
  /** Presses keys, one combination after the other. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes to a control by the Tab key. */
  tabTo(target: Locator): Promise<void>;
  /** Goes back to one. */
  tabBackTo(target: Locator): Promise<void>;
  /** Goes to an entry of a menu or a list by an arrow key. */
  arrowTo(target: Locator, arrow?: 'ArrowDown' | 'ArrowUp'): Promise<void>;
  /** Types what an option of a field says, and takes it once it is there. */
  pick(field: Locator, option: string): Promise<void>;
  /** Waits until something has the focus by itself. */
  at(target: Locator): Promise<void>;
  /** Waits until the focus is anywhere but on the page as a whole, from where everything is far. */
  isSomewhere(): Promise<void>;
  /** Asserts that the page never met a pointer. */
  touchedNothing(): Promise<void>;
}

/** Puts somebody without a pointer before a page; call it before the first one opens. */
export async function handsOf({ context, page }: Visitor): Promise<Hands> {
  const touched: string[] = [];
  await context.exposeBinding('reportTouch', (_source, kind: string) => touched.push(kind));
  await context.addInitScript((kinds) => {
    const { reportTouch } = window as { reportTouch?: (kind: string) => void };
    for (const kind of kinds) addEventListener(kind, () => reportTouch?.(kind), { capture: true });
  }, POINTER);

  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  async function go(key: string, target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < FAR; presses += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press(key);
    }
    await expect(target, `within ${String(FAR)} presses of ${key}`).toBeFocused({ timeout: 1_000 });
  }

  return {
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    tabTo: (target) => go('Tab', target),
    tabBackTo: (target) => go('Shift+Tab', target),
    arrowTo: (target, arrow = 'ArrowDown') => go(arrow, target),
    pick: async (field, option) => {
      await go('Tab', field);
      await page.keyboard.type(option);
      const options = page.locator('.ant-select-item-option-active:visible');
      await options.filter({ hasText: option }).waitFor();
      await page.keyboard.press('Enter');
    },
    at: (target) => expect(target).toBeFocused(),
    isSomewhere: () =>
      expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false),
    touchedNothing: () => {
      expect(touched).toEqual([]);
      return Promise.resolve();
    },
  };
}
