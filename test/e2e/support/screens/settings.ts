import type { Locator } from '@playwright/test';
import type { TextId } from '../../../../src/components/intl';
import type { Visitor } from '../visitor';
import { frame } from './frame';

/** The settings for whoever is not signed in, a dialog in the language that it shows. */
export interface SettingsDialog {
  dialog: Locator;
  server: Locator;
  exchange: Locator;
  /** Folds the addresses, the telephone or the integration out. */
  unfold(part: 'addresses' | 'telephone' | 'integration'): Promise<void>;
  /** Turns boxes of the telephone, by text key. */
  turn(...boxes: readonly TextId[]): Promise<void>;
  save: Locator;
  cancel: Locator;
  /** Waits until the dialog is open. */
  shown(): Promise<void>;
  /** Waits until it is closed. */
  gone(): Promise<void>;
}

const FOLDS = {
  addresses: ['settings.addresses', 'settings.addressesPrefilled'],
  telephone: ['settings.section.telephone'],
  integration: ['settings.section.integration'],
} as const;

/** Finds the settings dialog by role and name. */
export function settingsDialog({ page, w }: Visitor): SettingsDialog {
  const dialog = page.getByRole('dialog', { name: w('login.settings') });

  async function unfold(part: keyof typeof FOLDS): Promise<void> {
    const [name, other = name] = FOLDS[part];
    const button = (id: TextId) => dialog.getByRole('button', { name: w(id), exact: true });
    const fold = button(name).or(button(other));
    await fold.waitFor();
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  }

  return {
    dialog,
    unfold,
    turn: async (...boxes) => {
      if (boxes.length > 0) await unfold('telephone');
      for (const box of boxes) await dialog.getByRole('checkbox', { name: w(box), exact: true }).click();
    },
    server: dialog.getByRole('textbox', { name: w('settings.server') }),
    exchange: dialog.getByRole('textbox', { name: w('settings.exchange') }),
    save: dialog.getByRole('button', { name: w('action.save'), exact: true }),
    cancel: dialog.getByRole('button', { name: w('action.cancel'), exact: true }),
    shown: () => dialog.waitFor({ state: 'visible' }),
    gone: () => dialog.waitFor({ state: 'hidden' }),
  };
}

/** A part of the settings page. */
export type SettingsSection =
  | 'appearance'
  | 'notifications'
  | 'audio'
  | 'shortcuts'
  | 'messages'
  | 'server'
  | 'telephone'
  | 'integration'
  | 'diagnostics';

/** The settings of a signed-in agent, a page. */
export interface SettingsPage {
  main: Locator;
  /** The links to the parts. */
  sections: Locator;
  section(name: SettingsSection): Locator;
  /** Opens the page from the frame, at one of its parts. */
  open(name?: SettingsSection): Promise<void>;
  /** Goes to one of its parts. */
  goTo(name: SettingsSection): Promise<void>;
  box(name: TextId): Locator;
  save: Locator;
  /** Has `tel:` links lead here. */
  telLinks: Locator;
  /** Waits until the page is there. */
  shown(): Promise<void>;
  /** Goes to the conversations. */
  leave(): Promise<void>;
}

/** Finds the settings page by role and name. */
export function settingsPage(visitor: Visitor): SettingsPage {
  const { page, w } = visitor;
  const { nav, settings } = frame(visitor);
  const main = page.getByRole('main');
  const sections = main.getByRole('navigation', { name: w('settings.sections') });
  const section = (name: SettingsSection) =>
    sections.getByRole('link', { name: w(`settings.section.${name}`) });
  const shown = () => sections.waitFor({ state: 'visible' });

  async function goTo(name: SettingsSection): Promise<void> {
    await section(name).click();
    await main.getByRole('heading', { name: w(`settings.section.${name}`), exact: true }).waitFor();
  }

  return {
    main,
    sections,
    section,
    shown,
    goTo,
    open: async (name) => {
      await settings.click();
      await shown();
      if (name !== undefined) await goTo(name);
    },
    box: (name) => main.getByRole('checkbox', { name: w(name), exact: true }),
    save: main.getByRole('button', { name: w('action.save'), exact: true }),
    telLinks: main.getByRole('button', { name: w('settings.telLinksOffer'), exact: true }),
    leave: async () => {
      await nav.getByRole('link', { name: w('nav.conversations'), exact: true }).click();
      await sections.waitFor({ state: 'detached' });
    },
  };
}
