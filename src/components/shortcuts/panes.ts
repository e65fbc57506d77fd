/** The parts of the screen, in the order of the document: along the top, a call, lists, the middle, the customer. */
const PANES = '.title-bar, .call-bar, aside, main';

/** What a pane is there for, where the agent was not in it before. */
const FIRST =
  '[data-focus="composer"]:not(:disabled), [role="row"][tabindex="0"], [data-focus="search"], [aria-current="page"]';

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** What had the focus in each pane when the agent left it. */
const left = new WeakMap<Element, HTMLElement>();

function isThere(element: HTMLElement): boolean {
  return element.isConnected && element.closest('[inert], [hidden]') === null && element.tabIndex >= 0;
}

function stopOf(pane: Element): HTMLElement | null {
  const isOwn = (element: HTMLElement) => element.closest(PANES) === pane && isThere(element);
  const before = left.get(pane);
  if (before !== undefined && isOwn(before)) return before;
  const of = (selector: string) => [...pane.querySelectorAll<HTMLElement>(selector)].find(isOwn) ?? null;
  return of(FIRST) ?? of(STOPS);
}

/** Leads the focus into the next pane, or the one before; the agent comes back to where they were in it. */
export function toPane(step: 1 | -1): void {
  const { activeElement } = document;
  const from = activeElement?.closest(PANES) ?? null;
  if (from !== null && activeElement instanceof HTMLElement) left.set(from, activeElement);
  const panes = [...document.querySelectorAll(PANES)];
  const at = from === null ? (step > 0 ? -1 : 0) : panes.indexOf(from);
  for (let tried = 1; tried <= panes.length; tried += 1) {
    const pane = panes.at((at + step * tried) % panes.length);
    const stop = pane === undefined || pane === from ? null : stopOf(pane);
    if (stop === null) continue;
    stop.focus();
    return;
  }
}
