import type { Page } from '@playwright/test';
import { ANA } from '../support/agents';
import { violations } from '../support/axe';
import { chat } from '../support/screens/chat';
import { contactsScreen } from '../support/screens/contacts';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { LANGUAGES } from '../support/words';
import type { World } from '../support/world';

const SAID = 'Preciso da segunda via do boleto.';

/** Ana with three customers who wrote, in a window so large. */
async function withCustomers(world: World, width: number, height: number) {
  const visitor = await world.visit({ width, height });
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  // One whom the centre knows has a page of their own, which the header links.
  const { id: first } = world.control.openConversation({ queue: 'Chat Site', idCliente: 2, texto: SAID });
  for (const fromName of ['Helena Oliveira', 'André Klein'])
    world.control.openConversation({ queue: 'Chat Site', fromName, texto: SAID });
  await expect(conversationList(visitor).rows).toHaveCount(3);
  return { visitor, first };
}

/** How far a page can be scrolled sideways, px. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What of a conversation is to be seen whole, at any width. */
async function seesConversation(visitor: Visitor): Promise<void> {
  const { composer, send, bubble } = chat(visitor);
  const lastAction = visitor.page.locator('.chat-header__actions button').last();
  const { newMenu, status } = frame(visitor);
  for (const part of [bubble(SAID), composer, send, status, newMenu, lastAction]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  expect(await sideways(visitor.page)).toBe(0);
}

test('each width of the window has its own arrangement, down to 400 %', async ({ world }) => {
  const { visitor, first } = await withCustomers(world, 1600, 900);
  const { page, w } = visitor;
  const { row, grid, search } = conversationList(visitor);
  const back = page.getByRole('button', { name: w('frame.backUnread', { count: 2 }), exact: true });
  const panel = page.getByRole('complementary', { name: w('contact.data'), exact: true });
  const { customer, hideCustomer, showCustomer } = chat(visitor);
  await row(first).click();
  await expect(panel).toBeVisible();
  await seesConversation(visitor);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(panel).toBeHidden();
  await showCustomer();
  await expect(customer.getByText(`#${String(first)}`, { exact: true })).toBeVisible();
  await hideCustomer();
  await expect(search).toBeVisible();
  await seesConversation(visitor);

  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(back).toBeVisible();
  await expect(search).toBeHidden();
  await expect(grid.getByRole('row')).toHaveCount(3);
  await seesConversation(visitor);
  await expect(page.getByText(w('softphone.outAvailable'))).toBeVisible();
  await shoot(page, 'notice-1000');
  await frame(visitor)
    .nav.getByRole('link', { name: w('nav.contacts') })
    .click();
  const contact = contactsScreen(visitor).list.getByRole('button').first();
  const heading = page.getByRole('heading', { name: w('nav.contacts') }).first();
  await expect(contact).toBeVisible();
  // The rows begin right below it.
  const [above, below] = [await heading.boundingBox(), await contact.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(60);
  await page.goBack();
  await row(first).click();

  // As 1440 × 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(grid).toBeHidden();
  await expect(back).toBeVisible();
  await seesConversation(visitor);
  // Nothing of the status is cut.
  const word = page.locator('.status-pill__word');
  expect(await word.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await violations(page)).toEqual([]);

  // As 1280 × 1024 at 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await seesConversation(visitor);
  // The centre has no telephone: its notice stands over the screen, and nothing is out of reach.
  await expect(page.getByText(w('softphone.outAvailable'))).toBeVisible();
  await shoot(page, 'notice-320');
  for (const to of ['nav.contacts', 'nav.history', 'nav.conversations'] as const) {
    await frame(visitor)
      .nav.getByRole('link', { name: w(to) })
      .click();
    await expect(page.getByRole('main')).toBeAttached();
    expect(await sideways(page)).toBe(0);
  }
});

test('the keyboard comes past rail and bar, through the panes, and draws their edges', async ({ world }) => {
  const { visitor } = await withCustomers(world, 1440, 900);
  const { page, w } = visitor;
  const { composer } = chat(visitor);
  const edge = page.getByRole('separator', { name: w('frame.width.list') });
  await page.reload();
  await expect(conversationList(visitor).rows).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: w('frame.toList') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(conversationList(visitor).rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(composer).toBeFocused();
  await page.keyboard.press('F8');
  await expect(conversationList(visitor).rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  for (const place of [
    frame(visitor).nav,
    frame(visitor).banner,
    page.locator('aside'),
    page.getByRole('main'),
  ]) {
    await page.keyboard.press('F6');
    await expect(place.locator(':focus')).toBeVisible();
  }

  await edge.focus();
  await page.keyboard.press('End');
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  const width = async () => (await page.locator('aside').first().boundingBox())?.width;
  expect(await width()).toBe(400);
  const box = await edge.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, 400);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) - 46, 400, { steps: 3 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '350');
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', '350');
  await edge.dblclick();
  await expect(edge).toHaveAttribute('aria-valuenow', '320');
});

test('the field of the bar says what it is for in whole words, in every language and width', async ({
  world,
}) => {
  for (const language of LANGUAGES) {
    const visitor = await world.visit({ language, width: 1600 });
    const { page } = visitor;
    await signIn(visitor, ANA);
    const { globalField } = frame(visitor);
    const cut: string[] = [];
    for (const width of [1600, 1440, 1280, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      const words = globalField.locator('.global-field__hint');
      await expect(words).toBeVisible();
      const isCut = await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      if (isCut) cut.push(`${await words.innerText()}, ${String(width)} px`);
    }
    expect(cut).toEqual([]);
    await page.close();
  }
});
