import { palettes, type Scheme } from '../../theme';
import { channelsOf, contrast, hexOf } from '../rich/colours';

/** Text is seen well from here on (WCAG AA). */
const ENOUGH = 4.5;

/** Colours that are tried between one and the other. */
const STEPS = 12;

/** A colour as near to the wanted one as it can be and be seen on this surface. */
function towards(colour: string, surface: string, end: string): string {
  const from = channelsOf(colour);
  const to = channelsOf(end);
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = hexOf(from.map((channel, at) => channel + (((to[at] ?? 0) - channel) * step) / STEPS));
    if (contrast(mixed, surface) >= ENOUGH) return mixed;
  }
  return end;
}

/**
 * How coloured text is drawn where it is written. In light it is as the mail will be; in dark, colours that were chosen
 * for white are made light enough, and text on a colour of its own is black or white.
 */
export function ensureContrast(
  colour: string | null,
  background: string | null,
  scheme: Scheme,
): { color?: string; backgroundColor?: string } {
  if (background !== null) {
    const plain = contrast('#000000', background) > contrast('#ffffff', background) ? '#000000' : '#ffffff';
    return { backgroundColor: background, color: colour ?? plain };
  }
  if (colour === null) return {};
  return { color: scheme === 'dark' ? towards(colour, palettes.dark.surface, '#ffffff') : colour };
}
