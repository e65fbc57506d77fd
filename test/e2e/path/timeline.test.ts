import type { JSHandle, Locator, Page } from '@playwright/test';
import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import { settled } from '../support/settled';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, extended, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';

const MESSAGES = 2_000;

/** Ana has a short conversation, with others of the same customer before it, and a long one. */
async function withConversations(world: World) {
  const seeded = world.control.seedConversations({ nome: ANA.login, count: 2, messages: 6 });
  const [short = 0, long = 0] = seeded;
  world.control.seedMessages({ idAtendimento: long, count: MESSAGES });
  world.control.seedEarlier({ idAtendimento: short, count: 4, messages: 14 });
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  return { visitor, short, long };
}

const top = (bubble: Locator) =>
  bubble.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Scrolls upwards with the wheel until something is there. */
async function upTo({ page }: Visitor, sought: Locator, by: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, -by);
    expect(await sought.count()).toBeGreaterThan(0);
  }).toPass();
}

/** Rows that are put elsewhere, or given another height, from now on. */
function watchMoves(page: Page): Promise<JSHandle<Set<Node>>> {
  return page.evaluateHandle(() => {
    const rows = new Set<Node>();
    new MutationObserver((mutations) => {
      for (const { target } of mutations)
        if (target instanceof Element && target.matches('.timeline__row')) rows.add(target);
    }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
    return rows;
  });
}

/** The heights that all rows together are given from now on. */
function watchHeight(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const heights: string[] = [];
    new MutationObserver((mutations) => {
      for (const { target } of mutations)
        if (target instanceof HTMLElement && target.matches('.timeline__rows'))
          heights.push(target.style.height);
    }).observe(document.body, { attributes: true, attributeFilter: ['style'], subtree: true });
    return heights;
  });
}

test('earlier conversations come on scrolling up, three at a time, and leave what is read in its place', async ({
  world,
}) => {
  const { visitor, short, long } = await withConversations(world);
  const { w, page } = visitor;
  const { log, bubble } = chat(visitor);
  await conversationList(visitor).row(short).click();
  const third = bubble('Ok (3)').last();
  await expect(third).toBeVisible();
  const before = await settled(() => top(third));
  await log.getByRole('button', { name: w('earlier.show') }).click();
  await expect(log.getByRole('heading').last()).toBeVisible();
  await expect.poll(() => top(third)).toBe(before);
  await log.hover();
  await upTo(visitor, log.getByText(w('earlier.end')), 600);
  await upTo(visitor, log.getByRole('heading').filter({ hasText: `#${String(long + 1)}` }), 600);
  await shoot(page, 'timeline-earlier');
});

test(
  'a long conversation is read to its beginning without moving what is read, and takes what comes',
  { tag: '@smoke' },
  async ({ world }) => {
    const { visitor, long } = await withConversations(world);
    const { w, page } = visitor;
    const { log, bubble } = chat(visitor);
    await conversationList(visitor).row(long).click();
    await expect(bubble(`(${String(MESSAGES)})`)).toBeVisible();
    await log.hover();
    // WebKit forgets a turn of the wheel that older messages overtake: its scrolling is told to the page a frame later.
    await expect(async () => {
      await page.mouse.wheel(0, -600);
      await expect(page.getByRole('button', { name: w('chat.toEnd') })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const watched = bubble(`(${String(MESSAGES - 10)})`);
    const before = await settled(() => top(watched));
    await expect(log.getByRole('button', { name: w('earlier.show') })).toBeVisible();
    world.control.customerWrites({ idAtendimento: long, texto: 'Chegou agora' });
    await expect(page.getByRole('button', { name: w('chat.newMessages', { count: 1 }) })).toBeVisible();
    await expect.poll(() => top(watched)).toBe(before);
    await log.press('Home');
    await expect(bubble('Bom dia, tudo bem? (1)').first()).toBeVisible();
    await log.press('End');
    await expect(bubble('Chegou agora')).toBeVisible();
  },
);

test('a conversation that is opened again is drawn in one go: no row is moved once it is there', async ({
  world,
}) => {
  const [first = 0, second = 0] = world.control.seedConversations({
    nome: ANA.login,
    count: 2,
    messages: 60,
  });
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  const { page } = visitor;
  const { bubble, heading } = chat(visitor);
  const open = async (id: number) => {
    const row = conversationList(visitor).row(id);
    const name = await row.locator('.row__name').innerText();
    await row.click();
    await expect(heading(name)).toBeVisible();
    await expect(bubble('(60)')).toBeVisible();
  };
  await open(first);
  await open(second);
  const moved = await watchMoves(page);
  await open(first);
  await open(second);
  expect(await moved.evaluate(({ size }) => size)).toBe(0);
});

test('what comes is drawn in one go, and the end stays in view, however much comes', async ({ world }) => {
  const [id = 0] = world.control.seedConversations({ nome: ANA.login, count: 1, messages: 60 });
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  const { bubble } = chat(visitor);
  await conversationList(visitor).row(id).click();
  await expect(bubble('(60)')).toBeVisible();
  const say = (texto: string) => world.control.customerWrites({ idAtendimento: id, texto });
  say('Chegou agora');
  await expect(bubble('Chegou agora')).toBeInViewport();
  const moved = await watchMoves(visitor.page);
  const heights = await watchHeight(visitor.page);
  say('E mais isto');
  await expect(bubble('E mais isto')).toBeInViewport({ ratio: 1 });
  expect(await moved.evaluate(({ size }) => size)).toBe(0);
  // Taken to measure otherwise than it does, it would have had all of them drawn twice.
  expect(await heights.evaluate(({ length }) => length)).toBe(1);
  for (let at = 0; at < 40; at += 1) say(`Mais uma, ${String(at)}.`);
  await expect(bubble('Mais uma, 39.')).toBeInViewport({ ratio: 1 });
});

test('words are found in all of it, marked, and left with the focus where it was', async ({ world }) => {
  const { visitor, long } = await withConversations(world);
  const { w, page } = visitor;
  const { composer, bubble } = chat(visitor);
  await conversationList(visitor).row(long).click();
  await expect(bubble(`(${String(MESSAGES)})`)).toBeVisible();
  await composer.click();
  const box = page.getByRole('searchbox', { name: w('find.open'), exact: true });
  // What hears the keys comes after the first screen.
  await expect(async () => {
    await page.keyboard.press('Control+Shift+O');
    await expect(box).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await box.fill('SEGUNDA VÍA');
  const count = page.getByRole('search').getByRole('status');
  const of = (at: number) => w('find.count', { at, count: 335 });
  await expect(count).toHaveText(of(335));
  await box.press('Shift+Enter');
  await expect(count).toHaveText(of(1));
  const found = page.locator('[data-found] article');
  await expect(found.filter({ hasText: '(2)' })).toBeVisible();
  await shoot(page, 'timeline-find');
  await box.press('Escape');
  await expect(box).not.toBeAttached();
  await expect(page.locator('[data-found]')).toHaveCount(0);
  await expect(composer).toBeFocused();
});

extended('who types moves nothing, neither in the header nor in the timeline', async ({ world }) => {
  const [id = 0] = world.control.seedConversations({ nome: ANA.login, count: 1, messages: 6 });
  const visitor = await world.visit({ width: 1000 });
  await signIn(visitor, ANA);
  const { page, w } = visitor;
  await conversationList(visitor).row(id).click();
  const { bubbles, composer } = chat(visitor);
  const parts = [page.getByRole('main').locator('header'), bubbles.first(), bubbles.last(), composer];
  const places = () => Promise.all(parts.map((part) => part.boundingBox()));
  await expect(bubbles.last()).toBeVisible();
  const before = await settled(async () => JSON.stringify(await places()));
  const typing = page.getByText(w('conversation.typing'));
  world.control.customerTyping({ idAtendimento: id, estado: 'digitando' });
  await expect(typing.first()).toBeVisible();
  expect(JSON.stringify(await places())).toBe(before);
  world.control.customerTyping({ idAtendimento: id, estado: 'parou' });
  await expect(typing).toHaveCount(0);
  expect(JSON.stringify(await places())).toBe(before);
});

test('the way to earlier conversations stands above the sign of an empty one', async ({ world }) => {
  const [id = 0] = world.control.seedConversations({ nome: ANA.login, count: 1, messages: 0 });
  const visitor = await world.visit();
  await signIn(visitor, ANA);
  const { page, w } = visitor;
  await conversationList(visitor).row(id).click();
  const way = page.getByRole('button', { name: w('earlier.show') });
  const sign = page.locator('.chat__nothing .empty-state__icon');
  for (const width of [1440, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(way).toBeVisible();
    const [above, below] = [await way.boundingBox(), await sign.boundingBox()];
    expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN);
  }
});
