import type { ReactNode } from 'react';
import { selectListedCalls } from '../../store/history/listSelectors';
import type { CallRow } from '../../store/history/types';
import { useAppSelector } from '../../store/hooks';
import { CALL_COLUMNS } from './callColumns';
import { HistoryView } from './HistoryView';
import { useColumns } from './useColumns';

const idOf = ({ id }: CallRow): string => id;

/** The agent's calls that are over (spec 2 §2). */
export function CallsTable(): ReactNode {
  const rows = useAppSelector(selectListedCalls);
  const columns = useColumns(CALL_COLUMNS);
  return <HistoryView table="calls" name="history.calls" columns={columns} rows={rows} idOf={idOf} />;
}
