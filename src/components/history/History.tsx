import { useEffect, useState, type ReactNode } from 'react';
import { leaveRequested } from '../../store/history/actions';
import type { HistoryTable } from '../../store/history/types';
import { useRequest } from '../../store/hooks';
import { Tabs, type Tab } from '../ui/tabs/Tabs';
import { CallsTable } from './CallsTable';
import { RowClassify } from './RowClassify';
import { ServicesTable } from './ServicesTable';
import './history.css';

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
