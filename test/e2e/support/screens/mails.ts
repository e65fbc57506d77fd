import { expect, type Locator } from '@playwright/test';
import type { TextId } from '../../../../src/components/intl';
import type { Visitor } from '../visitor';

/** The editor of e-mails, and the cards that lead to it. */
export interface MailsScreen {
  /** Opens the editor about the mail at a place of the timeline, counted from 0; unfolds it first where it is folded. */
  about(place: number, doing: 'mail.answer' | 'mail.answerAll' | 'mail.forward'): Promise<void>;
  /** Folds the mail at a place of the timeline to a row, or unfolds it. */
  toggle(place: number): Locator;
  /** Of each mail on show whether it is unfolded, once so many are. */
  unfolded(count: number): Promise<boolean[]>;
  editor(title: TextId): Locator;
  /** The field of addresses of this name, in the editor that is open. */
  addresses(name: TextId): Locator;
  /** The addresses that it has. */
  chips: Locator;
  text: Locator;
  files: Locator;
  chooseFiles(...names: string[]): Promise<void>;
  send: Locator;
  /** Takes the mail back that was sent last. */
  undoSend: Locator;
}

/** Finds the editor by role and name. */
export function mailsScreen({ page, w }: Visitor): MailsScreen {
  const dialog = page.getByRole('dialog').last();
  const cards = page.getByRole('main').getByRole('article');
  const toggle = (place: number) => cards.nth(place).locator('header').getByRole('button').first();
  return {
    toggle,
    unfolded: async (count) => {
      await expect(cards).toHaveCount(count);
      return cards.evaluateAll((all) =>
        all.map(
          (one) => one.querySelector('header [aria-expanded]')?.getAttribute('aria-expanded') === 'true',
        ),
      );
    },
    about: async (place, doing) => {
      if ((await toggle(place).getAttribute('aria-expanded')) === 'false') await toggle(place).click();
      await cards
        .nth(place)
        .getByRole('button', { name: w(doing), exact: true })
        .click();
    },
    editor: (title) => page.getByRole('dialog', { name: w(title) }),
    addresses: (name) => dialog.getByRole('combobox', { name: w(name), exact: true }),
    chips: dialog.getByRole('list', { name: w('answer.addresses') }).getByRole('listitem'),
    text: dialog.getByRole('textbox', { name: w('chat.message'), exact: true }),
    files: dialog.getByRole('list', { name: w('mail.files') }).getByRole('listitem'),
    chooseFiles: (...names) =>
      dialog.locator('input[type=file][multiple]').setInputFiles(
        names.map((name) => ({
          name,
          mimeType: 'application/pdf',
          buffer: Buffer.from(`%PDF-1.4 ${name}`),
        })),
      ),
    send: dialog.getByRole('button', { name: w('chat.send'), exact: true }),
    undoSend: page.getByRole('button', { name: w('answer.undoSend'), exact: true }).last(),
  };
}
