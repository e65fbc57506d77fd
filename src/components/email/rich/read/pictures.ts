import { pictureAddress } from '../address';
import type { Blocks } from './blocks';
import type { Context } from './context';

/** Pictures that are no larger tell their server that the mail was opened, and show nothing. px */
const PIXEL = 3;

/** How HTML is read. */
export interface ReadOptions {
  /**
   * What stands for a picture by its address: an https or data address, or null where it is to be left out. Without
   * it only pictures that are in the HTML itself stay: others tell their server that somebody looked at them.
   */
  picture?: (address: string) => string | null;
}

function sideOf(picture: Element, name: 'width' | 'height'): number | null {
  const text = picture.getAttribute(name);
  return text !== null && /^\d{1,4}(?:px)?$/u.test(text) ? Number.parseInt(text, 10) : null;
}

function isPixel(side: number | null): boolean {
  return side !== null && side <= PIXEL;
}

function sourceOf(picture: Element, { picture: resolve }: ReadOptions): string | null {
  const source = picture.getAttribute('src') ?? '';
  const found = /^\s*data:/iu.test(source) ? source : (resolve?.(source) ?? null);
  return found === null ? null : pictureAddress(found);
}

/** Reads a picture as a block of its own; in place of one that is left out stands what it says. */
export function readPicture(picture: Element, context: Context, blocks: Blocks, options: ReadOptions): void {
  const width = sideOf(picture, 'width');
  if (isPixel(width) || isPixel(sideOf(picture, 'height'))) return;
  const src = sourceOf(picture, options);
  const alt = (picture.getAttribute('alt') ?? '').replace(/\s+/gu, ' ').trim();
  if (src === null) {
    if (alt !== '') blocks.add(`[${alt}]`, context);
    return;
  }
  const data = {
    src,
    alt,
    ...(width === null ? {} : { width }),
    ...(context.link === null ? {} : { href: context.link.href }),
  };
  blocks.put({ type: 'IMAGE', mutability: 'IMMUTABLE', data }, context);
}
