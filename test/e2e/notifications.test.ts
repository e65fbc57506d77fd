import { ANA } from './support/agents';
import { chat } from './support/screens/chat';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { settingsPage } from './support/screens/settings';
import { shoot } from './support/shot';
import { signIn } from './support/steps';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';
import type { World } from './support/world';

// The trace recorder asks the page for its state, which counts as a touch of the agent and frees the sound.
test.use({ trace: 'off' });

/** What the page let the browser show and play. */
interface Watched {
  notifications: (Notification & { isClosed?: boolean })[];
  chimes: number;
}

/** Watches the browser's own notifications and sounds from within the page; both still happen. */
function watchPage(): void {
  const watched: Watched = { notifications: [], chimes: 0 };
  /** How long the sound is that finds out whether there may be any. */
  const SILENCE_S = 0.15;
  const Native = window.Notification;
  window.Notification = class extends Native {
    isClosed = false;

    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      this.addEventListener('close', () => (this.isClosed = true));
      watched.notifications.push(this);
    }

    override close(): void {
      this.isClosed = true;
      super.close();
    }
  };
  window.Audio = new Proxy(window.Audio, {
    construct(Sound, parts: [src?: string]) {
      const sound = new Sound(...parts);
      sound.addEventListener('playing', () => {
        if (sound.duration > SILENCE_S) watched.chimes += 1;
      });
      return sound;
    },
  });
  Object.assign(window, { watched });
}

/** Ana in a queue, in a browser that may show notices. */
async function begin(world: World): Promise<Visitor> {
  const visitor = await world.visit();
  await visitor.context.grantPermissions(['notifications']);
  await visitor.context.addInitScript(watchPage);
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
  return visitor;
}

function chimes({ page }: Visitor): Promise<number> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.chimes);
}

function notices({ page }: Visitor): Promise<{ title: string; body: string }[]> {
  return page.evaluate(() =>
    (window as unknown as { watched: Watched }).watched.notifications
      .filter(({ isClosed }) => isClosed !== true)
      .map(({ title, body }) => ({ title, body })),
  );
}

test('a customer is shown on the desktop, heard, and counted on the tab; a click leads there', async ({
  world,
}) => {
  const visitor = await begin(world);
  const { page, w } = visitor;
  const icon = page.locator('link[rel~="icon"]').first();
  const product = await page.title();
  const before = await chimes(visitor);
  await frame(visitor)
    .nav.getByRole('link', { name: w('nav.contacts') })
    .click();
  const who = { queue: 'Chat Site', fromName: 'Nina Vaz', numero: '5511922220001', idCliente: 1 };
  const { id } = world.control.openConversation({ ...who, texto: 'Tem em azul?' });
  await expect(page).toHaveTitle(`(1) ${product}`);
  await expect(icon).toHaveAttribute('href', /data:image\/svg\+xml/);
  const body = `${w('notifications.assigned', { queue: 'Chat Site' })}\nTem em azul?`;
  await expect.poll(() => notices(visitor)).toEqual([{ title: 'Nina Vaz', body }]);
  await expect.poll(() => chimes(visitor)).toBe(before + 1);

  world.control.customerWrites({ idAtendimento: id, texto: 'Alô?' });
  await expect.poll(() => notices(visitor)).toEqual([{ title: 'Nina Vaz', body: '(2) Alô?' }]);
  await page.evaluate(() => {
    const { notifications } = (window as unknown as { watched: Watched }).watched;
    notifications.at(-1)?.dispatchEvent(new Event('click'));
  });
  await expect(chat(visitor).heading('Nina Vaz')).toBeVisible();
  await expect(chat(visitor).bubble('Alô?')).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(page).toHaveTitle(product);
  await expect.poll(() => notices(visitor)).toEqual([]);
  await expect(icon).toHaveAttribute('href', /favicon\.svg/);

  const heard = await chimes(visitor);
  world.control.customerWrites({ idAtendimento: id, texto: 'Obrigada' });
  await expect(chat(visitor).bubble('Obrigada')).toBeVisible();
  const other = world.control.openConversation({
    ...who,
    fromName: 'Rui Melo',
    numero: '5511922220002',
    texto: 'Oi',
  });
  await expect(conversationList(visitor).row(other.id)).toBeVisible();
  await expect.poll(async () => (await notices(visitor)).map(({ title }) => title)).toEqual(['Rui Melo']);
  await expect.poll(() => chimes(visitor)).toBe(heard + 1);
});

test('the settings try a notice out', { tag: '@smoke' }, async ({ world }) => {
  const visitor = await begin(world);
  const { page, w } = visitor;
  const { main, open } = settingsPage(visitor);
  await open('notifications');
  const before = await chimes(visitor);
  await main.getByRole('button', { name: w('settings.notificationTest') }).click();
  await expect(main.getByText(w('settings.trial.played'))).toBeVisible();
  await expect(main.getByText(w('settings.trial.shown'))).toBeVisible();
  await expect.poll(() => chimes(visitor)).toBe(before + 1);
  await shoot(page, 'notifications-settings');
});

test('a second tab that only waits takes no sound from the one that works', async ({ world }) => {
  const first = await begin(world);
  const second = { ...first, page: await first.context.newPage() };
  await second.page.goto('/');
  await expect(second.page.getByRole('heading', { name: second.w('page.elsewhere') })).toBeVisible();
  const before = await chimes(first);
  const { id } = world.control.openConversation({
    queue: 'Chat Site',
    fromName: 'Nina Vaz',
    numero: '5511922220001',
    idCliente: 1,
    texto: 'Tem em azul?',
  });
  await expect(conversationList(first).row(id)).toBeVisible();
  await expect.poll(() => notices(first)).toHaveLength(1);
  await expect.poll(() => chimes(first)).toBe(before + 1);
});

/** Where the filter of the list is while the page says that it may make no sound. */
interface Held {
  x: number;
  y: number;
}

test('the first click after a reload hits what was pressed, however long that takes', async ({ world }) => {
  const { page, w, context } = await begin(world);
  const seen: Held[] = [];
  // Asking the page would count as a touch of the agent, which frees the sound.
  await context.exposeBinding('reportHeld', (_source, held: Held) => seen.push(held));
  await context.addInitScript((chip) => {
    setInterval(() => {
      const filter = [...document.querySelectorAll('button.chip')]
        .find((button) => button.textContent.startsWith(chip))
        ?.getBoundingClientRect();
      if (filter === undefined || document.querySelector('.warning-bar') === null) return;
      const { reportHeld } = window as { reportHeld?: (held: Held) => void };
      reportHeld?.({ x: filter.x + filter.width / 2, y: filter.y + filter.height / 2 });
    }, 100);
  }, w('conversations.unreadChip'));
  await page.reload();
  // The list moves as long as bars come and go above it.
  await expect
    .poll(() => {
      const [former, last] = seen.slice(-2);
      return last !== undefined && former?.y === last.y;
    })
    .toBe(true);
  const { x, y } = seen.at(-1) ?? { x: 0, y: 0 };
  await page.mouse.click(x, y, { delay: 500 });
  await expect(
    page.getByRole('button', { name: w('conversations.unreadChip'), pressed: true }),
  ).toBeVisible();
  await expect(page.getByText(w('notifications.soundLocked'))).toBeHidden();
});
