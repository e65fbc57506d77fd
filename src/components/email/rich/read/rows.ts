import type { Blocks } from './blocks';
import type { Context } from './context';

/** A cell with one of these cannot be flattened into a tab-separated line. */
const RICH =
  'ul, ol, table, blockquote, pre, h1, h2, h3, h4, h5, h6, img, hr, p + p, div + div, p + div, div + p';

/** Longer texts are no cells of a row that is read as one line, in characters. */
const LONG = 300;

function cellsOf(row: Element): Element[] {
  return [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');
}

/** Whether a row reads well as one line with tabs between its cells, as spreadsheets have it; else it is only a layout. */
export function isLine(row: Element): boolean {
  const cells = cellsOf(row);
  return (
    cells.length > 1 &&
    cells.every((cell) => cell.querySelector(RICH) === null && cell.textContent.length <= LONG)
  );
}

/** Reads a row of a table as a line with tabs between its cells; those at its end that are empty are left out. */
export function readLine(
  row: Element,
  context: Context,
  blocks: Blocks,
  readCell: (cell: Element, inRow: Context) => void,
): void {
  const cells = cellsOf(row);
  const last = cells.findLastIndex(({ textContent }) => textContent.trim() !== '');
  blocks.begin(context);
  cells.slice(0, last + 1).forEach((cell, index) => {
    if (index > 0) blocks.tab(context);
    readCell(cell, { ...context, isRow: true });
  });
}
