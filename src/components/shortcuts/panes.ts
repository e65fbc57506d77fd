import { openModal } from './modal';

const OFFER = '.incoming';

/**
 * The parts of the screen, in the order of the document: the rail, along the top, a call, one that rings, lists, the
 * middle, a mail that is written there, the customer, a mail that can be taken
 * back.
 */
const PANES = `.nav-rail, .title-bar, .call-bar, ${OFFER}, aside, .customer--sheet, main, [data-docked], .held-mails__list`;

/** Panes that F6 reaches while a dialog is open. */
const PANES_OVER_PAGE = `${OFFER}, [aria-modal="true"]`;

/** What gets the focus in a pane that the agent has not been in: the first of these that it has. */
const FIRST = [
  '[data-focus="composer"]:not(:disabled)',
  '[role="row"][tabindex="0"]',
  '[data-focus="search"]',
  '[aria-current="page"]',
];

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** What had the focus in each pane when the agent left it. */
const left = new WeakMap<Element, HTMLElement>();

function isThere(element: HTMLElement): boolean {
  return element.isConnected && element.closest('[inert], [hidden]') === null && element.tabIndex >= 0;
}

function stopOf(pane: Element, panes: string): HTMLElement | null {
  const isOwn = (element: HTMLElement) => element.closest(panes) === pane && isThere(element);
  const before = left.get(pane);
  if (before !== undefined && isOwn(before)) return before;
  const of = (selector: string) => [...pane.querySelectorAll<HTMLElement>(selector)].find(isOwn) ?? null;
  return FIRST.map(of).find((stop) => stop !== null) ?? of(STOPS);
}

/** Leads the focus into the next pane, or the one before; the agent comes back to where they were in it. */
export function toPane(step: 1 | -1): void {
  const { activeElement } = document;
  const modal = openModal();
  const selector = modal === null ? PANES : PANES_OVER_PAGE;
  const from = activeElement?.closest(selector) ?? null;
  if (from !== null && activeElement instanceof HTMLElement) left.set(from, activeElement);
  const panes = [...document.querySelectorAll(selector)].filter(
    (pane) => modal === null || pane === modal || pane.matches(OFFER),
  );
  const at = from === null ? (step > 0 ? -1 : 0) : panes.indexOf(from);
  for (let tried = 1; tried <= panes.length; tried += 1) {
    const pane = panes.at((at + step * tried) % panes.length);
    const stop = pane === undefined || pane === from ? null : stopOf(pane, selector);
    if (stop === null) continue;
    stop.focus();
    return;
  }
}
