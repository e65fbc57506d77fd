import { ANA } from '../support/agents';
import { boxesIn, CONSOLE_BOXES, FIRST_FRAME, holdFiles, LOGIN_BOXES, ROOT } from '../support/firstFrame';
import { watchLayoutShifts } from '../support/layoutShifts';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { loginPage } from '../support/screens/login';
import { setUp, signIn } from '../support/steps';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/words';

const MAIN = /\/assets\/main\./;

/** What the list is read by. */
const LIST_READ = /api\/v2\/chats/;

/** What stands in the frame while the list is read. */
const WAITING_BOXES = [...CONSOLE_BOXES, '.list-pane__head .button', '.skeleton__avatar', '.skeleton__bar'];

/**
 * What somebody would see move: not the room of words as the product's font comes, less than a thousandth of the page, and
 * not what only grows to the left by the telephone's own sign.
 */
const seen = (shifts: readonly string[]): string[] =>
  shifts.filter((line) => !line.startsWith('0.000') && !line.includes('title-bar__end'));

for (const { width, height } of [
  { width: 1600, height: 900 },
  { width: 1360, height: 768 },
  { width: 1100, height: 800 },
  { width: 820, height: 900 },
  { width: 420, height: 800 },
])
  test(`the frame of the document stands where the console's does, ${String(width)} px wide`, async ({
    world,
  }) => {
    const visitor = await world.visit({ width, height });
    const { page } = visitor;
    await signIn(visitor, ANA);
    await frame(visitor).join('Chat Site');
    const release = await holdFiles(page, MAIN);
    const releaseList = await holdFiles(page, LIST_READ);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator(FIRST_FRAME)).toBeVisible();
    const first = await boxesIn(page, FIRST_FRAME, WAITING_BOXES);
    const shifts = await watchLayoutShifts(page);
    release();
    await frame(visitor).shown();
    await expect(page.locator(FIRST_FRAME)).toHaveCount(0);
    expect(first).toEqual(await boxesIn(page, ROOT, WAITING_BOXES));
    releaseList();
    expect(seen(await shifts.take())).toEqual([]);
  });

for (const language of LANGUAGES)
  test(`the login of the document stands where the real one does, in ${language}`, async ({ world }) => {
    const visitor = await world.visit({ language, scheme: 'dark' });
    const { page } = visitor;
    await setUp(visitor);
    const release = await holdFiles(page, MAIN);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator(FIRST_FRAME)).toBeVisible();
    const first = await boxesIn(page, FIRST_FRAME, LOGIN_BOXES);
    const ground = await page.locator(FIRST_FRAME).evaluate((it) => getComputedStyle(it).backgroundColor);
    const shifts = await watchLayoutShifts(page);
    release();
    await loginPage(visitor).user.waitFor();
    await expect(page.locator(FIRST_FRAME)).toHaveCount(0);
    expect(first).toEqual(await boxesIn(page, ROOT, LOGIN_BOXES));
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
    expect(seen(await shifts.take())).toEqual([]);
  });

test('the login of a browser that cannot telephone has room for what it says of it', async ({ world }) => {
  const visitor = await world.visit();
  const { page, context } = visitor;
  await context.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'));
  await setUp(visitor);
  const release = await holdFiles(page, MAIN);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator(`${FIRST_FRAME} .login__alert`)).toBeVisible();
  const boxes = [...LOGIN_BOXES, '.login__alert', '.login__check input'];
  const first = await boxesIn(page, FIRST_FRAME, boxes);
  release();
  await loginPage(visitor).user.waitFor();
  await expect(page.locator(FIRST_FRAME)).toHaveCount(0);
  expect(first).toEqual(await boxesIn(page, ROOT, boxes));
});

test('the frame is as the agent arranged the console: dark, dense, in large words', async ({ world }) => {
  const visitor = await world.visit({ scheme: 'light' });
  const { page } = visitor;
  await signIn(visitor, ANA);
  await page.evaluate((login) => {
    const keep = (domain: string, fields: Record<string, unknown>): void => {
      const key = `persist:${domain}`;
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      const more = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]);
      localStorage.setItem(key, JSON.stringify(Object.assign({}, kept, Object.fromEntries(more))));
    };
    keep('ui', { theme: 'dark' });
    keep('layout', {
      byAgent: { [login]: { density: 'compact', textSize: 125, widths: { list: 380 } } },
    });
  }, ANA.login);
  const release = await holdFiles(page, MAIN);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(FIRST_FRAME)).toBeVisible();
  const first = await boxesIn(page, FIRST_FRAME, CONSOLE_BOXES);
  expect(await page.evaluate(() => document.documentElement.dataset['scheme'])).toBe('dark');
  release();
  await frame(visitor).shown();
  expect(first).toEqual(await boxesIn(page, ROOT, CONSOLE_BOXES));
});

test('the way back stays where it is as the conversation comes', async ({ world }) => {
  const visitor = await world.visit({ width: 1000 });
  const { page } = visitor;
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  const who = { queue: 'Chat Site', fromName: 'Nina Vaz', texto: 'Oi' };
  await conversationList(visitor).row(world.control.openConversation(who).id).click();
  await expect(chat(visitor).composer).toBeVisible();
  const release = await holdFiles(page, LIST_READ);
  await page.reload();
  const back = page.locator('.back-button');
  await expect(page.locator('.back-button + .skeleton')).toBeVisible();
  const before = await back.boundingBox();
  release();
  await expect(chat(visitor).composer).toBeVisible();
  expect(await back.boundingBox()).toEqual(before);
});

test('nothing of the frame is read out, found or reached by a key', async ({ world }) => {
  const visitor = await world.visit();
  const { page } = visitor;
  await setUp(visitor);
  await holdFiles(page, MAIN);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator(FIRST_FRAME)).toBeVisible();
  expect(await page.locator('body').ariaSnapshot()).toBe('');
  expect(await page.locator(FIRST_FRAME).evaluate((it) => it.textContent.trim())).toBe('');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the replay page has no frame', async ({ world }) => {
  const visitor = await world.visit();
  const { page } = visitor;
  await holdFiles(page, MAIN);
  await page.goto('/replay', { waitUntil: 'commit' });
  await page.locator(ROOT).waitFor({ state: 'attached' });
  await expect(page.locator(FIRST_FRAME)).toHaveCount(0);
});

test('who signed out gets the login at the next start, not the console', async ({ world }) => {
  const visitor = await world.visit();
  const { page } = visitor;
  await signIn(visitor, ANA);
  await (await frame(visitor).askToLeave()).yes.click();
  await loginPage(visitor).user.waitFor();
  await holdFiles(page, MAIN);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator(`${FIRST_FRAME} .login__card`)).toBeVisible();
  await expect(page.locator(`${FIRST_FRAME} .nav-rail`)).toHaveCount(0);
});
