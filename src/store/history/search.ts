import { digitsIn } from '../../lib/cleanNumber';
import { searchKey } from '../../lib/text';
import { callColumns, callExtras, serviceColumns, serviceExtras, type ColumnData } from './columns';
import type { CallRow, ServiceRow } from './types';

type Row = CallRow | ServiceRow;

const texts = new WeakMap<Row, string>();

type Found<R> = (row: R) => string | null;

function searchesOf<R>(
  columns: Readonly<Record<string, ColumnData<R>>>,
  extra: Found<R>,
): readonly Found<R>[] {
  return [extra, ...Object.values(columns).flatMap(({ search }) => search ?? [])];
}

const ofCalls = searchesOf(callColumns, callExtras);
const ofServices = searchesOf(serviceColumns, serviceExtras);

function wordsOf(row: Row): (string | null)[] {
  return 'conversation' in row ? ofServices.map((of) => of(row)) : ofCalls.map((of) => of(row));
}

function textOf(row: Row): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const text = searchKey(wordsOf(row).join('\n'));
  texts.set(row, text);
  return text;
}

/** Reads rows for the search ahead of it, so that no keystroke waits for 20,000 of them. */
export function indexRows(rows: readonly Row[]): void {
  rows.forEach(textOf);
}

/** Whether a text has every word that was typed; of a number, its digits, or it as it was typed. */
function finderOf(term: string): (text: string) => boolean {
  const digits = digitsIn(term);
  if (digits !== null) return (text) => text.includes(digits) || text.includes(term);
  const words = term.split(/\s+/u);
  return (text) => words.every((word) => text.includes(word));
}

/** The rows that contain every word of what was typed, accents and case aside; the same list where nothing was. */
export function matchingRows<R extends Row>(rows: readonly R[], typed: string): readonly R[] {
  const term = searchKey(typed.trim());
  if (term === '') return rows;
  const isFound = finderOf(term);
  return rows.filter((row) => isFound(textOf(row)));
}
