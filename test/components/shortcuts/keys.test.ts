import { combinationOf, partsOf } from '../../../src/components/shortcuts/combination';
import { refusalOf } from '../../../src/components/shortcuts/refusal';
import {
  keysOf,
  shortcutOf,
  shortcuts,
  withKeys,
  type Shortcut,
  type ShortcutId,
} from '../../../src/components/shortcuts/registry';

const press = (key: string, more: KeyboardEventInit = {}) =>
  combinationOf(new KeyboardEvent('keydown', { key, ...more }));

const ctrl = { ctrlKey: true };
const shifted = { ctrlKey: true, shiftKey: true };

function one(id: ShortcutId): Shortcut {
  const found = shortcuts.find((shortcut) => shortcut.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe('a combination', () => {
  it.each([
    ['k', ctrl, 'Ctrl+K'],
    ['k', { metaKey: true }, 'Ctrl+K'],
    ['U', shifted, 'Ctrl+Shift+U'],
    ['ArrowDown', shifted, 'Ctrl+Shift+ArrowDown'],
    [' ', shifted, 'Ctrl+Shift+Space'],
    ['F6', { shiftKey: true }, 'Shift+F6'],
    // On Spanish keyboards the slash needs Shift.
    ['/', shifted, 'Ctrl+/'],
    ['/', ctrl, 'Ctrl+/'],
    // A Cyrillic layout: the letter by its place.
    ['л', { ...ctrl, code: 'KeyK' }, 'Ctrl+K'],
    ['ç', { ...ctrl, code: 'Semicolon' }, 'Ctrl+ç'],
  ])('of %s with %j is %s', (key, held, combination) => {
    expect(press(key, held)).toBe(combination);
  });

  it.each([
    ['k', { ...ctrl, altKey: true }],
    ['q', { ...ctrl, modifierAltGraph: true }],
    ['k', { ...ctrl, isComposing: true }],
    ['Dead', ctrl],
    ['Process', ctrl],
    ['Control', ctrl],
    ['k', { ...ctrl, keyCode: 229 }],
  ])('is none of %s with %j', (key, held) => {
    expect(press(key, held)).toBeNull();
  });

  it('has parts, also where the last one is the plus sign', () => {
    expect(partsOf('Ctrl+Shift+U')).toEqual(['Ctrl', 'Shift', 'U']);
    expect(partsOf('Ctrl++')).toEqual(['Ctrl', '+']);
  });
});

describe('the shortcuts as delivered', () => {
  const own = {};

  it('have keys that any shortcut may have, each its own', () => {
    for (const shortcut of shortcuts) {
      if (shortcut.isFixed === true) continue;
      expect([shortcut.id, refusalOf(shortcut.keys, shortcut, own)]).toEqual([shortcut.id, null]);
      expect(shortcutOf(shortcut.keys, own)).toBe(shortcut);
      expect(shortcut.keys).not.toContain('Alt');
    }
  });

  it('are known by a text each', () => {
    expect(new Set(shortcuts.map(({ id }) => id)).size).toBe(shortcuts.length);
  });
});

describe('keys of one’s own', () => {
  it('take the place of those delivered, turn off, and go again', () => {
    const palette = one('palette');
    const changed = withKeys({}, palette, 'Ctrl+J');
    expect(keysOf(palette, changed)).toBe('Ctrl+J');
    expect(shortcutOf('Ctrl+K', changed)).toBeNull();
    expect(shortcutOf('Ctrl+J', changed)).toBe(palette);
    const off = withKeys(changed, palette, null);
    expect([keysOf(palette, off), shortcutOf('Ctrl+J', off)]).toEqual([null, null]);
    expect(withKeys(off, palette, undefined)).toEqual({});
    expect(withKeys(off, palette, 'Ctrl+K')).toEqual({});
  });

  it.each([
    ['Ctrl+/', 'taken'],
    ['Ctrl+T', 'reserved'],
    ['Ctrl+Shift+W', 'reserved'],
    ['Ctrl+C', 'reserved'],
    ['Ctrl+ArrowLeft', 'reserved'],
    ['Ctrl+Enter', 'reserved'],
    ['Ctrl+1', 'reserved'],
    ['F5', 'reserved'],
    ['K', 'plain'],
    ['Shift+K', 'plain'],
    ['/', 'plain'],
  ])('cannot be %s: %s', (combination, kind) => {
    expect(refusalOf(combination, one('palette'), {})).toMatchObject({ kind });
  });

  it.each(['Ctrl+J', 'Ctrl+Shift+G', 'F9', 'Shift+F9', 'Ctrl+.', 'Ctrl+K'])('can be %s', (combination) => {
    expect(refusalOf(combination, one('palette'), {})).toBeNull();
  });

  it('may be those that another gave up', () => {
    const own = withKeys({}, one('sheet'), null);
    expect(refusalOf('Ctrl+/', one('palette'), own)).toBeNull();
  });
});
