import { applyScheme, cssVariables } from '../../../src/components/appearance/cssVariables';
import { palettes, type Palette, type Scheme } from '../../../src/components/theme';

function channel(hex: string): number {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(color: string): number {
  const [r, g, b] = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)].map(channel);
  return 0.2126 * (r ?? NaN) + 0.7152 * (g ?? NaN) + 0.0722 * (b ?? NaN);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? NaN) + 0.05) / ((dark ?? NaN) + 0.05);
}

type Name = keyof Palette;

const SURFACES: Name[] = ['background', 'surface', 'raised', 'hover', 'selected'];

const BUBBLES: Name[] = ['bubbleCustomer', 'bubbleAgent', 'bubbleNotice'];

/** Text on what it is written on: 4.5 to 1. */
const TEXTS: [Name, Name][] = [
  ...[...SURFACES, ...BUBBLES].map((under): [Name, Name] => ['text', under]),
  ...[...SURFACES, ...BUBBLES].map((under): [Name, Name] => ['textMuted', under]),
  ...[...SURFACES, 'infoSoft' as const].map((under): [Name, Name] => ['accentText', under]),
  ['onAccent', 'accent'],
  ['success', 'successSoft'],
  ['success', 'surface'],
  ['success', 'raised'],
  ['warning', 'warningSoft'],
  ['warning', 'raised'],
  ['danger', 'dangerSoft'],
  ['danger', 'surface'],
  ['danger', 'raised'],
  ['seen', 'bubbleAgent'],
];

/** Edges of what can be operated: 3 to 1. */
const EDGES: [Name, Name][] = [
  ['borderStrong', 'surface'],
  ['borderStrong', 'raised'],
  ['accent', 'surface'],
];

describe.each<Scheme>(['light', 'dark'])('the %s palette', (scheme) => {
  const palette = palettes[scheme];

  it.each(TEXTS)('has %s readable on %s', (over, under) => {
    expect(contrast(palette[over], palette[under])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('has %s visible on %s', (edge, under) => {
    expect(contrast(palette[edge], palette[under])).toBeGreaterThanOrEqual(3);
  });

  it('reaches the document as custom properties', () => {
    const root = document.createElement('div');
    applyScheme(scheme, root);
    expect(root.style.getPropertyValue('--color-text-muted')).toBe(palette.textMuted);
    expect(root.style.getPropertyValue('--space-4')).toBe('16px');
    expect(root.style.colorScheme).toBe(scheme);
  });
});

it('names the same properties in both schemes', () => {
  const names = (scheme: Scheme) => cssVariables(scheme).map(([name]) => name);
  expect(names('dark')).toEqual(names('light'));
});
