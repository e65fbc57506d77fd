/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import {
  createServiceWorker,
  type AppServiceWorker,
} from '../../../src/services/serviceWorker/serviceWorker';
import { isTouched } from '../../../src/services/serviceWorker/touch';
import { TAKE_OVER, LIST_FILES } from '../../../src/services/serviceWorker/messages';
import { createReloadGuard } from '../../../src/services/reloadGuard';
import { failureOfScript } from '../../../src/services/scriptFailure';

describe('a page is touched', () => {
  let now: number;
  let isBusy: () => boolean;

  beforeEach(() => {
    now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    jest
      .spyOn(Element.prototype, 'getClientRects')
      .mockImplementation(() => [new DOMRect()] as unknown as DOMRectList);
    document.body.innerHTML = '<input type="checkbox" value="on" /><textarea></textarea>';
    isBusy = isTouched(window);
  });

  afterEach(() => jest.restoreAllMocks());

  test('for a minute after a key, a press or the wheel', () => {
    expect(isBusy()).toBe(false);
    const press = new Event('pointerdown', { bubbles: true });
    Object.defineProperty(press, 'timeStamp', { value: now });
    document.body.dispatchEvent(press);
    expect(isBusy()).toBe(true);
    now += 60_000;
    expect(isBusy()).toBe(false);
  });

  test.each([
    ['a text', '<textarea>Bom d</textarea>'],
    ['a field', '<input value="Nina" />'],
    ['a rich text', '<div contenteditable="true"><p>Prezada</p></div>'],
    ['a dialog', '<section role="dialog"></section>'],
    ['a menu', '<ul role="menu"></ul>'],
  ])('while %s is open or written', (_what, html) => {
    document.body.innerHTML = html;
    expect(isBusy()).toBe(true);
  });
});

describe('a version that waits', () => {
  let waiting: EventTarget & { state: string; postMessage: jest.Mock };
  let shell: AppServiceWorker;

  /** Answers the question which files it has. */
  const tellFiles = (word: string, [port]: MessagePort[] = []): void => {
    if (word === LIST_FILES) port?.postMessage(['/assets/main.new.js']);
  };

  const serve = (answer: () => Promise<unknown>): void => void Object.assign(globalThis, { fetch: answer });

  const documentWith = (script: string) => ({
    ok: true,
    text: () => Promise.resolve(`<!doctype html><script src="/assets/${script}"></script>`),
  });

  beforeEach(async () => {
    // jsdom has none.
    Object.assign(globalThis, { MessageChannel });
    waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: jest.fn(tellFiles) });
    const registration = Object.assign(new EventTarget(), { waiting });
    const serviceWorker = { register: () => Promise.resolve(registration) };
    Object.defineProperty(window.navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    shell = createServiceWorker(window);
    await shell.keep();
  });

  test('has taken over when it is active, not as soon as it is on its way there', async () => {
    const over = jest.fn();
    const takenOver = shell.takeOver().then(over);
    expect(waiting.postMessage).toHaveBeenCalledWith(TAKE_OVER);
    const become = (state: string): void => {
      waiting.state = state;
      waiting.dispatchEvent(new Event('statechange'));
    };
    become('activating');
    await new Promise((rest) => setTimeout(rest));
    expect(over).not.toHaveBeenCalled();
    become('activated');
    await takenOver;
  });

  test.each([
    ['gives its document', async () => documentWith('main.new.js'), true],
    ['gives the one of the version before', async () => documentWith('main.old.js'), false],
    ['is away behind its gateway', async () => ({ ok: false, text: async () => '' }), false],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('is what a page that is loaded now will be, when the server %s: %#', async (_what, answer, isServed) => {
    serve(answer);
    expect(await shell.isServed()).toBe(isServed);
  });
});

describe('the guard of reloads', () => {
  const kept = new Map<string, string>();
  const shelf = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });

  test('lets one a minute pass, whatever page asks', () => {
    let now = 5_000;
    const clock = { now: () => now };
    expect(createReloadGuard(shelf, clock).isDue()).toBe(true);
    createReloadGuard(shelf, clock).note();
    expect(createReloadGuard(shelf, clock).isDue()).toBe(false);
    now += 60_000;
    expect(createReloadGuard(shelf, clock).isDue()).toBe(true);
  });

  test('lets none pass where nothing can be kept', () => {
    const guard = createReloadGuard(
      () => {
        throw new Error('blocked');
      },
      { now: () => 0 },
    );
    guard.note();
    expect(guard.isDue()).toBe(false);
  });
});

describe('a failure of a script', () => {
  const error = (message: string, filename: string) => new ErrorEvent('error', { message, filename });

  test.each([
    ['its own', error('x is not a function', 'http://console.test/assets/main.js'), 'x is not a function'],
    ['an extension', error('boom', 'chrome-extension://abc/inject.js'), null],
    ['a script of nowhere', error('Script error.', ''), null],
    ['a look-alike', error('boom', 'http://console.test.evil/a.js'), null],
    [
      'a layout that took two passes',
      error('ResizeObserver loop limit exceeded', 'http://console.test/'),
      null,
    ],
    ['a picture that did not load', new Event('error'), null],
  ])('%s', (_what, event, message) => {
    const failure = failureOfScript(event, 'http://console.test');
    expect(failure?.message ?? null).toBe(message);
  });
});
