/** @jest-environment jsdom */
import { isTouched } from '../../src/services/shell/touch';
import { createReloadGuard } from '../../src/services/reloadGuard';
import { failureOfScript } from '../../src/services/scriptFailure';

describe('a page is touched', () => {
  let now: number;
  let isBusy: () => boolean;

  beforeEach(() => {
    now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    Object.assign(Element.prototype, { checkVisibility: () => true });
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
    expect(failureOfScript(event, 'http://console.test')).toBe(message);
  });
});
