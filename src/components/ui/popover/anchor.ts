/** Elements that a popover can stand beside; a field or the whole page is none. */
const OPENERS = 'button, a[href], [role="row"]';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/**
 * The element that a popover stands beside: the button or row that has the focus, but from within the main pane rather
 * the visible element marked as the opener (`data-opens`), for keys and menus. Null: there is neither, and the style
 * decides.
 */
export function findAnchor(name: string): HTMLElement | null {
  const { activeElement } = document;
  const openers = [...document.querySelectorAll<HTMLElement>(`[data-opens="${name}"]`)];
  const named = openers.find(isShown) ?? null;
  const isOpener = activeElement instanceof HTMLElement && activeElement.matches(OPENERS);
  if (!isOpener || !isShown(activeElement) || activeElement.closest(DIALOGS) !== null) return named;
  return named !== null && activeElement.closest('main') !== null ? named : activeElement;
}
