import type { Page } from '@playwright/test';
import { contrast, type Rgb } from '../../support/contrast';

/** What shows that one element has the focus. */
interface Ring {
  /** The element, in a few words. */
  name: string;
  /** Of the outline around it or around its box, px; 0: none. */
  width: number;
  color: Rgb;
  /** What the outline is drawn on. */
  ground: Rgb;
}

/** The least that WCAG 2.2 asks of what is no text. */
const LEAST_CONTRAST = 3;

const LEAST_WIDTH_PX = 2;

/** Runs in the page: gives the focus to all that can have it, as after a key, and reads the outline of each. */
function readRings(): Ring[] {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
  /** A box around a field may be a few elements up. */
  const BOX_LEVELS = 3;

  function rgba(color: string): [number, number, number, number] {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const scale = color.startsWith('color(') ? 255 : 1;
    return [red * scale, green * scale, blue * scale, alpha];
  }

  /** What is painted behind an element, or by it. */
  function ground(from: Element | null): [number, number, number] {
    const layers: [number, number, number, number][] = [];
    for (let at = from; at !== null; at = at.parentElement) {
      const layer = rgba(getComputedStyle(at).backgroundColor);
      if (layer[3] > 0) layers.push(layer);
      if (layer[3] === 1) break;
    }
    return layers.reduceRight<[number, number, number]>(
      ([r, g, b], [red, green, blue, alpha]) => [
        red * alpha + r * (1 - alpha),
        green * alpha + g * (1 - alpha),
        blue * alpha + b * (1 - alpha),
      ],
      [255, 255, 255],
    );
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function name(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(' ', '.')} "${words.slice(0, 40)}"`;
  }

  function read(element: Element): Ring {
    let at: Element | null = element;
    for (let level = 0; at !== null && level <= BOX_LEVELS; level += 1, at = at.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(at);
      if (outlineStyle === 'none' || !isSeen(at)) continue;
      const [red, green, blue] = rgba(outlineColor);
      const under = ground(parseFloat(outlineOffset) < 0 ? at : at.parentElement);
      return {
        name: name(element),
        width: parseFloat(outlineWidth),
        color: [red, green, blue],
        ground: under,
      };
    }
    return { name: name(element), width: 0, color: [0, 0, 0], ground: [0, 0, 0] };
  }

  const open = [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')].filter(
    isSeen,
  );
  const scope = open.at(-1) ?? document;
  const before = document.activeElement;
  const rings: Ring[] = [];
  for (const element of scope.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    // Only scripts lead there, but for the entries of menus and lists; or it is not there to be seen.
    const isEntry = element.matches('[role^="menuitem"], [role="option"]');
    if (
      (element.tabIndex < 0 && !isEntry) ||
      element.getClientRects().length === 0 ||
      element.closest('[inert]')
    )
      continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element && element.matches(':focus-visible')) rings.push(read(element));
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return rings;
}

/** What can have the focus of the keyboard on what the page shows, and does not show it enough. */
export async function weakRings(page: Page): Promise<string[]> {
  // From a key on, the focus is that of a keyboard.
  await page.keyboard.press('Shift');
  const rings = await page.evaluate(readRings);
  if (rings.length === 0) return ['nothing can have the focus'];
  return rings
    .map((one) => ({ ...one, has: contrast(one.color, one.ground) }))
    .filter(({ width, has }) => width < LEAST_WIDTH_PX || has < LEAST_CONTRAST)
    .map(({ name, width, has }) => `${name}: ${String(width)} px, ${has.toFixed(2)}:1`);
}
