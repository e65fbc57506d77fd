/** What can be gone to by name: an element of the screen says so by `data-focus`. */
export type FocusName = 'composer' | 'find' | 'search';

/** So many frames are waited for an element that is being opened. */
const PATIENCE = 60;

/** Whether it is on screen now. */
export function isOnScreen(name: FocusName): boolean {
  return document.querySelector(`[data-focus="${name}"]`) !== null;
}

/** Gives it the focus, once it is there. */
export function toFocus(name: FocusName, frames = PATIENCE): void {
  const element = document.querySelector<HTMLElement>(`[data-focus="${name}"]:not(:disabled)`);
  if (element !== null) element.focus();
  else if (frames > 0) requestAnimationFrame(() => toFocus(name, frames - 1));
}
