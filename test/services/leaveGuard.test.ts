/** @jest-environment jsdom */
import { createLeaveGuard, type LeaveGuard } from '../../src/services/leaveGuard';

let unsaved: boolean;
let guard: LeaveGuard;
let now: number;
let page: Window;

beforeEach(() => {
  unsaved = false;
  now = 10_000;
  // A window of its own, so that no guard of another test listens.
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (frame.contentWindow === null) throw new Error('No window');
  page = frame.contentWindow;
  jest.spyOn(page.performance, 'now').mockImplementation(() => now);
  guard = createLeaveGuard(page, () => unsaved);
});
afterEach(() => jest.restoreAllMocks());

/** The page is about to go; whether the browser asks the agent first. */
function goes(): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function press(key: string, held: KeyboardEventInit = {}): void {
  page.document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));
}

test('asks before the page goes with something that is not saved, and not otherwise', () => {
  expect(goes()).toBe(false);
  unsaved = true;
  expect(goes()).toBe(true);
  unsaved = false;
  expect(goes()).toBe(false);
});

test('asks in the way of browsers that know no other: Chrome before 119', () => {
  unsaved = true;
  const event = Object.assign(new Event('beforeunload', { cancelable: true }), {
    preventDefault: () => undefined,
  });
  const set = jest.fn();
  Object.defineProperty(event, 'returnValue', { set });
  page.dispatchEvent(event);
  expect(set).toHaveBeenCalledWith('unsaved');
});

test('does not ask where the console loads the page anew by itself', () => {
  unsaved = true;
  guard.noteOwnReload();
  expect(goes()).toBe(false);
  expect(guard.isReload()).toBe(true);
});

test.each([
  ['F5', {}],
  ['r', { ctrlKey: true }],
  ['R', { ctrlKey: true, shiftKey: true }],
  ['r', { metaKey: true }],
])('knows a reload by the key %s with %j', (key, held) => {
  press(key, held);
  goes();
  expect(guard.isReload()).toBe(true);
});

test('takes nothing else for a reload: another key, one of a while ago, one after which the agent stayed', () => {
  press('r');
  goes();
  expect(guard.isReload()).toBe(false);
  press('F5');
  goes();
  now += 3_000;
  goes();
  expect(guard.isReload()).toBe(false);
});

test('knows a reload by a script where the browser tells of navigations', () => {
  const navigation = new EventTarget();
  Object.defineProperty(page, 'navigation', { value: navigation, configurable: true });
  guard = createLeaveGuard(page, () => false);
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'push' }));
  goes();
  expect(guard.isReload()).toBe(false);
  navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'reload' }));
  goes();
  expect(guard.isReload()).toBe(true);
});
