const GAP = 4;

/** Puts a popup below its anchor, or above it where there is no room; never beyond the window's edge. */
export function placeBeside(popup: HTMLElement, anchor: HTMLElement): void {
  const { bottom, right, top } = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const below = bottom + GAP;
  const fits = below + height <= window.innerHeight - GAP;
  popup.style.top = `${Math.max(GAP, fits ? below : top - GAP - height)}px`;
  popup.style.left = `${Math.min(Math.max(GAP, right - width), window.innerWidth - width - GAP)}px`;
}
