/** Without input for so long the agent is not in the middle of something. */
const IDLE_AFTER_MS = 60_000;

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

const FIELDS = 'input, textarea, [contenteditable="true"]';

/** Fields in which nothing is written. */
const UNWRITTEN = ['checkbox', 'radio', 'range', 'file'];

function isWritten(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (field instanceof HTMLInputElement) return !UNWRITTEN.includes(field.type) && field.value !== '';
  return field.textContent.trim() !== '';
}

function isSeen(element: Element): boolean {
  // `checkVisibility` is younger than the oldest Safari that the product supports.
  return element.getClientRects().length > 0;
}

/** Whether something is open or written on the page, or was touched within the last minute. */
export function isTouched(page: Window): () => boolean {
  let touchedAt = Number.NEGATIVE_INFINITY;
  const note = ({ timeStamp }: Event): void => {
    touchedAt = timeStamp;
  };
  for (const kind of ['keydown', 'pointerdown', 'wheel']) {
    page.addEventListener(kind, note, { capture: true, passive: true });
  }
  return () => {
    const { document, performance } = page;
    if (performance.now() - touchedAt < IDLE_AFTER_MS) return true;
    if ([...document.querySelectorAll(OPEN)].some(isSeen)) return true;
    return [...document.querySelectorAll(FIELDS)].some(isWritten);
  };
}
