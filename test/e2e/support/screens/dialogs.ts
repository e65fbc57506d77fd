import type { Locator } from '@playwright/test';
import type { TextId } from '../../../../src/components/intl';
import type { Visitor } from '../visitor';

/** The classify dialog. */
export interface ClassifyDialog {
  dialog: Locator;
  sub: Locator;
  save: Locator;
  notes: Locator;
  /** Leaves a required one for later. */
  defer: Locator;
  /** Chooses an option of one of its fields. */
  choose(field: 'classification' | 'subclassification', option: string): Promise<void>;
}

/** Finds the classify dialog by role and name. */
export function classifyDialog({ page, w }: Visitor): ClassifyDialog {
  const dialog = page.getByRole('dialog', { name: w('classify.title'), exact: true });
  const field = (name: 'classification' | 'subclassification') =>
    dialog.getByRole('combobox', { name: w(`classify.${name}`), exact: true });
  return {
    dialog,
    sub: field('subclassification'),
    save: dialog.getByRole('button', { name: w('action.save'), exact: true }),
    defer: dialog.getByRole('button', { name: w('classify.defer'), exact: true }),
    notes: dialog.getByRole('textbox', { name: w('classify.notes') }),
    choose: async (name, option) => {
      await field(name).click();
      await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).click();
    },
  };
}

/** Where a conversation is given away. */
export interface TransferPopover {
  dialog: Locator;
  search: Locator;
  agent(name: string): Locator;
  queue(name: string): Locator;
  give: Locator;
}

/** Finds where a conversation is given away by role and name. */
export function transferPopover({ page, w }: Visitor): TransferPopover {
  const dialog = page.getByRole('dialog', { name: w('call.transfer'), exact: true });
  const row = (group: TextId, name: string) =>
    dialog.getByRole('radiogroup', { name: w(group), exact: true }).getByRole('radio', { name });
  return {
    dialog,
    search: dialog.getByRole('searchbox', { name: w('giveAway.search') }),
    agent: (name) => row('transfer.agents', name),
    queue: (name) => row('giveAway.queues', name),
    give: dialog.getByRole('button', { name: w('call.transfer'), exact: true }),
  };
}

/** A dialog that asks something, answered by Yes and No. */
export interface Question {
  dialog: Locator;
  yes: Locator;
  no: Locator;
}

/** The question before a conversation ends. */
export function endQuestion(
  { page, w }: Visitor,
  title: 'end.title' | 'bulk.end.title' = 'end.title',
): Question {
  const dialog = page.getByRole('dialog', { name: w(title), exact: true });
  return {
    dialog,
    yes: dialog.getByRole('button', { name: w('action.yes'), exact: true }),
    no: dialog.getByRole('button', { name: w('action.no'), exact: true }),
  };
}

/** A dialog with fields to fill in. */
export interface FormDialog {
  dialog: Locator;
  field(name: TextId): Locator;
  /** Chooses an option of a field. */
  choose(field: TextId, option: string): Promise<void>;
  press(button: TextId): Promise<void>;
}

/** Finds a dialog by the name of its heading. */
export function formDialog({ page, w }: Visitor, title: TextId): FormDialog {
  const dialog = page.getByRole('dialog', { name: w(title), exact: true });
  return {
    dialog,
    field: (name) => dialog.getByRole('textbox', { name: w(name), exact: true }),
    choose: async (name, option) => {
      await dialog.getByRole('combobox', { name: w(name), exact: true }).click();
      await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).click();
    },
    press: (button) => dialog.getByRole('button', { name: w(button), exact: true }).click(),
  };
}
