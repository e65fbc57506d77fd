import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** The sheet of a call that rings on the desk: there is nothing to press. */
export interface DeskSheet {
  sheet: Locator;
  /** Says how it is answered. */
  hint: Locator;
}

/** Finds it by role and name. */
export function deskSheet({ page, w }: Visitor): DeskSheet {
  const sheet = page.getByRole('region', { name: w('call.desk.incoming'), exact: true });
  return { sheet, hint: sheet.getByText(w('call.desk.answerThere'), { exact: true }) };
}
