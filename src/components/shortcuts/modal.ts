/** How the library marks closed dialogs that stay in the document. */
const CLOSED = '[style*="display: none"]';

/** The dialog that lies over the page and has to be left first, the last one of several; null: none. */
export function openModal(): Element | null {
  const modals = [...document.querySelectorAll('[aria-modal="true"]')];
  return modals.findLast((dialog) => dialog.closest(CLOSED) === null) ?? null;
}
