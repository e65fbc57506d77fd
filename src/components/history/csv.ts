import { unparse } from 'papaparse';
import type { Period } from '../../store/history/types';
import type { CellWords, Column } from './column';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for a formula if a cell began with it, also in wide letters and in a second line. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

interface Sheet<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** BCP 47 tag of the language on screen. */
  language: string;
}

/** Between cells stands what spreadsheets of the language read: where a comma is in numbers, none can be between. */
function delimiterOf(language: string): string {
  return language.startsWith('en') ? ',' : ';';
}

/**
 * Rows as a CSV file: the words of their cells under those of their heads, columns of buttons left out. A cell that a
 * spreadsheet would calculate gets an apostrophe before it.
 */
export function csvOf<Row>({ columns, rows, language }: Sheet<Row>, words: CellWords): string {
  const written = columns.flatMap(({ text, title }) => (text === null ? [] : [{ text, title }]));
  const fields = written.map(({ title }) => words.t(title));
  const data = rows.map((row) => written.map(({ text }) => text(row, words)));
  return (
    BYTE_ORDER_MARK +
    unparse({ fields, data }, { delimiter: delimiterOf(language), escapeFormulae: FORMULA, newline: '\r\n' })
  );
}

/** The name of such a file: what is in it, and of which days. */
export function csvName(what: string, { from, to }: Period): string {
  return `${what}-${from === to ? from : `${from}-${to}`}.csv`;
}
