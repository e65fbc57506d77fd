import { MOTION_MS, palettes, radius, space, type, type Scheme } from '../theme';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function px(prefix: string, sizes: Record<string, number>): [string, string][] {
  return Object.entries(sizes).map(([name, size]): [string, string] => [
    `--${prefix}-${kebab(name)}`,
    `${size}px`,
  ]);
}

/** Every token as a custom property: `--color-…`, `--space-…`, `--font-…`, `--radius-…`, `--motion`. */
export function cssVariables(scheme: Scheme): [name: string, value: string][] {
  const palette: Record<string, string> = { ...palettes[scheme] };
  const colors = Object.entries(palette).map(([name, value]): [string, string] => [
    `--color-${kebab(name)}`,
    value,
  ]);
  const { family, lineHeight, ...sizes } = type;
  return [
    ...colors,
    ...px('space', space),
    ...px('radius', radius),
    ...px('font', sizes),
    ['--font-family', family],
    ['--font-line-height', String(lineHeight)],
    ['--motion', `${MOTION_MS}ms`],
  ];
}

/** Puts the tokens of a scheme on the root of a document, through CSSOM, which a strict CSP allows. */
export function applyScheme(scheme: Scheme, root: HTMLElement): void {
  root.dataset['scheme'] = scheme;
  root.style.setProperty('color-scheme', scheme);
  for (const [name, value] of cssVariables(scheme)) root.style.setProperty(name, value);
}
