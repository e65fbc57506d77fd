import type { ReactNode } from 'react';
import { namesOf } from '../../lib/records';
import type { HistoryColumn } from '../../store/history/types';
import type { Text, TextId } from '../intl';
import type { TimeFormat } from '../time/useTimeFormat';

/** What cells are written with: words and times in the language on screen. */
export interface CellWords {
  t: Text;
  format: TimeFormat;
}

/** How one column of a table looks. */
export interface ColumnLook<Row> {
  title: TextId;
  /** What it says of a row, on screen and in a file; null: nothing but buttons, which do not go into a file. */
  text: ((row: Row, words: CellWords) => string) | null;
  /** What the cell shows where that is more than the words. */
  cell?: (row: Row) => ReactNode;
  /** The way in which the first click sorts it. */
  firstDescending?: boolean;
  /** Figures stand in line. */
  isTabular?: boolean;
  /** May take several lines of words: it is cut to a width. */
  isLong?: boolean;
  /** Stays in sight at the end of the row, whatever there is no room for. */
  isStuck?: boolean;
}

/** One column of a table; what it sorts by and is found by stands in the store. */
export interface Column<Row> extends ColumnLook<Row> {
  key: HistoryColumn;
}

/** The columns of a table in their order; one of the store that is not among them does not compile. */
export function columnsOf<Key extends HistoryColumn, Row>(
  looks: Readonly<Record<Key, ColumnLook<Row>>>,
): readonly Column<Row>[] {
  return namesOf(looks).map((key) => ({ ...looks[key], key }));
}
