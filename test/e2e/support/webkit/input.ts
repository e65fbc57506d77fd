import type { InputSource, WebDriver } from './webDriver';

/** WebDriver's names of keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F1: '\uE031',
  F2: '\uE032',
  F6: '\uE036',
  Meta: '\uE03D',
  Backslash: '\\',
  Slash: '/',
  Quote: "'",
  Comma: ',',
  Period: '.',
};

function keyOf(name: string): string {
  const digit = /^Digit(\d)$/.exec(name)?.[1];
  const key = KEYS[name] ?? digit ?? name;
  if (Array.from(key).length !== 1) throw new Error(`A key that WebDriver has no name for: ${name}`);
  return key;
}

function typed(keys: readonly string[]): InputSource {
  return {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  };
}

/** The keyboard, as Playwright's. */
export interface Keyboard {
  press(combination: string): Promise<void>;
  type(text: string): Promise<void>;
  insertText(text: string): Promise<void>;
}

/** Presses keys by WebDriver: the page gets trusted events. */
export function createKeyboard(driver: WebDriver): Keyboard {
  return {
    press: async (combination) => {
      const names = combination === '+' ? ['+'] : combination.split('+');
      const keys = names.map(keyOf);
      const held = keys.slice(0, -1);
      const pressed = keys.slice(-1);
      await driver.perform({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...held.map((value) => ({ type: 'keyDown', value })),
          ...typed(pressed).actions,
          ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      });
    },
    type: async (text) => {
      const keys = Array.from(text, (letter) => (letter === '\n' ? keyOf('Enter') : letter));
      for (const key of keys) await driver.perform(typed([key]));
    },
    insertText: async (text) => {
      await driver.script("document.execCommand('insertText', false, arguments[0])", [text]);
    },
  };
}

/** The mouse, as Playwright's. */
export interface Mouse {
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  click(x: number, y: number, options?: { count?: number }): Promise<void>;
  wheel(deltaX: number, deltaY: number): Promise<void>;
}

/** Moves and presses by WebDriver. */
export function createMouse(driver: WebDriver): Mouse {
  let [left, top] = [0, 0];
  let turns = 0;
  const act = (...actions: Record<string, unknown>[]) =>
    driver.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const moved = (x: number, y: number) => {
    [left, top] = [Math.round(x), Math.round(y)];
    return { type: 'pointerMove', duration: 0, origin: 'viewport', x: left, y: top };
  };
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) as [object, object];
  return {
    move: (x, y) => act(moved(x, y)),
    down: () => act({ ...down }),
    up: () => act({ ...up }),
    click: (x, y, { count = 1 } = {}) =>
      act(moved(x, y), ...Array.from({ length: count }).flatMap(() => [{ ...down }, { ...up }])),
    wheel: (deltaX, deltaY) => {
      turns += 1;
      return driver.perform({
        type: 'wheel',
        // The driver turns a wheel only by what differs from its last turn: each is the first of a wheel of its own.
        id: `wheel ${String(turns)}`,
        actions: [{ type: 'scroll', x: left, y: top, deltaX, deltaY, duration: 0, origin: 'viewport' }],
      });
    },
  };
}
