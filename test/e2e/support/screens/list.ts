import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** The list of active conversations. */
export interface ConversationList {
  grid: Locator;
  search: Locator;
  /** The heading with the count. */
  heading: Locator;
  rows: Locator;
  /** Shows those that came while the order stood still. */
  arrivals: Locator;
  /** A chip that narrows the list. */
  chip(name: 'conversations.all' | 'conversations.unanswered' | 'conversations.unreadChip'): Locator;
  /** The row of a conversation. */
  row(id: string | number): Locator;
  /** Takes the pointer off the list, whose order stands still under it. */
  leave(): Promise<void>;
  /** The entry of a row's menu. */
  choose(id: string | number, entry: string): Promise<void>;
}

/** Finds the list by role and name. */
export function conversationList({ page, w }: Visitor): ConversationList {
  const pane = page.getByRole('complementary');
  const grid = pane.getByRole('grid', { name: w('conversations.active') });
  // What was said last stands right after the number, and may begin with a digit.
  const row = (id: string | number) =>
    grid.getByRole('row').filter({ has: page.getByText(new RegExp(`(?:^|\\s)#${String(id)}$`)) });
  return {
    grid,
    row,
    rows: grid.getByRole('row'),
    arrivals: pane.locator('.conversations__arrivals'),
    chip: (name) =>
      pane
        .getByRole('group', { name: w('conversations.filters') })
        .getByRole('button', { name: new RegExp(`^${w(name)} `) }),
    search: pane.getByRole('searchbox', { name: w('conversations.search') }),
    heading: pane.getByRole('heading', { name: w('conversations.active') }),
    leave: () => page.mouse.move(page.viewportSize()?.width ?? 0, 0),
    choose: async (id, entry) => {
      await row(id).hover();
      await row(id)
        .getByRole('button', { name: w('conversations.actions') })
        .click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
  };
}
