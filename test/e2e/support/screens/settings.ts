import type { Locator } from '@playwright/test';
import type { Visitor } from '../visitor';

/** The settings dialog, in the language that it shows. */
export interface SettingsDialog {
  dialog: Locator;
  server: Locator;
  exchange: Locator;
  /** Has `tel:` links lead here. */
  telLinks: Locator;
  save: Locator;
  cancel: Locator;
  /** Waits until the dialog is open. */
  shown(): Promise<void>;
  /** Waits until it is closed. */
  gone(): Promise<void>;
}

/** Finds the settings dialog by role and name. */
export function settingsDialog({ page, w }: Visitor): SettingsDialog {
  const dialog = page.getByRole('dialog', { name: w('login.settings') });
  return {
    dialog,
    server: dialog.getByRole('textbox', { name: w('settings.server') }),
    exchange: dialog.getByRole('textbox', { name: w('settings.exchange') }),
    telLinks: dialog.getByRole('button', { name: w('settings.telLinksOffer'), exact: true }),
    save: dialog.getByRole('button', { name: w('action.save'), exact: true }),
    cancel: dialog.getByRole('button', { name: w('action.cancel'), exact: true }),
    shown: () => dialog.waitFor({ state: 'visible' }),
    gone: () => dialog.waitFor({ state: 'hidden' }),
  };
}
