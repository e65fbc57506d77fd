/** What opens something by itself; a field or the whole page is nothing to stand beside. */
const OPENERS = 'button, a[href], [role="row"]';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/**
 * What a popover stands beside: what opens it on this screen (`data-opens`), wherever the keyboard or a menu of the screen
 * opened it from; what was pressed, where that is of another part, as a row of the list; null: nothing, and it stands where
 * its style says.
 */
export function findAnchor(name: string): HTMLElement | null {
  const { activeElement } = document;
  const openers = [...document.querySelectorAll<HTMLElement>(`[data-opens="${name}"]`)];
  const named = openers.find(isShown) ?? null;
  const isOpener = activeElement instanceof HTMLElement && activeElement.matches(OPENERS);
  if (!isOpener || !isShown(activeElement) || activeElement.closest(DIALOGS) !== null) return named;
  return named !== null && activeElement.closest('main') !== null ? named : activeElement;
}
