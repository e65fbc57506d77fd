/** Runs in the page: counts what is drawn in the rows of the list, by whether a row is in view. */

/** Changes of the document in a while. */
export interface Drawn {
  /** of text in rows in view */
  text: number;
  /** of anything else in rows in view */
  other: number;
  /** in rows that are not in view */
  unseen: number;
  /** rows in view at the end */
  rows: number;
  /** rows beside them, which are ready for when the list is scrolled */
  spare: number;
}

const GRID = '[role="grid"]';

/** Where a change is: null outside of every row. */
function rowOf({ target }: MutationRecord): Element | null {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('[role="row"]') ?? null;
}

function isInView(row: Element, grid: Element): boolean {
  const [own, all] = [row.getBoundingClientRect(), grid.getBoundingClientRect()];
  return own.bottom > all.top && own.top < all.bottom;
}

/** Counts for so long. */
async function watchRows(ms: number): Promise<Drawn> {
  const grid = document.querySelector(GRID);
  if (grid === null) throw new Error('There is no list');
  const drawn = { text: 0, other: 0, unseen: 0 };
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      const row = rowOf(change);
      if (row === null) continue;
      if (!isInView(row, grid)) drawn.unseen += 1;
      else if (change.type === 'characterData') drawn.text += 1;
      else drawn.other += 1;
    }
  });
  observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
  await new Promise((resolve) => setTimeout(resolve, ms));
  observer.disconnect();
  const all = [...grid.querySelectorAll('[role="row"]')];
  const rows = all.filter((row) => isInView(row, grid)).length;
  return { ...drawn, rows, spare: all.length - rows };
}

Object.assign(window, { watchRows });
