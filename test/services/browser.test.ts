/** @jest-environment jsdom */
import { createBrowser, type Browser, type BrowserEvent } from '../../src/services/browser';

let now: number;
let visible: boolean;
let heard: BrowserEvent[];
let browser: Browser;
let isReload: boolean;
let leave: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  now = 1_000_000;
  visible = true;
  heard = [];
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  isReload = false;
  const leaveGuard = { noteOwnReload: () => undefined, isReload: () => isReload };
  browser = createBrowser(window, { now: () => now }, leaveGuard);
  leave = browser.subscribe((event) => heard.push(event));
});

afterEach(() => {
  leave();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Timers run as they should. */
function awake(ms: number): void {
  for (let passed = 0; passed < ms; passed += 1_000) {
    now += 1_000;
    jest.advanceTimersByTime(1_000);
  }
}

/** The machine sleeps: the clock goes on, timers do not. */
function asleep(ms: number): void {
  now += ms;
}

function setVisible(isVisible: boolean): void {
  visible = isVisible;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the page', () => {
  test('tells what happens to it and to its network', () => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    setVisible(false);
    setVisible(true);
    window.dispatchEvent(new Event('pagehide'));
    expect(heard.map(({ kind }) => kind)).toEqual([
      'offline',
      'online',
      'hidden',
      'shown',
      'pageClosed',
      'pageHidden',
    ]);
  });

  test('tells where an error was thrown that nobody caught', () => {
    const error = new TypeError('Maria is not a function');
    error.stack = `TypeError: Maria is not a function\n    at f (${location.origin}/assets/main.js:1:2)`;
    const filename = `${location.origin}/assets/main.js`;
    window.dispatchEvent(new ErrorEvent('error', { message: error.message, filename, error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Error('of an extension') }),
    );
    const told = { message: error.message, stack: [`at f (${filename}:1:2)`] };
    expect(heard).toEqual([
      { kind: 'scriptFailed', error: told },
      { kind: 'rejectionUnhandled', error: told },
    ]);
  });

  test('knows whether it is online and visible', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect([browser.isOnline(), browser.isVisible()]).toEqual([false, true]);
    visible = false;
    expect(browser.isVisible()).toBe(false);
  });

  test.each([
    ['closes where it is neither loaded anew', false, false, ['pageClosed', 'pageHidden']],
    ['is loaded anew', true, false, ['pageHidden']],
    ['is kept beside another one', false, true, ['pageHidden']],
  ])('%s', (_what, reload, persisted, kinds) => {
    isReload = reload;
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
    expect(heard.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('tells that it closes before any other listener hears of it', () => {
    leave();
    const stop = new AbortController();
    window.addEventListener('pagehide', () => heard.push({ kind: 'woke', sleptMs: 0 }), {
      signal: stop.signal,
    });
    leave = browser.subscribe((event) => heard.push(event));
    window.dispatchEvent(new Event('pagehide'));
    stop.abort();
    expect(heard.map(({ kind }) => kind)).toEqual(['pageClosed', 'pageHidden', 'woke']);
  });

  test('tells nothing to whom left, and runs no timer', () => {
    leave();
    window.dispatchEvent(new Event('online'));
    setVisible(false);
    expect(heard).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('sleep', () => {
  const slept = (): number[] => heard.flatMap((one) => (one.kind === 'woke' ? [one.sleptMs] : []));

  test('an hour awake is none', () => {
    awake(3_600_000);
    expect(heard).toEqual([]);
  });

  test('three hours of it are told once, at the next tick', () => {
    awake(60_000);
    asleep(3 * 3_600_000);
    awake(60_000);
    expect(slept()).toEqual([3 * 3_600_000]);
  });

  test('a busy page of 20 s is no sleep', () => {
    asleep(20_000);
    awake(60_000);
    expect(heard).toEqual([]);
  });

  test('timers of a hidden page that run once a minute are no sleep', () => {
    setVisible(false);
    heard = [];
    for (let minute = 0; minute < 60; minute += 1) {
      asleep(60_000);
      jest.advanceTimersByTime(10_000);
    }
    expect(heard).toEqual([]);
  });

  test('a hidden page tells its sleep when it is shown, before any tick', () => {
    awake(20_000);
    setVisible(false);
    asleep(600_000);
    setVisible(true);
    expect(heard.map(({ kind }) => kind)).toEqual(['hidden', 'shown', 'woke']);
    expect(slept()[0]).toBeGreaterThanOrEqual(590_000);
  });
});

describe('a tab of its own', () => {
  it('is cut loose from this page before it goes anywhere', () => {
    const steps: string[] = [];
    const tab = {
      set opener(value: unknown) {
        steps.push(`opener ${String(value)}`);
      },
      location: { replace: (url: string) => steps.push(url) },
    };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    expect(browser.openTab('https://crm.exemplo.com/')).toBe(true);
    expect(steps).toEqual(['opener null', 'https://crm.exemplo.com/']);
    expect(window.open).toHaveBeenCalledWith('', '_blank');
  });

  it('may be refused by the browser', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    expect(browser.openTab('https://crm.exemplo.com/')).toBe(false);
  });
});
