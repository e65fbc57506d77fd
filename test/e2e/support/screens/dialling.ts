import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';
import { frame } from './frame';

/** A form with a number to dial: the pad of a page, or the dialog. */
export interface DialForm {
  form: Locator;
  number: Locator;
  queue: Locator;
  call: Locator;
  key(digit: string): Locator;
  /** Types a number and dials it. */
  dial(number: string): Promise<void>;
}

function formIn(place: Locator, { w }: Visitor): DialForm {
  const number = place.getByRole('textbox', { name: w('dial.number'), exact: true });
  const call = place.getByRole('button', { name: w('dial.call'), exact: true });
  return {
    form: place,
    number,
    call,
    queue: place.getByRole('combobox', { name: w('dial.queue') }),
    key: (digit) => place.getByRole('button', { name: digit, exact: true }),
    dial: async (wanted) => {
      await number.fill(wanted);
      await call.click();
    },
  };
}

/** Finds the dial pad of the page by role and name. */
export function dialPad(visitor: Visitor): DialForm {
  return formIn(visitor.page.getByRole('main'), visitor);
}

/** Nova ligação, and the way to it. */
export interface DialDialog extends DialForm {
  open(): Promise<void>;
}

/** Finds the dial dialog by role and name. */
export function dialDialog(visitor: Visitor): DialDialog {
  const { page, w } = visitor;
  const dialog = page.getByRole('dialog', { name: w('dial.title'), exact: true });
  return {
    ...formIn(dialog, visitor),
    open: () => frame(visitor).begin('dial.open'),
  };
}
