import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** What happened that the agent may have overlooked. */
export interface NoticeCentre {
  /** At the foot of the rail; opens the list. */
  bell: Locator;
  /** The same while so many are new. */
  unseen(count: number): Locator;
  dialog: Locator;
  /** The row that says all of these. */
  row(...words: string[]): Locator;
  clear: Locator;
}

/** Finds the notices by role and name. */
export function noticeCentre({ page, w }: Visitor): NoticeCentre {
  const name = w('noticeCentre.title');
  const bell = page.getByRole('navigation').getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog', { name, exact: true });
  return {
    bell,
    unseen: (count) => bell.filter({ hasText: w('noticeCentre.unseen', { count }) }),
    dialog,
    row: (...words) =>
      words.reduce((rows, hasText) => rows.filter({ hasText }), dialog.getByRole('listitem')),
    clear: dialog.getByRole('button', { name: w('noticeCentre.clear'), exact: true }),
  };
}
