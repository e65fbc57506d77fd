import { createDesktop, type DesktopEvent } from '../../../src/services/notifications/desktop';

type Page = Parameters<typeof createDesktop>[0];

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static made: FakeNotification[] = [];
  static isForbidden = false;
  isClosed = false;

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    super();
    if (FakeNotification.isForbidden) throw new TypeError('Illegal constructor');
    FakeNotification.made.push(this);
  }

  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.permission = 'denied';
    return Promise.resolve('denied');
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }
}

/** A page of the browser, with no more than notices need. */
function page(over: object = {}): Page {
  const parts = { isSecureContext: true, Notification: FakeNotification, navigator: {}, focus: jest.fn() };
  return Object.assign(new EventTarget(), parts, over) as unknown as Page;
}

function notice(conversationId = '1', messages = 1) {
  return { tag: `c:${conversationId}`, title: 'Maria', body: 'Oi', conversationId, messages };
}

const made = () => FakeNotification.made;

beforeEach(() => {
  FakeNotification.permission = 'granted';
  FakeNotification.made = [];
  FakeNotification.isForbidden = false;
});

describe('a notice on the desktop', () => {
  test('has the tag of its subject, and no sound of the system’s', () => {
    expect(createDesktop(page()).show(notice())).toBe(true);
    expect(made()[0]).toMatchObject({ title: 'Maria', options: { tag: 'c:1', body: 'Oi', silent: true } });
  });

  test('that is clicked brings the window to the front and goes', () => {
    const window = page();
    const desktop = createDesktop(window);
    const told: DesktopEvent[] = [];
    desktop.subscribe((event) => told.push(event));
    desktop.show(notice());
    made()[0]?.dispatchEvent(new Event('click'));
    expect(told).toEqual([{ kind: 'clicked', conversationId: '1' }]);
    expect(window.focus).toHaveBeenCalled();
    expect(desktop.shown()).toEqual([]);
  });

  test('takes the place of the one before, whose end is not its own', () => {
    const desktop = createDesktop(page());
    desktop.show(notice());
    desktop.show(notice('1', 2));
    made()[0]?.close();
    expect(desktop.shown()).toEqual([notice('1', 2)]);
    desktop.close('c:1');
    expect(made()[1]?.isClosed).toBe(true);
    expect(desktop.shown()).toEqual([]);
  });

  test('goes with the page', () => {
    const window = page();
    const desktop = createDesktop(window);
    desktop.show(notice('1'));
    desktop.show(notice('2'));
    window.dispatchEvent(new Event('pagehide'));
    expect(made().map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });

  test('is not shown where the browser refuses, fails, or knows none', () => {
    FakeNotification.permission = 'denied';
    expect(createDesktop(page()).show(notice())).toBe(false);
    FakeNotification.permission = 'granted';
    FakeNotification.isForbidden = true;
    expect(createDesktop(page()).show(notice())).toBe(false);
    const plain = createDesktop(page({ isSecureContext: false }));
    expect(plain.permission()).toBe('missing');
    expect(plain.show(notice())).toBe(false);
  });
});

describe('the permission', () => {
  test('is asked for once it can be', async () => {
    const desktop = createDesktop(page());
    await expect(desktop.ask()).resolves.toBe('granted');
    FakeNotification.permission = 'default';
    await expect(desktop.ask()).resolves.toBe('denied');
  });

  test('that the person changes in the browser is told', async () => {
    const status = new EventTarget();
    const query = () => Promise.resolve(status);
    const desktop = createDesktop(page({ navigator: { permissions: { query } } }));
    const told: DesktopEvent[] = [];
    const leave = desktop.subscribe((event) => told.push(event));
    await Promise.resolve();
    status.dispatchEvent(new Event('change'));
    leave();
    status.dispatchEvent(new Event('change'));
    expect(told).toEqual([{ kind: 'permission', permission: 'granted' }]);
  });

  test('is read once while the browser tells of changes, since each look holds the page up', async () => {
    let looks = 0;
    class Counted extends FakeNotification {
      static override get permission(): NotificationPermission {
        looks += 1;
        return 'granted';
      }
    }
    const query = () => Promise.resolve(new EventTarget());
    const desktop = createDesktop(page({ navigator: { permissions: { query } }, Notification: Counted }));
    const leave = desktop.subscribe(() => undefined);
    await Promise.resolve();
    for (let times = 0; times < 5; times += 1) desktop.permission();
    expect(looks).toBe(1);
    leave();
    desktop.permission();
    expect(looks).toBe(2);
  });
});
