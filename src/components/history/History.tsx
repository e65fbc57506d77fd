import { useEffect, useState, type ReactNode } from 'react';
import { leaveRequested } from '../../store/history/actions';
import type { HistoryTable, CallRow } from '../../store/history/types';
import { useRequest, useAppSelector } from '../../store/hooks';
import { selectListedCalls } from '../../store/history/listSelectors';
import { Tabs, type Tab } from '../ui/tabs/Tabs';
import { RowClassify } from './RowClassify';
import { ServicesTable } from './ServicesTable';
import { CALL_COLUMNS } from './callColumns';
import { HistoryView } from './HistoryView';
import { useColumns } from './useColumns';
import './history.css';

const idOf = ({ id }: CallRow): string => id;

/** The agent's calls that are over (spec 2 §2). */
function CallsTable(): ReactNode {
  const rows = useAppSelector(selectListedCalls);
  const columns = useColumns(CALL_COLUMNS);
  return <HistoryView table="calls" name="history.calls" columns={columns} rows={rows} idOf={idOf} />;
}

const TABS: readonly Tab<HistoryTable>[] = [
  { key: 'calls', name: 'history.calls', content: <CallsTable /> },
  { key: 'services', name: 'nav.conversations', content: <ServicesTable /> },
];

/** The history in two tabs: telephone calls, and the services of all channels (spec 2 §2). */
export function History(): ReactNode {
  const request = useRequest();
  const [table, setTable] = useState<HistoryTable>('calls');
  useEffect(() => () => request(leaveRequested()), [request]);
  return (
    <>
      <Tabs label="nav.history" tabs={TABS} current={table} onChoose={setTable} />
      <RowClassify />
    </>
  );
}
