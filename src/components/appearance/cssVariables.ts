import type { Density } from '../../store/layout/types';
import {
  CONTROL_PX,
  MOTION_MS,
  MINIMUM_TYPE,
  palettes,
  radius,
  ring,
  shadows,
  space,
  spacing,
  type,
  type RowName,
  type Scheme,
} from '../theme';

/** How the agent wants the console to look: the scheme, and how close its rows stand, and how large its text is. */
export interface Look {
  scheme: Scheme;
  density: Density;
  /** 1: as designed. */
  textScale: number;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function px(prefix: string, sizes: Record<string, number>): [string, string][] {
  return Object.entries(sizes).map(([name, size]): [string, string] => [
    `--${prefix}-${kebab(name)}`,
    `${size}px`,
  ]);
}

/** A size of type at a text scale, in px: never under what people can read. */
export function scaledType(size: number, textScale: number): number {
  return Math.max(MINIMUM_TYPE, Math.round(size * textScale * 10) / 10);
}

/** A height at a text scale, in px: never too low for words of the usual size. */
function scaledHeight(height: number, textScale: number): number {
  return Math.round(height * Math.max(1, textScale));
}

/** The height of a row in px. */
export function rowHeight(name: RowName, { density, textScale }: Omit<Look, 'scheme'>): number {
  return scaledHeight(spacing[density].row[name], textScale);
}

function spacingVariables({ density, textScale }: Omit<Look, 'scheme'>): [string, string][] {
  const { row, gap } = spacing[density];
  const rows = Object.entries(row).map(([name, height]) => [name, scaledHeight(height, textScale)] as const);
  return [...px('row', Object.fromEntries(rows)), ...px('gap', gap)];
}

/**
 * Every token as a custom property: `--color-…`, `--shadow-…`, `--space-…`, `--font-…`, `--radius-…`, `--ring-…`,
 * `--row-…`, `--gap-…`, `--motion`; `--text-scale`, `--control` (the height of a control) and `--grow` (how much
 * higher than designed what holds words is, never lower) grow with the text.
 */
export function cssVariables(look: Look): [name: string, value: string][] {
  const { scheme, textScale } = look;
  const palette: Record<string, string> = { ...palettes[scheme] };
  const colors = Object.entries(palette).map(([name, value]): [string, string] => [
    `--color-${kebab(name)}`,
    value,
  ]);
  const { family, lineHeight, ...sizes } = type;
  const scaled = Object.entries(sizes).map(([name, size]) => [name, scaledType(size, textScale)] as const);
  const depths = Object.entries(shadows[scheme]).map(([name, shadow]): [string, string] => [
    `--shadow-${name}`,
    shadow,
  ]);
  return [
    ...colors,
    ...depths,
    ...px('space', space),
    ...px('radius', radius),
    ...px('font', Object.fromEntries(scaled)),
    ...px('ring', ring),
    ...spacingVariables(look),
    ['--font-family', family],
    ['--font-line-height', String(lineHeight)],
    ['--text-scale', String(textScale)],
    ['--grow', String(Math.max(1, textScale))],
    ['--control', `${String(Math.round(CONTROL_PX * textScale))}px`],
    ['--motion', `${MOTION_MS}ms`],
  ];
}

/** Puts the tokens of a look on the root of a document, through CSSOM, which a strict CSP allows. */
export function applyLook(look: Look, root: HTMLElement): void {
  root.dataset['scheme'] = look.scheme;
  root.dataset['density'] = look.density;
  root.style.setProperty('color-scheme', look.scheme);
  for (const [name, value] of cssVariables(look)) root.style.setProperty(name, value);
}
