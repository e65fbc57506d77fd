import type { Locator } from '@playwright/test';
import type { Dice } from '../../../support/random';
import { conversationList } from '../screens/list';
import { expect } from '../test';
import type { Visitor } from '../visitor';
import type { Field } from './field';
import { monkeyAt } from './monkey';

/** The most actions after a word, and how many of the story a failure tells. */
const BURST = 35;
const TOLD = 100;

/** So often the world breaks in right behind a word, when nothing was kept yet. */
const AT_ONCE = 0.3;

/** What the world does meanwhile, by name. */
export type Events = Readonly<Record<string, () => Promise<void> | void>>;

/** Words in fields, and a monkey that does not care for them. */
export interface Play {
  /**
   * Does so many things, a part of them behind a word in each field; in the end all words are there, and nothing is open.
   */
  go(fields: readonly Field[], actions: number): Promise<void>;
  /** Asserts that what was typed into a field is in this place. */
  standsIn(field: Field, place: Locator): Promise<void>;
  /** Nobody can come back to these. */
  forget(fields: readonly Field[]): void;
}

/** Back to where nothing is open: all conversations, at the usual size. */
async function comeHome(visitor: Visitor): Promise<void> {
  const { page, w } = visitor;
  const { chip, search } = conversationList(visitor);
  // The docked editor of mails is a part of its conversation, and stays with it.
  const open = page.locator(
    ':is([role="dialog"]:not([data-docked]), [role="menu"], [role="listbox"]):visible',
  );
  const home = page.getByRole('navigation').getByRole('link', { name: w('nav.conversations') });
  await page.setViewportSize({ width: 1600, height: 900 });
  // What was pressed last may open a moment later.
  await expect(async () => {
    for (let tries = 0; tries < 8 && (await open.count()) > 0; tries += 1) {
      await open.last().press('Escape', { timeout: 1_000 });
      await page.waitForTimeout(20);
    }
    await home.press('Enter', { timeout: 1_000 });
    if ((await search.inputValue({ timeout: 1_000 })) !== '') await search.fill('', { timeout: 1_000 });
    await chip('conversations.all').click({ timeout: 1_000 });
  }).toPass();
}

/** Lets a monkey loose at a visitor's page, while the world does one of its events in each burst. */
export async function playAt(visitor: Visitor, dice: Dice, events: Events): Promise<Play> {
  const { page } = visitor;
  const monkey = await monkeyAt(visitor, dice);
  const typed = new Map<Field, string[]>();
  const story: string[] = [];
  const [one = '', ...others] = Object.keys(events);
  let bursts = 0;

  async function stands(field: Field, read: () => Promise<string>): Promise<void> {
    const words = typed.get(field) ?? [];
    const past = story.slice(-TOLD).join('\n');
    // What it begins with, a customer's name, may stand before, and what is typed by way of another field between.
    const wanted = new RegExp(words.map((word) => word.trim()).join('[^]*'), 'u');
    await expect
      .poll(read, { message: `${field.name}, seed ${String(dice.seed)}, after\n${past}`, timeout: 10_000 })
      .toMatch(wanted);
  }

  async function show(field: Field): Promise<void> {
    await comeHome(visitor);
    await field.open();
    await stands(field, field.read ?? (() => field.input.inputValue()));
  }

  async function type(field: Field): Promise<void> {
    const word = (field.word ?? ((nth: number) => `palavra${String(nth)} `))(bursts);
    await show(field);
    await field.input.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(word);
    await field.move?.();
    typed.set(field, [...(typed.get(field) ?? []), word]);
    story.push(`type ${word} into ${field.name}`);
  }

  async function happen(): Promise<string> {
    const name = dice.pick([one, ...others]);
    await events[name]?.();
    return name;
  }

  async function burst(field: Field, actions: number): Promise<void> {
    bursts += 1;
    await type(field);
    const eventAt = dice.chance(AT_ONCE) ? 0 : dice.int(actions);
    for (let at = 0; at < actions; at += 1) {
      story.push(at === eventAt ? await happen() : await monkey.act());
    }
  }

  return {
    async go(fields, actions) {
      const order = fields.map((field) => ({ field, at: dice.next() })).toSorted((a, b) => a.at - b.at);
      // Each field has a word at least once; where some have more, all are looked at in between, too.
      const count = Math.max(fields.length, Math.ceil(actions / BURST));
      const looks = count === fields.length ? [count] : [Math.floor(count / 2), count];
      for (let at = 1; at <= count; at += 1) {
        const next = order[at % order.length];
        const part = Math.floor((at * actions) / count) - Math.floor(((at - 1) * actions) / count);
        if (next !== undefined) await burst(next.field, part);
        if (looks.includes(at)) for (const field of typed.keys()) await show(field);
      }
      await comeHome(visitor);
    },
    standsIn: (field, place) => stands(field, () => place.inputValue()),
    forget(fields) {
      for (const field of fields) typed.delete(field);
    },
  };
}
