import type { Locator } from '@playwright/test';
import type { TextId } from '../../../../src/components/intl';
import type { Visitor } from '../visitor';

/** The history: two tabs, each with a table and all that can be done with it. */
export interface HistoryScreen {
  /** Goes there by the menu and waits until all rows are read. */
  open(): Promise<void>;
  /** Chooses a tab and waits until all rows are read. */
  choose(tab: 'history.calls' | 'nav.conversations'): Promise<void>;
  table: Locator;
  search: Locator;
  /** The rows that show, without the head. */
  rows: Locator;
  head(name: TextId): Locator;
  /** Waits until the pager says this. */
  counts(from: number, to: number, count: number): Promise<void>;
  /** Above the table: by what its rows are narrowed. */
  filters: Locator;
  /** Narrows the rows to a value of a facet, by keyboard; the values by their names and numbers. */
  narrow(facet: TextId, value: RegExp): Promise<void>;
  /** The chip of what was chosen, by what it says. */
  chip(words: string): Locator;
  /** What the rows say in a column, from 0. */
  column(at: number): Promise<string[]>;
}

/** Finds the history by role and name. */
export function historyScreen({ page, w }: Visitor): HistoryScreen {
  // The histogram has a table of its own.
  const table = page.locator('.history__scroll').getByRole('table');
  const whole = async () => {
    await table.waitFor();
    await page.getByText(w('history.reading')).waitFor({ state: 'hidden' });
  };
  const rows = table.locator('tbody').getByRole('row');
  const filters = page.getByRole('group', { name: w('history.filters'), exact: true });
  return {
    table,
    rows,
    search: page.getByRole('searchbox', { name: w('history.search'), exact: true }),
    open: async () => {
      await page.getByRole('link', { name: w('nav.history') }).click();
      await whole();
    },
    choose: async (tab) => {
      await page.getByRole('tab', { name: w(tab) }).click();
      await whole();
    },
    head: (name) => table.getByRole('columnheader', { name: w(name), exact: true }),
    filters,
    narrow: async (facet, value) => {
      await filters.getByRole('button', { name: w(facet), exact: true }).press('Enter');
      const choice = page.getByRole('menuitemradio', { name: value });
      await choice.focus();
      await page.keyboard.press('Enter');
    },
    chip: (words) =>
      filters.getByRole('button', { name: w('history.removeFilter', { filter: words }), exact: true }),
    counts: (from, to, count) =>
      page.getByText(w('history.range', { from, to, count }), { exact: true }).waitFor(),
    column: (at) => rows.locator(`td:nth-child(${String(at + 1)})`).allInnerTexts(),
  };
}
