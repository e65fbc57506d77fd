import type { ReactNode } from 'react';
import type { HistoryColumn } from '../../store/history/types';
import type { Text, TextId } from '../intl';
import type { TimeFormat } from '../time/useTimeFormat';

/** What cells are written with: words and times in the language on screen. */
export interface CellWords {
  t: Text;
  format: TimeFormat;
}

/** One column of a table. */
export interface Column<Row> {
  key: HistoryColumn;
  title: TextId;
  /** What it says of a row, on screen and in a file; null: nothing but buttons, which neither sort nor go into a file. */
  text: ((row: Row, words: CellWords) => string) | null;
  /** What the cell shows where that is more than the words. */
  cell?: (row: Row) => ReactNode;
  /** The way in which the first click sorts it. */
  firstDescending?: boolean;
  /** Figures stand in line. */
  isTabular?: boolean;
  /** May take several lines of words: it is cut to a width. */
  isLong?: boolean;
}
