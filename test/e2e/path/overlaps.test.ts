import type { Page } from '@playwright/test';
import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { settingsPage } from '../support/screens/settings';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor, VisitOptions } from '../support/visitor';
import type { World } from '../support/world';

const SAID = 'Preciso da segunda via do boleto.';

/** Ana beside customers whose initials are wide, of whom one wrote often. */
async function begin(world: World, options: VisitOptions): Promise<Visitor> {
  const visitor = await world.visit(options);
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site', 'WhatsApp Vendas');
  const [first] = ['Walter Mendes', 'Márcia Wagner'].map((fromName, index) =>
    world.control.openConversation({
      queue: 'Chat Site',
      fromName,
      numero: `551192222000${String(index)}`,
      idCliente: index + 1,
      texto: SAID,
    }),
  );
  await expect(conversationList(visitor).rows).toHaveCount(2);
  for (let more = 0; more < 11; more += 1)
    world.control.customerWrites({ idAtendimento: first?.id ?? 0, texto: SAID });
  await expect(
    conversationList(visitor)
      .row(first?.id ?? 0)
      .locator('.unread__count'),
  ).toHaveText('12');
  return visitor;
}

/** Buttons of the notice of a lost connection that something else lies on, by their words. */
function coveredIn(page: Page): Promise<string[]> {
  return page.locator('.connection-lost button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [x, y] as const));
      const isFree = points.every(([x, y]) =>
        button.contains(document.elementFromPoint(left + width * x, top + height * y)),
      );
      return isFree ? [] : [button.textContent];
    }),
  );
}

/** Whether something of the list lies on the notices below it. */
function isListOnNotices(page: Page): Promise<boolean> {
  return page.locator('.list-pane .notice-place').evaluate((place) => {
    const { left, top, width } = place.getBoundingClientRect();
    return [0.02, 0.1, 0.25, 0.5, 0.9].some(
      (x) => !place.contains(document.elementFromPoint(left + width * x, top + 3)),
    );
  });
}

test('no toast lies on the notice of a lost connection, wherever that stands', async ({ world }) => {
  const visitor = await begin(world, { width: 1440, height: 700 });
  const { page, w } = visitor;
  const lost = page.getByRole('dialog', { name: w('connection.lost') });
  const toast = page.locator('.toast').filter({ hasText: w('connection.lostToast') });
  const lose = async (width: number, path?: string) => {
    await page.setViewportSize({ width, height: 700 });
    if (path !== undefined) await page.locator(`.nav-rail a[href="${path}"]`).click();
    await world.control.goAway({});
    await expect(lost).toBeVisible();
    await expect(toast).toBeVisible();
    expect(await coveredIn(page)).toEqual([]);
    await shoot(page, `lost-${String(width)}${path?.replace('/', '-') ?? ''}`);
    await world.control.comeBack({});
    await expect(lost).toBeHidden({ timeout: 60_000 });
    await expect(toast).toBeHidden();
  };
  await lose(1440);
  await lose(1000, '/historico');
  await lose(1440, '/contatos');
});

test('in a low window the list lies on no notice, and its rows come by scrolling', async ({ world }) => {
  const visitor = await begin(world, { width: 720, height: 410 });
  const { page, w } = visitor;
  await world.control.goAway({});
  await expect(page.getByRole('dialog', { name: w('connection.lost') })).toBeVisible();
  const toast = page.locator('.toast').filter({ hasText: w('connection.lostToast') });
  await toast.getByRole('button', { name: w('toast.close') }).click();
  await shoot(page, 'lost-low');
  expect(await isListOnNotices(page)).toBe(false);
  await conversationList(visitor).rows.first().hover();
});

test('a telephone that is out lies on nothing that the agent opens', async ({ world }) => {
  const visitor = await begin(world, { width: 1000, height: 700 });
  const { page, w } = visitor;
  const { rows } = conversationList(visitor);
  await rows.first().click();
  await expect(page.locator('.notice-place--over')).toContainText(w('softphone.outAvailable'));
  await frame(visitor).begin('create.whatsapp');
  const dialog = page.getByRole('dialog', { name: w('create.whatsapp') });
  await expect(dialog).toBeVisible();
  await shoot(page, 'outage-below-dialog');
  const coveredAt = await dialog.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
    const points = steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const));
    return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
  });
  expect(coveredAt).toEqual([]);
});

/** Badges that touch the initials of a row's picture, and those that are there. */
function badgesIn(page: Page): Promise<{ touching: string[]; seen: number }> {
  return page.locator('[role="grid"] [role="row"]').evaluateAll((rows) => {
    const canvas = document.createElement('canvas').getContext('2d');
    /** Where letters have ink: the line is higher. */
    function inkOf(element: Element): DOMRect {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const { font } = getComputedStyle(element);
      if (canvas === null) return new DOMRect(x, y, width, height);
      canvas.font = font;
      const measured = canvas.measureText(element.textContent);
      const above = measured.fontBoundingBoxAscent;
      const line = above + measured.fontBoundingBoxDescent;
      const baseline = y + (height - line) / 2 + above;
      const top = baseline - measured.actualBoundingBoxAscent;
      return new DOMRect(x, top, width, baseline + measured.actualBoundingBoxDescent - top);
    }
    const badges = rows.flatMap((row) => {
      const initials = row.querySelector('.avatar__initials');
      if (initials === null || initials.textContent === '') return [];
      const ink = inkOf(initials);
      return [...row.querySelectorAll('.unread__count, .avatar__channel')].map((badge) => {
        const { left, right, top, bottom } = badge.getBoundingClientRect();
        const isApart =
          left > ink.right + 1 || right < ink.left - 1 || top > ink.bottom + 1 || bottom < ink.top - 1;
        return { name: badge.getAttribute('class') ?? '', isApart };
      });
    });
    const touching = badges.filter(({ isApart }) => !isApart).map(({ name }) => name);
    return { touching, seen: badges.length };
  });
}

/** Chooses how close or how large things are, and comes back to the conversations. */
async function restyle(
  visitor: Visitor,
  group: 'settings.density' | 'settings.textSize',
  choice: string,
): Promise<void> {
  const { page, w } = visitor;
  await settingsPage(visitor).open('appearance');
  const choices = page.getByRole('radiogroup', { name: w(group) });
  await choices.getByRole('radio', { name: choice, exact: true }).check();
  await settingsPage(visitor).leave();
  await frame(visitor)
    .nav.getByRole('link', { name: w('nav.conversations') })
    .click();
}

for (const scheme of ['light', 'dark'] as const)
  test(`no badge touches a customer’s initials (${scheme})`, async ({ world }) => {
    const visitor = await begin(world, { scheme, width: 1000, height: 700 });
    const { page } = visitor;
    const { rows } = conversationList(visitor);
    const untouched = async (name: string) => {
      await rows.last().click();
      await expect(chat(visitor).composer).toBeVisible();
      for (const width of [1000, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(page.locator('.grid--rail')).toHaveCount(width === 1000 ? 1 : 0);
        await shoot(page, `badges-${scheme}-${name}-${String(width)}`);
        const { touching, seen } = await badgesIn(page);
        expect(seen).toBeGreaterThanOrEqual(3);
        expect(touching).toEqual([]);
      }
    };
    await untouched('usual');
    await restyle(visitor, 'settings.density', visitor.w('settings.density.compact'));
    await untouched('compact');
    await restyle(visitor, 'settings.textSize', '125%');
    await untouched('large');
  });
