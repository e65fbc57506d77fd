import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locator } from '@playwright/test';
import { frameSource } from '../../../src/components/email/mailDocument';
import { ANA } from '../support/agents';
import { chat } from '../support/screens/chat';
import { frame } from '../support/screens/frame';
import { conversationList } from '../support/screens/list';
import { shoot } from '../support/shot';
import { signIn } from '../support/steps';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import type { World } from '../support/world';
import { clickInside } from './openMail';

// The trace recorder makes the browser report scripts that it stops in the frames of mails.
test.use({ trace: 'off' });

const folder = join(import.meta.dirname, 'corpus');

const CORPUS = readdirSync(folder).map((file) => ({
  name: basename(file, '.txt'),
  html: readFileSync(join(folder, file), 'utf8'),
}));

/** Begins an e-mail conversation with the agent. */
function begin({ control }: World, name: string): number {
  const opening = { queue: 'E-mail SAC', fromName: name, numero: `${name}@exemplo.com`, assunto: name };
  return Number(control.openConversation({ ...opening, texto: '<p>Bom dia</p>' }).id);
}

/** What happened beside the page. */
interface Aside {
  /** Requests that left for somewhere else than the console and its centre. */
  strayed: string[];
  /** What opened beside the page: tabs and downloads. */
  opened: string[];
}

async function watch({ context, page }: Visitor): Promise<Aside> {
  const aside: Aside = { strayed: [], opened: [] };
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => {
      aside.strayed.push(route.request().url());
      return route.fulfill({ status: 204, body: '' });
    },
  );
  context.on('page', (tab) => aside.opened.push(tab.url()));
  page.on('download', (download) => aside.opened.push(download.url()));
  return aside;
}

/** Ana, in the queue of mails, and what happens beside her page; the policy reports what hostile mails try. */
async function readsMails(world: World, failsOnIncidents: boolean): Promise<[Visitor, Aside]> {
  const visitor = await world.visit({ failsOnIncidents });
  await signIn(visitor, ANA);
  await frame(visitor).join('E-mail SAC');
  return [visitor, await watch(visitor)];
}

/** A card that names this, in view and drawn. */
async function show(visitor: Visitor, name: string): Promise<Locator> {
  const heading = visitor.page.getByRole('heading', { name, exact: true });
  const card = chat(visitor).bubbles.filter({ has: heading }).last();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => remains(card)).not.toBeNull();
  return card;
}

/** Whatever is left in a mail that could do something; null while it is not drawn. */
function remains(card: Locator): Promise<string[] | null> {
  return card.locator('iframe').evaluate((element) => {
    const doc = element instanceof HTMLIFrameElement ? element.contentDocument : null;
    const root = doc?.querySelector('.console-mail') ?? null;
    if (root === null) return null;
    const acting = 'script,iframe,frame,object,embed,form,input,button,svg,math,link,meta,base,video,audio';
    const found = [...root.querySelectorAll(acting)].map(({ tagName }) => tagName);
    const odd = [...root.querySelectorAll('a[href]')].filter(
      (link) =>
        link.getAttribute('target') !== '_blank' ||
        link.getAttribute('rel') !== 'noopener noreferrer nofollow' ||
        !/^(?:https?:|mailto:|tel:)/u.test(link.getAttribute('href') ?? ''),
    );
    const attributes = [...root.querySelectorAll('*')]
      .flatMap((one) => [...one.attributes])
      .filter(({ name }) => /^on|^(?:action|formaction|ping|srcdoc|name)$/u.test(name));
    const fixed = [...root.querySelectorAll('*')].filter(
      (one) => doc?.defaultView?.getComputedStyle(one).position === 'fixed',
    );
    return [
      ...found,
      ...[...odd, ...fixed].map((one) => one.outerHTML),
      ...attributes.map(({ name }) => name),
    ];
  });
}

const wasHarmed = ({ page }: Visitor) => page.evaluate(() => 'pwned' in window);

test('nothing that a hostile mail holds runs, is fetched, or leaves its frame', async ({ world }) => {
  const [visitor, { opened, strayed }] = await readsMails(world, false);
  const { page, w } = visitor;
  const id = begin(world, 'corpus');
  for (const { name, html } of CORPUS)
    world.control.customerWrites({ idAtendimento: id, texto: html, assunto: name });
  await conversationList(visitor).row(id).click();
  await expect(page.getByRole('heading', { name: CORPUS.at(-1)?.name ?? '', exact: true })).toBeVisible();
  const address = page.url();
  for (const { name } of [...CORPUS].reverse()) {
    const card = await show(visitor, name);
    expect([name, await remains(card)]).toEqual([name, []]);
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    expect(width > 0 && width < 1000 && height < 800).toBe(true);
    await card.locator('iframe').click({ position: { x: 24, y: 24 } });
  }
  expect(page.frames().every((one) => one === page.mainFrame() || one.url() === 'about:srcdoc')).toBe(true);
  expect([page.url(), opened, strayed, await wasHarmed(visitor)]).toEqual([address, [], [], false]);
  await shoot(page, 'mails-hostile');

  await chat(visitor).log.press('End');
  await show(visitor, 'svg');
  const pixels = await show(visitor, 'pixels');
  await pixels.getByRole('button', { name: w('mail.showImages'), exact: true }).click();
  await expect.poll(() => strayed.length).toBeGreaterThan(6);
  expect(strayed.filter((url) => !url.startsWith('https://tracker.example/'))).toEqual([]);
  expect([page.url(), opened, await wasHarmed(visitor)]).toEqual([address, [], false]);
  const { errors, dialogs, violations } = visitor.incidents;
  expect([errors, dialogs]).toEqual([[], []]);
  // Where a mail is read no handler could run; the page's policy says so of each all the same.
  expect(violations.filter((one) => !/^(?:script-src-attr|base-uri|style-src)/u.test(one))).toEqual([]);
});

test('even as they came the hostile mails can do nothing in their frame', async ({ world }) => {
  const [visitor, { opened, strayed }] = await readsMails(world, false);
  const { page } = visitor;
  const calm = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  // The second is WebKit's: the document's own policy alone keeps scripts out.
  const sandboxes = [calm, `${calm} allow-scripts`];
  const sources = CORPUS.map(({ html }) => frameSource(null, false).replace('</body>', `${html}</body>`));
  const hostile = sandboxes.flatMap((sandbox) => sources.map((source) => ({ sandbox, source })));
  await page.evaluate(async (documents) => {
    const shown = documents.map(({ sandbox, source }) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', sandbox);
      frame.srcdoc = source;
      document.body.append(frame);
      return new Promise((done) => frame.addEventListener('load', done, { once: true }));
    });
    await Promise.all(shown);
    // Some time to do what it may want to do later.
    await new Promise((done) => setTimeout(done, 500));
    document.querySelectorAll('body > iframe').forEach((frame) => frame.remove());
  }, hostile);
  expect([opened, strayed, await wasHarmed(visitor)]).toEqual([[], [], false]);
});

test(
  'mails read as their programs meant them, with quotes folded and pictures in place',
  { tag: '@smoke' },
  async ({ browserName, world }) => {
    const [visitor, { strayed }] = await readsMails(world, true);
    const { page, w } = visitor;
    const id = begin(world, 'usual');
    for (const tipo of ['newsletter', 'gmail', 'outlook', 'plain', 'pictures'] as const)
      await world.control.customerMails({ idAtendimento: id, tipo });
    await conversationList(visitor).row(id).click();
    const { bubbles, log } = chat(visitor);
    await expect(bubbles.last().frameLocator('iframe').getByRole('img', { name: 'Etiqueta' })).toBeVisible();
    await shoot(page, 'mails-pictures');

    const gmail = bubbles.nth(2);
    await expect(page.getByRole('button', { name: w('mail.showQuote') })).toHaveCount(3);
    await gmail.getByRole('button', { name: w('mail.showQuote') }).click();
    const inside = gmail.frameLocator('iframe');
    await clickInside(page, gmail.locator('iframe'), inside.getByText('Qual é o número do pedido?'));
    await page.keyboard.press('Control+Shift+O');
    const box = page.getByRole('searchbox', { name: w('find.open'), exact: true });
    await box.press('Escape');
    await expect(box).toHaveCount(0);
    await clickInside(
      page,
      gmail.locator('iframe'),
      inside.getByRole('link', { name: 'sac@exemplo.com.br' }),
    );
    const dialog = page.getByRole('dialog', { name: w('create.email') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const scrolled = () => log.evaluate((element) => element.scrollTop);
    const before = await scrolled();
    await gmail.locator('iframe').hover();
    await page.mouse.wheel(0, -200);
    await expect.poll(scrolled).toBeLessThan(before);
    // WebDriver changes no scheme.
    if (browserName !== 'webkit') {
      await page.emulateMedia({ colorScheme: 'dark' });
      // Mails stand on white, so scroll bars and forms in them are those of a light page.
      for (const part of [gmail.locator('iframe'), inside.locator('html')])
        await expect(part).toHaveCSS('color-scheme', 'light');
    }
    await page.setViewportSize({ width: 1000, height: 800 });
    await shoot(page, 'mails-dark-narrow');
    expect(strayed).toEqual([]);
  },
);
