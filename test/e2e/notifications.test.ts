import { setTimeout as sleep } from 'node:timers/promises';
import { ANA } from './support/agents';
import { eventually } from './support/eventually';
import { expectNoIncidents } from './support/incidents';
import { chat } from './support/screens/chat';
import { frame } from './support/screens/frame';
import { conversationList } from './support/screens/list';
import { settingsDialog } from './support/screens/settings';
import { shoot } from './support/shot';
import { signIn } from './support/steps';
import type { Visitor } from './support/visitor';
import { startWorld } from './support/world';
import type { World } from './support/world';

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

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await startWorld();
  visitor = await world.visit();
  await visitor.context.grantPermissions(['notifications']);
  await visitor.context.addInitScript(watchPage);
  await signIn(visitor, ANA);
  await frame(visitor).join('Chat Site');
});

afterAll(() => world.close());

const chimes = () => visitor.page.evaluate(() => (window as unknown as { watched: Watched }).watched.chimes);

const notices = () =>
  visitor.page.evaluate(() =>
    (window as unknown as { watched: Watched }).watched.notifications
      .filter(({ isClosed }) => isClosed !== true)
      .map(({ title, body }) => ({ title, body })),
  );

const icon = () =>
  visitor.page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href ?? '');

test('a customer is shown on the desktop, heard, and counted on the tab; a click leads there', async () => {
  const { page, w } = visitor;
  const product = await page.title();
  const before = await chimes();
  await frame(visitor)
    .nav.getByRole('link', { name: w('nav.contacts') })
    .click();
  const who = { queue: 'Chat Site', fromName: 'Nina Vaz', numero: '5511922220001', idCliente: 1 };
  const { id } = world.control.openConversation({ ...who, texto: 'Tem em azul?' });
  await eventually(async () => expect(await page.title()).toBe(`(1) ${product}`));
  await eventually(async () => expect(await icon()).toContain('data:image/svg+xml'));
  const body = `${w('notifications.assigned', { queue: 'Chat Site' })}\nTem em azul?`;
  await eventually(async () => expect(await notices()).toEqual([{ title: 'Nina Vaz', body }]));
  await eventually(async () => expect(await chimes()).toBe(before + 1));

  world.control.customerWrites({ idAtendimento: id, texto: 'Alô?' });
  await eventually(async () => expect(await notices()).toEqual([{ title: 'Nina Vaz', body: '(2) Alô?' }]));
  await page.evaluate(() => {
    const { notifications } = (window as unknown as { watched: Watched }).watched;
    notifications.at(-1)?.dispatchEvent(new Event('click'));
  });
  await chat(visitor).heading('Nina Vaz').waitFor();
  await chat(visitor).bubble('Alô?').waitFor();
  expect(new URL(page.url()).pathname).toBe('/home');
  await eventually(async () => expect(await page.title()).toBe(product));
  await eventually(async () => expect(await notices()).toEqual([]));
  await eventually(async () => expect(await icon()).toContain('favicon.svg'));

  const heard = await chimes();
  world.control.customerWrites({ idAtendimento: id, texto: 'Obrigada' });
  await chat(visitor).bubble('Obrigada').waitFor();
  const other = world.control.openConversation({
    ...who,
    fromName: 'Rui Melo',
    numero: '5511922220002',
    texto: 'Oi',
  });
  await conversationList(visitor).row(other.id).waitFor();
  await eventually(async () => expect((await notices()).map(({ title }) => title)).toEqual(['Rui Melo']));
  await eventually(async () => expect(await chimes()).toBe(heard + 1));
});

test('the settings try a notice out', async () => {
  const { page, w } = visitor;
  await frame(visitor).settings.click();
  const { dialog, shown } = settingsDialog(visitor);
  await shown();
  const before = await chimes();
  await dialog.getByRole('button', { name: w('settings.notificationTest') }).click();
  await dialog.getByText(w('settings.trial.played')).waitFor();
  await dialog.getByText(w('settings.trial.shown')).waitFor();
  await eventually(async () => expect(await chimes()).toBe(before + 1));
  await shoot(page, 'notifications-settings');
  expectNoIncidents(visitor.incidents);
});

/** Where the filter of the list is while the page says that it may make no sound. */
interface Held {
  x: number;
  y: number;
}

test('the first click after a reload hits what was pressed, however long that takes', async () => {
  const { page, w, context } = visitor;
  const seen: Held[] = [];
  // Asking the page would count as a touch of the agent, which frees the sound.
  await context.exposeBinding('reportHeld', (_source, held: Held) => seen.push(held));
  await context.addInitScript(() => {
    setInterval(() => {
      const filter = document.querySelector('.conversations__filter')?.getBoundingClientRect();
      if (filter === undefined || document.querySelector('.warning-bar') === null) return;
      const { reportHeld } = window as { reportHeld?: (held: Held) => void };
      reportHeld?.({ x: filter.x + filter.width / 2, y: filter.y + filter.height / 2 });
    }, 100);
  });
  await page.reload();
  const { x, y } = await eventually(() => {
    const [former, last] = seen.slice(-2);
    if (last === undefined || former?.y !== last.y) throw new Error('The list still moves');
    return last;
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await sleep(500);
  await page.mouse.up();
  await page.getByRole('button', { name: w('conversations.unreadOnly'), pressed: true }).waitFor();
  await page.getByText(w('notifications.soundLocked')).waitFor({ state: 'hidden' });
  expectNoIncidents(visitor.incidents);
});
