const GAP = 4;

/**
 * Which edges of a popup and its anchor stand in one line: the left ones, the right ones, or the lower ones, the popup
 * to the right of its anchor.
 */
export type Alignment = 'start' | 'end' | 'beside';

/**
 * Puts a popup below its anchor, or above it where there is no room, or beside it; never beyond the window's edge.
 */
export function placeBeside(popup: HTMLElement, anchor: HTMLElement, align: Alignment): void {
  const { bottom, left, right, top } = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  if (align === 'beside') {
    popup.style.top = `${Math.max(GAP, Math.min(bottom, window.innerHeight - GAP) - height)}px`;
    popup.style.left = `${Math.min(right + GAP, window.innerWidth - width - GAP)}px`;
    return;
  }
  const below = bottom + GAP;
  const fits = below + height <= window.innerHeight - GAP;
  const wished = align === 'start' ? left : right - width;
  popup.style.top = `${Math.max(GAP, fits ? below : top - GAP - height)}px`;
  popup.style.left = `${Math.min(Math.max(GAP, wished), window.innerWidth - width - GAP)}px`;
}

/** Puts a popup back into the window where it stood beside something that is gone. */
export function keepInWindow(popup: HTMLElement): void {
  const { height, left, top, width } = popup.getBoundingClientRect();
  popup.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - GAP - height))}px`;
  popup.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - GAP - width))}px`;
}
