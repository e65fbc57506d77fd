import type { Locator } from '@playwright/test';
import type { TextId } from '../../../../src/components/intl';
import type { Visitor } from '../visitor';

/** What was not delivered, and where it is kept once its conversation is gone. */
export interface UndeliveredScreen {
  /** The sign on the row of a conversation. */
  mark(row: Locator): Locator;
  /** The entry of the list that leads to what is kept. */
  entry(count: number): Locator;
  dialog: Locator;
  item(text: string): Locator;
  /** A button of one that is kept. */
  choice(text: string, name: TextId): Locator;
}

/** Finds it by role and name. */
export function undeliveredScreen({ page, w }: Visitor): UndeliveredScreen {
  const dialog = page.getByRole('dialog', { name: w('undelivered.title'), exact: true });
  const item = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  return {
    dialog,
    item,
    mark: (row) => row.getByRole('img', { name: w('conversations.failedSend'), exact: true }),
    entry: (count) =>
      page
        .getByRole('complementary')
        .getByRole('button', { name: w('undelivered.show', { count }), exact: true }),
    choice: (text, name) => item(text).getByRole('button', { name: w(name), exact: true }),
  };
}
