import { expect, type Locator } from '@playwright/test';
import type { TextId } from '../../../../src/components/intl';
import type { Visitor } from '../visitor';

/** The command palette. */
export interface Palette {
  dialog: Locator;
  box: Locator;
  /** Opens it by its keys. */
  open(): Promise<void>;
  /** Opens it and does what this entry says. */
  choose(entry: TextId): Promise<void>;
}

/** Finds the palette by role and name. */
export function commandPalette({ page, w }: Visitor): Palette {
  const dialog = page.getByRole('dialog', { name: w('palette.title'), exact: true });
  const box = dialog.getByRole('combobox');

  async function open(): Promise<void> {
    // What hears the keys comes after the first screen.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  }

  return {
    dialog,
    box,
    open,
    choose: async (entry) => {
      await open();
      await box.fill(w(entry));
      // Others may begin with the same words.
      const words = page.getByText(w(entry), { exact: true });
      await dialog.getByRole('option').filter({ has: words }).first().click();
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}
