import type { Locator } from 'playwright-core';
import { ANA } from '../support/agents';
import { eventually, settled } from '../support/eventually';
import { expectNoIncidents } from '../support/incidents';
import { chat } from '../support/screens/chat';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import type { Visitor } from '../support/visitor';
import { startWorld } from '../support/world';
import type { World } from '../support/world';

const MESSAGES = 2_000;

let world: World;
let visitor: Visitor;
let short: number;
let long: number;

beforeAll(async () => {
  world = await startWorld();
  const seeded = world.control.seedConversations({ nome: ANA.login, count: 2, messages: 6 });
  [short = 0, long = 0] = seeded;
  world.control.seedMessages({ idAtendimento: long, count: MESSAGES });
  world.control.seedEarlier({ idAtendimento: short, count: 4, messages: 14 });
  visitor = await world.visit();
  await signIn(visitor, ANA);
});

afterAll(() => world.close());

const top = (bubble: Locator) =>
  bubble.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Scrolls upwards with the wheel until something is there. */
async function upTo(sought: Locator, by: number): Promise<void> {
  await eventually(async () => {
    await visitor.page.mouse.wheel(0, -by);
    expect(await sought.count()).toBeGreaterThan(0);
  });
}

test('earlier conversations come on scrolling up, three at a time, and leave what is read in its place', async () => {
  const { w, page } = visitor;
  const { log, bubble } = chat(visitor);
  await conversationList(visitor).row(short).click();
  const third = bubble('Ok (3)').last();
  await third.waitFor();
  const before = await settled(() => top(third));
  await log.getByRole('button', { name: w('earlier.show') }).click();
  await log.getByRole('heading').last().waitFor();
  await eventually(async () => expect(await top(third)).toBe(before));
  await log.hover();
  await upTo(log.getByText(w('earlier.end')), 600);
  await upTo(log.getByRole('heading').filter({ hasText: `#${String(long + 1)}` }), 600);
  await shoot(page, 'timeline-earlier');
});

test('a long conversation is read to its beginning without moving what is read, and takes what comes', async () => {
  const { w, page } = visitor;
  const { log, bubble } = chat(visitor);
  await conversationList(visitor).row(long).click();
  await bubble(`(${String(MESSAGES)})`).waitFor();
  await log.hover();
  await page.mouse.wheel(0, -600);
  await page.getByRole('button', { name: w('chat.toEnd') }).waitFor();
  const watched = bubble(`(${String(MESSAGES - 10)})`);
  const before = await settled(() => top(watched));
  await log.getByRole('button', { name: w('earlier.show') }).waitFor();
  world.control.customerWrites({ idAtendimento: long, texto: 'Chegou agora' });
  await page.getByRole('button', { name: w('chat.newMessages', { count: 1 }) }).waitFor();
  await eventually(async () => expect(await top(watched)).toBe(before));
  await log.press('Home');
  await bubble('Bom dia, tudo bem? (1)').first().waitFor();
  await log.press('End');
  await bubble('Chegou agora').waitFor();
});

test('words are found in all of it, marked, and left with the focus where it was', async () => {
  const { w, page } = visitor;
  const { composer } = chat(visitor);
  await composer.click();
  await page.keyboard.press('Control+Shift+O');
  const box = page.getByRole('searchbox', { name: w('find.open'), exact: true });
  await box.fill('SEGUNDA VÍA');
  const count = page.getByRole('search').getByRole('status');
  const of = (at: number) => w('find.count', { at, count: 335 });
  await eventually(async () => expect(await count.textContent()).toBe(of(335)));
  await box.press('Shift+Enter');
  await eventually(async () => expect(await count.textContent()).toBe(of(1)));
  const found = page.locator('[data-found] article');
  await found.filter({ hasText: '(2)' }).waitFor();
  await shoot(page, 'timeline-find');
  await box.press('Escape');
  await box.waitFor({ state: 'detached' });
  await eventually(async () => expect(await page.locator('[data-found]').count()).toBe(0));
  await eventually(async () =>
    expect(await composer.evaluate((element) => element === document.activeElement)).toBe(true),
  );
  expectNoIncidents(visitor.incidents);
});
