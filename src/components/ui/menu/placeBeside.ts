const GAP = 4;

/**
 * Which edges of a popup and its anchor stand in one line: the left ones, the right ones, or the lower ones, the popup
 * to the right of its anchor.
 */
export type Alignment = 'start' | 'end' | 'beside';

/** What popups stand in. */
interface Room {
  width: number;
  height: number;
  boxOf(element: HTMLElement): DOMRect;
}

const WINDOW: Room = {
  get width() {
    return window.innerWidth;
  },
  get height() {
    return window.innerHeight;
  },
  boxOf: (element) => element.getBoundingClientRect(),
};

/** The window, or the part of the page that stands for it and may be drawn smaller: all is in its own units. */
function roomOf(place: HTMLElement | null): Room {
  if (place === null) return WINDOW;
  const { left, top, width } = place.getBoundingClientRect();
  const scale = width / place.offsetWidth || 1;
  return {
    width: place.offsetWidth,
    height: place.offsetHeight,
    boxOf: (element) => {
      const box = element.getBoundingClientRect();
      return new DOMRect(
        (box.left - left) / scale,
        (box.top - top) / scale,
        box.width / scale,
        box.height / scale,
      );
    },
  };
}

/**
 * Puts a popup below its anchor, or above it where there is no room, or beside it; never beyond the window's edge.
 * @param place the part of the page that stands for the window
 */
export function placeBeside(
  popup: HTMLElement,
  anchor: HTMLElement,
  align: Alignment,
  place: HTMLElement | null = null,
): void {
  const room = roomOf(place);
  const { bottom, left, right, top } = room.boxOf(anchor);
  const { width, height } = room.boxOf(popup);
  if (align === 'beside') {
    popup.style.top = `${Math.max(GAP, Math.min(bottom, room.height - GAP) - height)}px`;
    popup.style.left = `${Math.min(right + GAP, room.width - width - GAP)}px`;
    return;
  }
  const below = bottom + GAP;
  const fits = below + height <= room.height - GAP;
  const wished = align === 'start' ? left : right - width;
  popup.style.top = `${Math.max(GAP, fits ? below : top - GAP - height)}px`;
  popup.style.left = `${Math.min(Math.max(GAP, wished), room.width - width - GAP)}px`;
}

/** Puts a popup back into the window where it stood beside something that is gone. */
export function keepInWindow(popup: HTMLElement, place: HTMLElement | null = null): void {
  const room = roomOf(place);
  const { height, left, top, width } = room.boxOf(popup);
  popup.style.top = `${Math.max(GAP, Math.min(top, room.height - GAP - height))}px`;
  popup.style.left = `${Math.max(GAP, Math.min(left, room.width - GAP - width))}px`;
}
