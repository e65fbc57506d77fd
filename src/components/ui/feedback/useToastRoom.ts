import { useLayoutEffect, type RefObject } from 'react';

/** Controls at the foot of a screen: toasts stand above them. */
const FEET = '[data-foot]';

/** Parts at the left edge: toasts stand beside them. */
const SIDES = '[data-side]';

const GAP = 8;

/** A foot begins below this share of the window's height; toasts cover what begins higher. */
const FOOT_FROM = 0.4;

function boxesOf(elements: readonly Element[]): DOMRect[] {
  return elements.flatMap((element) => [...element.getClientRects()]);
}

function isEmpty(element: HTMLElement): boolean {
  return [...element.children].every(({ clientHeight }) => clientHeight === 0);
}

/** Where they stand in the window as it is now. */
function place(toasts: HTMLElement, feet: readonly Element[], sides: readonly Element[]): void {
  const { offsetLeft, offsetWidth, style } = toasts;
  const start = Math.max(...boxesOf(sides).map(({ right }) => right + GAP), offsetLeft);
  const end = start + offsetWidth;
  style.setProperty('--toasts-beside', `${String(start - offsetLeft)}px`);
  const reaches = boxesOf(feet)
    .filter(({ left, right, top }) => left < end && right > start && top > window.innerHeight * FOOT_FROM)
    .map(({ top }) => window.innerHeight - top + GAP);
  style.setProperty('--toasts-reach', `${String(Math.max(...reaches, 0))}px`);
}

/** Keeps toasts off what is acted on at the foot and the edge of a screen, as long as there are any. */
export function useToastRoom(toasts: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = toasts.current;
    if (element === null) return;
    let watched = new Set<Element>();
    const sizes = new ResizeObserver(() => look(true));
    // A screen may come under toasts that are there.
    const screens = new MutationObserver(() => look(false));

    function look(isMoved: boolean): void {
      const isIdle = element === null || isEmpty(element);
      const feet = isIdle ? [] : [...document.querySelectorAll(FEET)];
      const sides = isIdle ? [] : [...document.querySelectorAll(SIDES)];
      // A foot also moves with the size of what stands before it, and of what it stands in.
      const around = feet.flatMap((foot) => [foot.previousElementSibling, foot.parentElement]);
      const next = new Set([...feet, ...sides, ...around].filter((one) => one !== null));
      for (const one of watched) if (!next.has(one)) sizes.unobserve(one);
      // Observed for the first time, it is told of at once.
      for (const one of next) if (!watched.has(one)) sizes.observe(one);
      watched = next;
      if (isIdle) screens.disconnect();
      else if (isMoved) {
        screens.observe(document.body, { childList: true, subtree: true });
        place(element, feet, sides);
      }
    }

    for (const part of element.children) sizes.observe(part);
    return () => {
      sizes.disconnect();
      screens.disconnect();
    };
  }, [toasts]);
}
