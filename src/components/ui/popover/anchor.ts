/** What opens something by itself; a field or the whole page is nothing to stand beside. */
const OPENERS = 'button, a[href], [role="row"]';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/**
 * What a popover stands beside: what was pressed, else what opens it on this screen (`data-opens`), as the keyboard or a
 * dialog may have opened it from anywhere; null: nothing on this screen, and it stands where its style says.
 */
export function findAnchor(name: string): HTMLElement | null {
  const { activeElement } = document;
  const isOpener = activeElement instanceof HTMLElement && activeElement.matches(OPENERS);
  if (isOpener && isShown(activeElement) && activeElement.closest(DIALOGS) === null) return activeElement;
  const openers = [...document.querySelectorAll<HTMLElement>(`[data-opens="${name}"]`)];
  return openers.find(isShown) ?? null;
}
