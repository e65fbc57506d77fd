import { conversationList } from '../screens/list';
import { mailsScreen } from '../screens/mails';
import type { Visitor } from '../visitor';
import type { Field } from './field';

/**
 * What is written in the answer to a mail: below its thread, over all of the conversation, and in a window; with each word
 * it moves on.
 */
export function mailFields(visitor: Visitor, id: number): Field[] {
  const { page, w } = visitor;
  const editor = page.getByRole('dialog', { name: w('answer.answerTitle'), exact: true });
  const text = editor.getByRole('textbox', { name: w('chat.message'), exact: true });
  const copies = editor.getByRole('combobox', { name: w('mail.cc'), exact: true });
  const places = [w('answer.full'), w('answer.popup'), w('answer.docked')];
  const moves = editor.getByRole('button', { name: new RegExp(`^(?:${places.join('|')})$`, 'u') });
  let moved = 0;

  async function open(): Promise<void> {
    await conversationList(visitor).row(id).click();
    const answer = page.getByRole('main').getByRole('button', { name: w('mail.answer'), exact: true });
    await editor.or(answer.first()).first().waitFor();
    if (!(await editor.isVisible())) await mailsScreen(visitor).about(0, 'mail.answer');
    await text.waitFor();
  }

  async function move(): Promise<void> {
    moved += 1;
    await moves.nth(moved % (await moves.count())).click();
    await text.waitFor();
  }

  const subject = editor.getByRole('textbox', { name: w('chat.subject'), exact: true });
  const box = page.getByRole('combobox', { name: w('mail.cc'), exact: true });
  const chips = editor.locator('.addresses').filter({ has: box }).getByRole('listitem');
  const link = page.getByRole('dialog', { name: w('editor.link'), exact: true });
  return [
    { name: 'mail subject', open, move, input: subject },
    { name: 'mail text', open, move, input: text, read: () => text.innerText() },
    {
      name: 'mail link',
      open: async () => {
        await open();
        if (await link.isVisible()) return;
        await editor.getByRole('button', { name: w('editor.link'), exact: true }).click();
      },
      input: link.getByRole('textbox', { name: w('editor.address'), exact: true }),
    },
    {
      name: 'mail copies',
      open,
      move,
      input: copies,
      word: (nth) => `copia${String(nth)}`,
      read: async () => [...(await chips.allInnerTexts()), await copies.inputValue()].join(' '),
    },
  ];
}
