import { searchKey } from '../../lib/text';
import { callColumns, callExtras, serviceColumns, serviceExtras, type ColumnData } from './columns';
import type { CallRow, ServiceRow } from './types';

/** What is typed between the digits of a number. */
const BETWEEN_DIGITS = /[\s().+/-]/g;

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

/** What to look for: the words that were typed, without accents and case; a number with signs in it is one word. */
function lookedFor(typed: string): readonly string[] {
  const text = searchKey(typed.trim());
  const digits = text.replace(BETWEEN_DIGITS, '');
  if (/^\d+$/.test(digits)) return [digits];
  return text === '' ? [] : text.split(/\s+/u);
}

/** The rows that contain every word of what was typed; the same list where nothing was. */
export function matchingRows<R extends Row>(rows: readonly R[], typed: string): readonly R[] {
  const words = lookedFor(typed);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}
