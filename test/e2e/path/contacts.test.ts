import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { contactsScreen, editContact } from '../support/screens/contacts';
import { shoot } from '../support/shot';
import { reload, signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

const MANY = 50_000;

/** Those that a fresh sandbox has. */
const SEEDED = 48;

/** A contact of a fresh sandbox, with conversations. */
const SEEDED_NUMBER = '5511980000000';

/** The same as people write it. */
const WRITTEN = '+55 11 98000-0000';

/** Keeps a picture of the page, which has to be accessible. */
async function look({ page }: Visitor, name: string): Promise<void> {
  await shoot(page, `contacts-${name}`);
  expect(await violations(page)).toEqual([]);
}

test.describe('fifty thousand contacts', () => {
  /** Ana, who looks at all of them. */
  async function amongMany(world: World): Promise<Visitor> {
    world.control.seedContacts({ count: MANY });
    const visitor = await world.visit();
    await signIn(visitor, ANA);
    const { open, heading } = contactsScreen(visitor);
    await open();
    await expect(heading.filter({ hasText: new RegExp(`\\D${String(MANY + SEEDED)}$`) })).toBeVisible();
    return visitor;
  }

  test('are all there, from the first to the last, and only those in view are drawn', async ({ world }) => {
    const visitor = await amongMany(world);
    const { page } = visitor;
    const { list, row } = contactsScreen(visitor);
    const rows = list.getByRole('button');
    await expect.poll(() => rows.count()).toBeLessThan(40);
    await expect(rows.first()).toContainText('André');
    const first = (await rows.first().textContent()) ?? '';
    await rows.first().focus();
    await page.keyboard.press('End');
    await expect(row(/^VVoz|^Val|^V/).last()).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Valentina');
    await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-posinset', String(MANY + SEEDED));
    await page.keyboard.press('Home');
    await expect(rows.first()).toHaveText(first);
    await list.evaluate((element) => element.parentElement?.scrollTo({ top: 2_000_000 }));
    await expect
      .poll(async () => Number(await list.getByRole('listitem').nth(5).getAttribute('aria-posinset')))
      .toBeGreaterThan(24_000);
    await look(visitor, 'middle');
  });

  test('are found by name without accents, by number, e-mail and document', async ({ world }) => {
    const visitor = await amongMany(world);
    const { find, search, row } = contactsScreen(visitor);
    await find('FERNANDEZ isidora 49991', 1);
    await expect(row(/Isidora Fernández 49991/)).toBeVisible();
    await find('(55) 31960-000123', 1);
    await expect(row('+55 31 96000-0123')).toBeVisible();
    await find('CLIENTE4242@exemplo', 1);
    await expect(row(/ 4242(?!\d)/)).toBeVisible();
    await find('200000007-00', 1);
    await expect(row(/ 101(?!\d)/)).toBeVisible();
    await find('ninguém com este nome', 0);
    await visitor.page.getByText(visitor.w('conversations.clearSearch')).click();
    await expect(search).toHaveValue('');
  });

  test('show their data and their conversations, by keyboard alone', async ({ world }) => {
    const visitor = await amongMany(world);
    const { page, w } = visitor;
    const { find, search, history, row } = contactsScreen(visitor);
    await find(SEEDED_NUMBER, 1);
    await expect(row(WRITTEN)).toBeVisible();
    await search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('definition').filter({ hasText: WRITTEN })).toBeVisible();
    await expect(history.getByRole('button').first()).toBeVisible();
    await look(visitor, 'data');
    // The card is on the way there: one stop for each thing that can be done with it.
    await page.getByRole('button', { name: w('contact.edit') }).focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(history.getByRole('button').first()).toBeFocused({ timeout: 200 });
    }).toPass();
    // The first one may be the agent's own, and still open.
    await history.getByRole('button').nth(1).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('article').first()).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await look(visitor, 'past');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('are changed, and stand where their new name belongs', async ({ world }) => {
    const visitor = await amongMany(world);
    const { page, w } = visitor;
    const { panel, row, find } = contactsScreen(visitor);
    const { dialog, field, save } = editContact(visitor);
    const edit = page.getByRole('button', { name: w('contact.edit') });
    await find(SEEDED_NUMBER, 1);
    await row(WRITTEN).click();
    await edit.click();
    await expect(field('name')).toBeFocused();
    await field('name').fill('Ábaco Primeiro');
    await dialog.getByRole('button', { name: w('contact.addField') }).click();
    await page.keyboard.type('Origem');
    await save.click();
    await expect(dialog.getByText(w('field.required'))).toBeVisible();
    await look(visitor, 'edit');
    await page.keyboard.type('Feira');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(panel('Ábaco Primeiro').getByText('Feira')).toBeVisible();
    await find('', MANY + SEEDED);
    await expect(row(/Ábaco Primeiro/)).toBeVisible();
  });
});

for (const [scheme, width] of [
  ['dark', 1440],
  ['light', 1000],
] as const) {
  const title = `contacts, ${scheme}, ${String(width)} px wide, can be read and left`;
  test(title, async ({ world }) => {
    const visitor = await world.visit({ scheme, width });
    const { page, w } = visitor;
    await signIn(visitor, ANA);
    const { open, find, row, list } = contactsScreen(visitor);
    await open();
    await find(SEEDED_NUMBER, 1);
    await row(WRITTEN).click();
    await expect(page.getByRole('definition').first()).toBeVisible();
    await look(visitor, `${scheme}-${String(width)}`);
    await page.getByRole('button', { name: w('contact.edit') }).click();
    const { dialog, field } = editContact(visitor);
    await expect(field('name')).toBeVisible();
    await look(visitor, `edit-${scheme}-${String(width)}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (width < 1300) {
      // In the row of the name, not in one of its own above.
      const contact = page.getByRole('main').getByRole('region');
      await contact.getByRole('button', { name: w('action.back') }).click();
      await expect(list).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('a page that goes with an edited contact asks first, and not once it is saved', async ({ world }) => {
  const visitor = await world.visit();
  const { page, w } = visitor;
  const asked: string[] = [];
  // The visitor says yes to each question.
  page.on('dialog', (dialog) => asked.push(dialog.type()));
  await signIn(visitor, ANA);
  const { open, find, row } = contactsScreen(visitor);
  const { field, gone, save } = editContact(visitor);
  const edit = async (name: string) => {
    await open();
    await find(SEEDED_NUMBER, 1);
    await row(WRITTEN).click();
    await page.getByRole('button', { name: w('contact.edit') }).click();
    await field('name').fill(name);
  };
  await edit('Emília');
  await reload(visitor);
  expect(asked).toEqual(['beforeunload']);
  await edit('Emília');
  await save.click();
  await gone();
  await reload(visitor);
  expect(asked).toHaveLength(1);
});
