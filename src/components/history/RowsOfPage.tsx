import { useMemo, type ReactNode } from 'react';
import { useText } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import type { CellWords, Column } from './column';

/** What cells are written with in the language on screen; the same object until it changes. */
export function useCellWords(): CellWords {
  const t = useText();
  const format = useTimeFormat();
  return useMemo(() => ({ t, format }), [t, format]);
}

function classOf<Row>({ isLong = false, isStuck = false, isTabular = false, text }: Column<Row>): string {
  const kinds = [
    isLong && 'history__long',
    isTabular && 'tabular',
    text === null && 'history__action',
    isStuck && 'history__stuck',
  ];
  return kinds.filter((kind) => kind !== false).join(' ');
}

interface RowProps<Row> {
  row: Row;
  /** Among all rows of the table, its head the first. */
  place: number;
  columns: readonly Column<Row>[];
  words: CellWords;
}

function Cells<Row>({ row, place, columns, words }: RowProps<Row>): ReactNode {
  return (
    <tr aria-rowindex={place}>
      {columns.map((column) => {
        const { cell, isLong = false, key, text } = column;
        const said = text === null || (cell !== undefined && !isLong) ? '' : text(row, words);
        return (
          <td key={key} className={classOf(column)} title={isLong && said !== '' ? said : undefined}>
            {cell === undefined ? said : cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

interface Props<Row> {
  rows: readonly Row[];
  /** How many rows are on the pages before. */
  before: number;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
}

/** The rows of one page. */
export function RowsOfPage<Row>({ rows, before, columns, idOf }: Props<Row>): ReactNode {
  const words = useCellWords();
  return (
    <tbody>
      {rows.map((row, index) => (
        <Cells key={idOf(row)} row={row} place={before + index + 2} columns={columns} words={words} />
      ))}
    </tbody>
  );
}
