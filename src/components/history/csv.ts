import type { Period } from '../../store/history/types';
import { csvText } from '../ui/csv';
import type { CellWords, Column } from './column';

interface Sheet<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** BCP 47 tag of the language on screen. */
  language: string;
}

/** Rows as a CSV file: the words of their cells under those of their heads, columns of buttons left out. */
export function csvOf<Row>({ columns, rows, language }: Sheet<Row>, words: CellWords): string {
  const written = columns.flatMap(({ text, title }) => (text === null ? [] : [{ text, title }]));
  const fields = written.map(({ title }) => words.t(title));
  const data = rows.map((row) => written.map(({ text }) => text(row, words)));
  return csvText({ fields, data }, language);
}

/** The name of such a file: what is in it, and of which days. */
export function csvName(what: string, { from, to }: Period): string {
  return `${what}-${from === to ? from : `${from}-${to}`}.csv`;
}
