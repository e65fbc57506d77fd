/** What an agent may be writing in, or choosing from. */
export const FIELDS = 'input, textarea, select, [contenteditable]';

/** Where keys that write have another meaning: what is written in, what is searched by typing, what lies above the page. */
export const TAKES_LETTERS = `${FIELDS}, [role="grid"], [role="dialog"], [role="alertdialog"], [role="menu"]`;

/**
 * Puts the focus on what comes first in a dialog that has opened, unless the agent was quicker: what is being written
 * stays where it is written.
 */
export function focusFirst(first: HTMLElement | null | undefined): void {
  if (first == null) return;
  const dialog = first.closest('[role="dialog"]');
  const { activeElement } = document;
  if (activeElement?.matches(FIELDS) && dialog?.contains(activeElement)) return;
  first.focus();
}
