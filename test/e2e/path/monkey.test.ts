import type { Locator } from '@playwright/test';
import { diceOf } from '../../support/random';
import { monkeyAt } from '../support/monkey';
import { chat } from '../support/screens/chat';
import { editContact } from '../support/screens/contacts';
import { dialDialog } from '../support/screens/dialling';
import { classifyDialog, formDialog, transferPopover } from '../support/screens/dialogs';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { sitDown } from '../voice/support/telephone';
import { ANA } from '../voice/support/telephonists';

/** Another one by `MONKEY_SEED`. */
const SEED = Number(process.env['MONKEY_SEED'] ?? 1);

const ACTIONS = 2_000;

/** Actions between two looks at what was typed. */
const BURST = 40;

const CALLER = { numero: '5511980000000', nome: 'Emily Almeida', giveUpMs: 3_000 };

test.use({ centre: { sipPort: 0 }, trace: 'off' });

/** A field with text in it that nobody saves. */
interface Field {
  name: string;
  /** Opens what it is in, on a screen where nothing is open. */
  open: () => Promise<void>;
  input: Locator;
  /** It takes digits alone. */
  isNumber?: boolean;
}

async function arrive(world: World, queue: string, fromName: string, idCliente: number): Promise<number> {
  const numero = `55119111100${String(idCliente).padStart(2, '0')}`;
  const opened = world.control.openConversation({ queue, fromName, numero, idCliente, texto: 'Bom dia!' });
  return Number(opened.id);
}

/** Every field that the console has beside a conversation, and those of its dialogs. */
function fieldsOf(visitor: Visitor, chats: readonly number[], template: number): Field[] {
  const { page, w } = visitor;
  const { act, composer } = chat(visitor);
  const show = (id: number) => async () => {
    await conversationList(visitor).row(id).click();
    await composer.waitFor();
  };
  const begin = (name: Parameters<ReturnType<typeof frame>['begin']>[0]) => () => frame(visitor).begin(name);
  const inChat = (id: number, open: () => Promise<void>) => async () => {
    await show(id)();
    await open();
  };
  const pane = page.getByRole('complementary', { name: w('contact.data'), exact: true });
  const sent = page.getByRole('dialog', { name: w('template.title') });
  return [
    ...chats.flatMap((id): Field[] => [
      { name: `composer ${String(id)}`, open: show(id), input: composer },
      {
        name: `classify ${String(id)}`,
        open: inChat(id, () => act('conversation.classify')),
        input: classifyDialog(visitor).notes,
      },
      {
        name: `transfer ${String(id)}`,
        open: inChat(id, () => act('call.transfer')),
        input: transferPopover(visitor).search,
      },
      {
        name: `contact ${String(id)}`,
        open: inChat(id, () =>
          page
            .getByRole('button', { name: w('contact.edit') })
            .first()
            .click(),
        ),
        input: editContact(visitor).field('url'),
      },
      {
        name: `note ${String(id)}`,
        open: inChat(id, async () => {
          const show = page.getByRole('main').getByRole('button', { name: w('customer.show'), exact: true });
          const tab = pane.getByRole('tab', { name: w('customer.notes') });
          await show.or(tab).first().waitFor();
          if (!(await tab.isVisible())) await show.click();
          await tab.click();
        }),
        input: pane.getByRole('textbox', { name: w('notes.field') }),
      },
    ]),
    {
      name: 'template',
      open: inChat(template, async () => {
        await act('template.title');
        if (await sent.getByRole('textbox', { name: 'nome' }).isVisible()) return;
        await sent.getByRole('combobox', { name: w('template.choice') }).click();
        await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Boas vindas' }).click();
      }),
      input: sent.getByRole('textbox', { name: 'nome' }),
    },
    {
      name: 'new e-mail',
      open: begin('create.email'),
      input: formDialog(visitor, 'create.email').field('chat.subject'),
    },
    {
      name: 'new WhatsApp',
      open: begin('create.whatsapp'),
      input: formDialog(visitor, 'create.whatsapp').field('create.name'),
    },
    { name: 'dial', open: begin('dial.open'), input: dialDialog(visitor).number, isNumber: true },
    {
      name: 'agenda',
      open: begin('call.schedule'),
      input: formDialog(visitor, 'call.schedule').field('schedule.description'),
    },
  ];
}

/** Back to where nothing is open: all conversations, at the usual size. */
async function comeHome(visitor: Visitor): Promise<void> {
  const { page, w } = visitor;
  const { chip, search } = conversationList(visitor);
  const open = page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('listbox'));
  const home = page.getByRole('navigation').getByRole('link', { name: w('nav.conversations') });
  await page.setViewportSize({ width: 1600, height: 900 });
  // What was pressed last may open a moment later.
  await expect(async () => {
    for (let tries = 0; tries < 8 && (await open.filter({ visible: true }).count()) > 0; tries += 1) {
      await open.filter({ visible: true }).last().press('Escape', { timeout: 1_000 });
      await page.waitForTimeout(50);
    }
    await home.press('Enter', { timeout: 1_000 });
    await search.fill('', { timeout: 1_000 });
    await chip('conversations.all').click({ timeout: 1_000 });
  }).toPass();
}

test(`nothing typed is lost by ${String(ACTIONS)} random clicks and keys, with seed ${String(SEED)}`, async ({
  world,
}) => {
  test.setTimeout(600_000);
  const queues = ['Chat Site', 'WhatsApp Oficial', 'WhatsApp Vendas', 'E-mail SAC', 'Voz Atendimento'];
  const visitor = await sitDown(world, ANA, { queues, width: 1600 });
  const { page } = visitor;
  const chats = [
    await arrive(world, 'Chat Site', 'Marta Reis', 1),
    await arrive(world, 'Chat Site', 'Otto Prado', 2),
  ];
  const template = await arrive(world, 'WhatsApp Oficial', 'Rui Sá', 3);
  const fields = fieldsOf(visitor, chats, template);
  const [first, ...others] = fields;
  if (first === undefined) throw new Error('No field');
  const dice = diceOf(SEED);
  const monkey = await monkeyAt(visitor, dice);
  const typed = new Map<Field, string[]>();
  const story: string[] = [];

  async function look(field: Field): Promise<void> {
    const words = typed.get(field);
    if (words === undefined) return;
    const past = story.slice(-2 * BURST).join('\n');
    await comeHome(visitor);
    await field.open();
    await expect(field.input, `${field.name}, seed ${String(SEED)}, after\n${past}`).toHaveValue(
      new RegExp(words.join('.*'), 'u'),
      {
        timeout: 10_000,
      },
    );
  }

  async function type(field: Field, count: number): Promise<void> {
    const word = field.isNumber === true ? String(100 + count) : `palavra${String(count)} `;
    await comeHome(visitor);
    await field.open();
    await field.input.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(word);
    // What it begins with, a customer's name, may stand before.
    typed.set(field, [...(typed.get(field) ?? []), word]);
    story.push(`type ${word} into ${field.name}`);
  }

  /** What the world does meanwhile. */
  async function happen(): Promise<string> {
    const what = dice.pick(['message', 'ring', 'resize', 'reload', 'switch'] as const);
    if (what === 'message') {
      const [one = 0, two = one] = chats;
      world.control.customerWrites({ idAtendimento: dice.chance(0.5) ? one : two, texto: 'E então?' });
    } else if (what === 'ring') world.control.customerCalls(CALLER);
    else if (what === 'resize')
      await page.setViewportSize({ width: dice.chance(0.5) ? 1_000 : 1_440, height: 900 });
    else if (what === 'reload') {
      await page.reload();
      await frame(visitor).shown();
    } else await comeHome(visitor);
    return what;
  }

  for (let done = 0; done < ACTIONS; done += BURST) {
    const field = dice.pick([first, ...others]);
    await type(field, done / BURST);
    const eventAt = dice.int(BURST);
    for (let at = 0; at < BURST; at += 1) {
      story.push(at === eventAt ? await happen() : await monkey.act());
    }
    await look(field);
    if (done % (BURST * 16) === 0) for (const one of fields) await look(one);
  }
  for (const one of fields) await look(one);
});
