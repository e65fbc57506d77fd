import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { sortRequested } from '../../store/history/actions';
import { isSortable } from '../../store/history/listSelectors';
import { selectHistorySort } from '../../store/history/selectors';
import type { HistoryTable } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { T } from '../intl';
import type { Column } from './column';

interface Props<Row> {
  table: HistoryTable;
  column: Column<Row>;
}

function Mark({ descending }: { descending: boolean }): ReactNode {
  return descending ? <Icon name="descending" /> : <Icon name="ascending" />;
}

/** The head of a column that sorts: a click sorts by it, another one the other way. */
function Sorting<Row>({ table, column: { key, title, firstDescending = false } }: Props<Row>): ReactNode {
  const request = useRequest();
  const sort = useAppSelector((state) => selectHistorySort(state, table));
  const isSorted = sort.column === key;
  const next = isSorted ? !sort.descending : firstDescending;
  const way = sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? way : 'none'}>
      <button
        type="button"
        className="history__sort"
        onClick={() => request(sortRequested({ table, sort: { column: key, descending: next } }))}
      >
        <T id={title} />
        <span className="history__way">{isSorted && <Mark descending={sort.descending} />}</span>
      </button>
    </th>
  );
}

/** The head of a column. */
export function SortHeader<Row>({ table, column }: Props<Row>): ReactNode {
  if (isSortable(table, column.key)) return <Sorting table={table} column={column} />;
  return (
    <th scope="col" className={column.isStuck === true ? 'history__action history__stuck' : undefined}>
      <T id={column.title} />
    </th>
  );
}
