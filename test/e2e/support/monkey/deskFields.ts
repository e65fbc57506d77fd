import type { TextId } from '../../../../src/components/intl';
import { chat } from '../screens/chat';
import { editContact } from '../screens/contacts';
import { dialDialog } from '../screens/dialling';
import { classifyDialog, formDialog, transferPopover } from '../screens/dialogs';
import { frame, type Beginning } from '../screens/frame';
import { conversationList } from '../screens/list';
import type { Visitor } from '../visitor';
import { digits, type Field } from './field';

/** Opens a chat from where nothing is open. */
function shows(visitor: Visitor, id: number): () => Promise<void> {
  return async () => {
    await conversationList(visitor).row(id).click();
    await chat(visitor).composer.waitFor();
  };
}

/** The composer of a chat, as it is written in and as the canned replies lie over it, which are searched in its text. */
export function composerFields(visitor: Visitor, id: number): Field[] {
  const place = { open: shows(visitor, id), input: chat(visitor).composer };
  return [
    { name: `composer ${String(id)}`, ...place },
    { name: `replies ${String(id)}`, ...place, word: (nth) => ` antes${String(nth)} /b` },
  ];
}

/** What the console has beside a chat, and what its header opens; `edited` is the field of the contact. */
function chatFields(visitor: Visitor, id: number, edited: 'url' | 'email'): Field[] {
  const { page, w } = visitor;
  const { act } = chat(visitor);
  const pane = page.getByRole('complementary', { name: w('contact.data'), exact: true });
  const show = shows(visitor, id);
  const then = (open: () => Promise<void>) => async () => {
    await show();
    await open();
  };
  return [
    ...composerFields(visitor, id),
    {
      name: `classify ${String(id)}`,
      open: then(() => act('conversation.classify')),
      input: classifyDialog(visitor).notes,
    },
    {
      name: `transfer ${String(id)}`,
      open: then(() => act('call.transfer')),
      input: transferPopover(visitor).search,
    },
    {
      name: `contact ${String(id)}`,
      open: then(() =>
        page
          .getByRole('button', { name: w('contact.edit') })
          .first()
          .click(),
      ),
      input: editContact(visitor).field(edited),
    },
    {
      name: `note ${String(id)}`,
      open: then(async () => {
        const showPane = page
          .getByRole('main')
          .getByRole('button', { name: w('customer.show'), exact: true });
        const tab = pane.getByRole('tab', { name: w('customer.notes') });
        await showPane.or(tab).first().waitFor();
        if (!(await tab.isVisible())) await showPane.click();
        await tab.click();
      }),
      input: pane.getByRole('textbox', { name: w('notes.field') }),
    },
  ];
}

/** What a template is filled in with, in a chat that may be sent one. */
function templateField(visitor: Visitor, id: number): Field {
  const { page, w } = visitor;
  const sent = page.getByRole('dialog', { name: w('template.title') });
  const input = sent.getByRole('textbox', { name: 'nome' });
  return {
    name: 'template',
    input,
    open: async () => {
      await shows(visitor, id)();
      await chat(visitor).act('template.title');
      await sent.waitFor();
      if (await input.isVisible()) return;
      await sent.getByRole('combobox', { name: w('template.choice') }).click();
      await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Boas vindas' }).click();
    },
  };
}

/** A field of what the menu Novo opens, wherever the agent is. */
function begun(visitor: Visitor, form: Beginning, field: TextId): Field {
  return {
    name: `${form} ${field}`,
    open: () => frame(visitor).begin(form),
    input: formDialog(visitor, form).field(field),
  };
}

/** Of those fields the ones about calls. */
export function phoneFields(visitor: Visitor): Field[] {
  return [
    begun(visitor, 'call.schedule', 'schedule.description'),
    begun(visitor, 'call.schedule', 'schedule.name'),
    { name: 'dial', open: dialDialog(visitor).open, input: dialDialog(visitor).number, word: digits },
  ];
}

/** The classification of several chats at once. */
function bulkField(visitor: Visitor, chats: readonly number[]): Field {
  const { page, w } = visitor;
  const bar = page.getByRole('region', { name: w('bulk.title') });
  const clear = bar.getByRole('button', { name: w('bulk.clear'), exact: true });
  return {
    name: 'classify several',
    input: classifyDialog(visitor).notes,
    open: async () => {
      if (await clear.isVisible()) await clear.click();
      for (const id of chats)
        await conversationList(visitor)
          .row(id)
          .click({ modifiers: ['Control'] });
      await bar.getByRole('button', { name: w('conversation.classify'), exact: true }).click();
    },
  };
}

/** What the desk's fields are about. */
export interface Desk {
  chats: readonly [number, number];
  /** A chat that may be sent a template. */
  template: number;
}

/** Every field that the console has without a call and without mails. */
export function deskFields(visitor: Visitor, { chats, template }: Desk): Field[] {
  const [one, other] = chats;
  return [
    ...chatFields(visitor, one, 'url'),
    ...chatFields(visitor, other, 'email'),
    templateField(visitor, template),
    bulkField(visitor, chats),
    begun(visitor, 'create.email', 'chat.subject'),
    begun(visitor, 'create.email', 'create.address'),
    begun(visitor, 'create.whatsapp', 'create.name'),
    ...phoneFields(visitor),
  ];
}
