import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { antdTheme } from '../../../src/components/appearance/antdTheme';
import { applyLook, cssVariables, rowHeight } from '../../../src/components/appearance/cssVariables';
import { MINIMUM_TYPE, palettes, type Scheme } from '../../../src/components/theme';
import { TEXT_SIZES, type Density } from '../../../src/store/layout/types';
import { contrast, rgbOf } from '../../support/contrast';
import { MARKS, TEXTS, type Pair } from './pairs';

const SCHEMES: Scheme[] = ['light', 'dark'];

const TEXT_SCALES = TEXT_SIZES.map((size) => size / 100);

/** Pairs of a scheme under a bound, with what they have. */
function under(scheme: Scheme, pairs: readonly Pair[], bound: number): string[] {
  const palette = palettes[scheme];
  return pairs
    .map(([over, ground]) => ({ over, ground, has: contrast(rgbOf(palette[over]), rgbOf(palette[ground])) }))
    .filter(({ has }) => has < bound)
    .map(({ over, ground, has }) => `${over} on ${ground}: ${has.toFixed(2)}`);
}

describe.each(SCHEMES)('the %s palette', (scheme) => {
  it('has every text readable on its ground', () => {
    expect(under(scheme, TEXTS, 4.5)).toEqual([]);
  });

  it('has every mark visible on its ground', () => {
    expect(under(scheme, MARKS, 3)).toEqual([]);
  });

  it('reaches the document as custom properties', () => {
    const root = document.createElement('div');
    applyLook({ scheme, density: 'compact', textScale: 1 }, root);
    expect(root.style.getPropertyValue('--color-text-muted')).toBe(palettes[scheme].textMuted);
    expect(root.style.getPropertyValue('--space-4')).toBe('16px');
    expect(root.style.colorScheme).toBe(scheme);
    expect(root.dataset['density']).toBe('compact');
    expect(root.style.getPropertyValue('--row-table')).toBe('32px');
  });

  it('shows chevrons, switches that are off and disabled words of the library', () => {
    const { colorTextQuaternary, colorTextDisabled, colorPrimaryBorder } = theme.getDesignToken(
      antdTheme({ scheme, textScale: 1 }),
    );
    const surface = rgbOf(palettes[scheme].raised);
    const found = [colorTextQuaternary, colorTextDisabled, colorPrimaryBorder].map((color) =>
      contrast(rgbOf(color), surface),
    );
    expect(Math.min(...found)).toBeGreaterThanOrEqual(3);
  });
});

it('names the same properties in both schemes', () => {
  const names = (scheme: Scheme) =>
    cssVariables({ scheme, density: 'comfortable', textScale: 1 }).map(([name]) => name);
  expect(names('dark')).toEqual(names('light'));
});

it.each(TEXT_SCALES)('has no text under 12 px at a text size of %d', (textScale) => {
  const own = cssVariables({ scheme: 'light', density: 'compact', textScale }).filter(([name]) =>
    /^--font-(?!family|line)/.test(name),
  );
  const library = Object.entries(theme.getDesignToken(antdTheme({ scheme: 'light', textScale }))).filter(
    ([name]) => /^fontSize(?!Icon)/.test(name),
  );
  const small = [...own, ...library].filter(([, size]) => parseFloat(String(size)) < MINIMUM_TYPE);
  expect(own.length).toBeGreaterThan(4);
  expect(library.length).toBeGreaterThan(4);
  expect(small).toEqual([]);
});

it('grows text and controls with the text size', () => {
  const large = new Map(cssVariables({ scheme: 'light', density: 'comfortable', textScale: 1.25 }));
  expect(large.get('--font-body')).toBe('17.5px');
  expect(large.get('--control')).toBe('40px');
  const { fontSize, controlHeight } = theme.getDesignToken(antdTheme({ scheme: 'light', textScale: 1.25 }));
  expect({ fontSize, controlHeight }).toEqual({ fontSize: 17.5, controlHeight: 40 });
});

it.each(TEXT_SCALES)(
  'puts rows and messages closer together when compact, at a text size of %d',
  (textScale) => {
    const sizes = (density: Density) =>
      cssVariables({ scheme: 'light', density, textScale }).filter(([name]) => /^--(?:row|gap)-/.test(name));
    const compact = new Map(sizes('compact'));
    // Rows that show so many lines, or a picture, at any density.
    const same = ['--row-reply', '--row-earlier', '--row-rail'];
    const whole = sizes('comfortable').filter(([name]) => !same.includes(name));
    expect(whole.length).toBeGreaterThan(6);
    expect(whole.filter(([name, px]) => parseFloat(compact.get(name) ?? px) >= parseFloat(px))).toEqual([]);
  },
);

it('has no row lower for small text, and higher ones for large', () => {
  const heights = [0.9, 1, 1.25].map((textScale) => rowHeight('list', { density: 'compact', textScale }));
  expect(heights).toEqual([52, 52, 65]);
});

it('sets no size of type under 12 px in any style sheet', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(40);
  const small = sheets.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/font(?:-size)?:[^;}]*?\b(\d+(?:\.\d+)?)px/g)]
      .filter(([, size]) => Number(size) < MINIMUM_TYPE)
      .map(([text]) => `${file}: ${text}`),
  );
  expect(small).toEqual([]);
});
