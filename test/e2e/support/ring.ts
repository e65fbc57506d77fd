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
  /** Whether nothing of it is to be seen: something lies over it, or it is out of view. */
  isCovered: boolean;
}

/** The least that WCAG 2.2 asks of what is no text. */
const LEAST_CONTRAST = 3;

const LEAST_WIDTH_PX = 2;

/**
 * Runs in the page: reads the outline of what has the focus, or (null) gives the focus to all that can have it, as after a
 * key, and reads the outline of each.
 */
function readRings(stop: { first: Element | null } | null): { rings: Ring[]; isFirst: boolean } {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
  /** A box around a field may be a few elements up. */
  const BOX_LEVELS = 4;

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

  /** Whether no point of a box is where one would click it. */
  function isCovered(box: Element): boolean {
    // A mail has a document of its own, in a frame.
    const frame = box.ownerDocument === document ? null : document.activeElement;
    const { left, top } = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const { x, y, width, height } = box.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    return !parts.some((across) =>
      parts.some((down) =>
        (frame ?? box).contains(
          document.elementFromPoint(left + x + across * width, top + y + down * height),
        ),
      ),
    );
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
        isCovered: isCovered(at),
      };
    }
    return { name: name(element), width: 0, color: [0, 0, 0], ground: [0, 0, 0], isCovered: false };
  }

  const inPage = document.activeElement;
  const inFrame = inPage instanceof HTMLIFrameElement ? inPage.contentDocument?.activeElement : null;
  const focused = inFrame ?? inPage;
  if (stop !== null) {
    const rings = focused === null || focused === document.body ? [] : [read(focused)];
    return { rings, isFirst: stop.first === inPage };
  }

  // Of a list whose entries never have the focus, the field has it.
  const open = [
    ...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]:has([tabindex])'),
  ].filter((element) => isSeen(element) && element.closest('[inert]') === null);
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
  return { rings, isFirst: false };
}

function weakness({ name, width, color, ground }: Ring): string[] {
  const has = contrast(color, ground);
  const isWeak = width < LEAST_WIDTH_PX || has < LEAST_CONTRAST;
  return isWeak ? [`${name}: ${String(width)} px, ${has.toFixed(2)}:1`] : [];
}

/** What can have the focus of the keyboard on what the page shows, and does not show it enough. */
export async function weakRings(page: Page): Promise<string[]> {
  // From a key on, the focus is that of a keyboard.
  await page.keyboard.press('Shift');
  const { rings } = await page.evaluate(readRings, null);
  if (rings.length === 0) return ['nothing can have the focus'];
  return rings.flatMap(weakness);
}

/** So many stops are looked at: more have but tables, where they are alike. */
const MOST_STOPS = 80;

/**
 * What the Tab key comes to on what the page shows, until it begins anew at the latest, and does not show enough (WCAG 2.4.7), or
 * not at all (2.4.11).
 */
export async function weakStops(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const { isFirst, rings } = await page.evaluate(readRings, { first });
    if (isFirst && stop > 0) return stop === 1 ? ['nothing to come to'] : found;
    for (const ring of rings) {
      found.push(...weakness(ring));
      if (ring.isCovered) found.push(`${ring.name}: not to be seen`);
    }
    await page.keyboard.press('Tab');
  }
  return found;
}
