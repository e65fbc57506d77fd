import type { Page } from '@playwright/test';
import { ANA } from './support/agents';
import { chat } from './support/screens/chat';
import { formDialog } from './support/screens/dialogs';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { signIn } from './support/steps';
import { expect, test } from './support/test';

/** Runs in the page: adds up what moves from now on. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value });
    }
  }).observe({ type: 'layout-shift' });
}

const hasInter = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some((face) => face.family.includes('Inter Variable') && face.status === 'loaded'),
  );

test('nothing moves when the font comes late, and figures are as wide as each other', async ({ world }) => {
  const visited = await world.visit();
  const { page } = visited;
  // A page whose font is on its way has not loaded.
  const visitor = {
    ...visited,
    go: async (path: string) => {
      await page.goto(path, { waitUntil: 'commit' });
    },
  };
  let release = (): void => undefined;
  const asked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await asked;
    await route.continue();
  });
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  const { id } = world.control.openConversation({
    queue: 'Chat Site',
    fromName: 'Marta Reis',
    numero: '5511911110001',
    idCliente: 1,
    texto:
      'Bom dia! O pedido 4711 ainda não chegou à minha casa, e já faz mais de três semanas que espero por ele.',
  });
  await conversationList(visitor).row(id).click();
  await expect(chat(visitor).bubble('Bom dia!')).toBeVisible();
  expect(await hasInter(page)).toBe(false);
  await page.evaluate(watchShifts);
  release();
  await expect.poll(() => hasInter(page)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  // Shifts are told of with the frame after.
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)))),
  );
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
  const widths = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.className = 'tabular';
    const width = (text: string) => {
      probe.textContent = text;
      return probe.getBoundingClientRect().width;
    };
    const found = [width('1111'), width('0000')];
    probe.remove();
    return found;
  });
  expect(widths[0]).toBe(widths[1]);
});

test('no part of the font is loaded twice, whatever the components bring along', async ({ world }) => {
  const visitor = await world.visit();
  const { page } = visitor;
  await visitor.context.addInitScript(() => {
    const loads: string[] = [];
    Object.assign(window, { loads });
    document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
      for (const { family, unicodeRange } of fontfaces) loads.push(`${family} ${unicodeRange}`);
    });
  });
  await signIn(visitor, ANA);
  await frame(visitor).begin('call.schedule');
  await formDialog(visitor, 'call.schedule').field('schedule.name').waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.querySelectorAll('style[data-css-hash]').length)).toBeGreaterThan(
    3,
  );
  const loads = await page.evaluate<string[]>('loads');
  expect(loads).not.toEqual([]);
  expect(loads).toEqual([...new Set(loads)]);
});
