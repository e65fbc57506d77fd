import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { eventually } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { contactsScreen, editContact } from '../support/screens/contacts';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const MANY = 50_000;

/** Those that a fresh sandbox has. */
const SEEDED = 48;

/** A contact of a fresh sandbox, with conversations. */
const SEEDED_NUMBER = '5511980000000';

describe('fifty thousand contacts', () => {
  let world: World;
  let visitor: Visitor;

  beforeAll(async () => {
    world = await startWorld();
    world.control.seedContacts({ count: MANY });
    visitor = await world.visit();
    await signIn(visitor, ANA);
    await contactsScreen(visitor).open();
  });

  afterAll(() => world.close());

  const look = async (name: string): Promise<void> => {
    await shoot(visitor.page, `contacts-${name}`);
    expect(await violations(visitor.page)).toEqual([]);
  };

  test('are all there, from the first to the last, and only those in view are drawn', async () => {
    const { list, heading, row } = contactsScreen(visitor);
    await heading.filter({ hasText: new RegExp(`${String(MANY + SEEDED)}$`) }).waitFor();
    const rows = list.getByRole('button');
    await eventually(async () => expect(await rows.count()).toBeLessThan(40));
    const first = (await rows.first().textContent()) ?? '';
    expect(first).toContain('André');
    await rows.first().focus();
    await visitor.page.keyboard.press('End');
    await row(/^VVoz|^Val|^V/)
      .last()
      .waitFor();
    const last = await visitor.page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(last).toContain('Valentina');
    await eventually(async () =>
      expect(await list.getByRole('listitem').last().getAttribute('aria-posinset')).toBe(
        String(MANY + SEEDED),
      ),
    );
    await visitor.page.keyboard.press('Home');
    await eventually(async () => expect(await rows.first().textContent()).toBe(first));
    await list.evaluate((element) => element.parentElement?.scrollTo({ top: 2_000_000 }));
    await eventually(async () => {
      const place = Number(await list.getByRole('listitem').nth(5).getAttribute('aria-posinset'));
      expect(place).toBeGreaterThan(24_000);
    });
    await look('middle');
  });

  test('are found by name without accents, by number, e-mail and document', async () => {
    const { find, search, row } = contactsScreen(visitor);
    await find('FERNANDEZ isidora 49991', 1);
    await row(/Isidora Fernández 49991/).waitFor();
    await find('(55) 31960-000123', 1);
    await row(/5531960000123/).waitFor();
    await find('CLIENTE4242@exemplo', 1);
    await row(/ 4242(?!\d)/).waitFor();
    await find('200000007-00', 1);
    await row(/ 101(?!\d)/).waitFor();
    await find('ninguém com este nome', 0);
    await visitor.page.getByText(visitor.w('conversations.clearSearch')).click();
    await eventually(async () => expect(await search.inputValue()).toBe(''));
  });

  test('show their data and their conversations, by keyboard alone', async () => {
    const { page, w } = visitor;
    const { find, search, history, row } = contactsScreen(visitor);
    await find(SEEDED_NUMBER, 1);
    await row(new RegExp(SEEDED_NUMBER)).waitFor();
    await search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: w('contact.data') }).waitFor();
    await page.getByRole('definition').filter({ hasText: SEEDED_NUMBER }).waitFor();
    await look('data');
    await page.getByRole('tab', { name: w('contact.data') }).focus();
    await page.keyboard.press('ArrowRight');
    await history.getByRole('button').first().waitFor();
    await look('history');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('article').first().waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await look('past');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('are changed, and stand where their new name belongs', async () => {
    const { page, w } = visitor;
    const { panel, row, find } = contactsScreen(visitor);
    const { dialog, field, save, gone } = editContact(visitor);
    await page.getByRole('button', { name: w('contact.edit') }).click();
    await eventually(async () => {
      expect(await field('name').evaluate((input) => input === document.activeElement)).toBe(true);
    });
    await field('name').fill('Ábaco Primeiro');
    await dialog.getByRole('button', { name: w('contact.addField') }).click();
    await page.keyboard.type('Origem');
    await save.click();
    await dialog.getByText(w('field.required')).waitFor();
    await look('edit');
    await page.keyboard.type('Feira');
    await save.click();
    await gone();
    await eventually(async () =>
      expect(
        await page
          .getByRole('button', { name: w('contact.edit') })
          .evaluate((button) => button === document.activeElement),
      ).toBe(true),
    );
    await page.getByRole('tab', { name: w('contact.data') }).click();
    await panel('Ábaco Primeiro').getByText('Feira').waitFor();
    await find('', MANY + SEEDED);
    await row(/Ábaco Primeiro/).waitFor();
    expectNoIncidents(visitor.incidents);
  });
});

describe.each([
  ['dark', 1440],
  ['light', 1000],
] as const)('contacts, %s, %d px wide', (scheme, width) => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });

  afterAll(() => world.close());

  test('can be read and left', async () => {
    const visitor = await world.visit({ scheme, width });
    const { page, w } = visitor;
    await signIn(visitor, ANA);
    const { open, find, row, list } = contactsScreen(visitor);
    await open();
    await find(SEEDED_NUMBER, 1);
    await row(new RegExp(SEEDED_NUMBER)).click();
    await page.getByRole('tab', { name: w('contact.data') }).waitFor();
    await page.getByRole('definition').first().waitFor();
    await shoot(page, `contacts-${scheme}-${String(width)}`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: w('contact.edit') }).click();
    await editContact(visitor).field('name').waitFor();
    await shoot(page, `contacts-edit-${scheme}-${String(width)}`);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await editContact(visitor).gone();
    if (width < 1300) {
      await page.getByRole('button', { name: w('action.back') }).click();
      await list.waitFor();
      expect(await violations(page)).toEqual([]);
    }
    expectNoIncidents(visitor.incidents);
  });
});
