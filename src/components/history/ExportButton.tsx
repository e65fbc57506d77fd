import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { exportRequested } from '../../store/history/actions';
import type { HistoryTable, Period } from '../../store/history/types';
import { useRequest } from '../../store/hooks';
import { useAnnounce } from '../ui/feedback';
import { useHandles } from '../handles';
import { T, useText } from '../intl';
import type { Column } from './column';
import { csvName, csvOf } from './csv';
import { useCellWords } from './RowsOfPage';

interface Props<Row> {
  table: HistoryTable;
  /** Those on screen. */
  columns: readonly Column<Row>[];
  /** Those of all pages, as they are sorted. */
  rows: readonly Row[];
  period: Period;
}

/** Hands out what the table shows, all pages of it, as a file. */
export function ExportButton<Row>({ table, columns, rows, period }: Props<Row>): ReactNode {
  const t = useText();
  const { locale: language } = useIntl();
  const announce = useAnnounce();
  const handles = useHandles();
  const request = useRequest();
  const words = useCellWords();

  function save(): void {
    const textId = handles.deposit(csvOf({ columns, rows, language }, words));
    const what = t(table === 'calls' ? 'history.fileCalls' : 'history.fileServices');
    request(exportRequested({ table, textId, fileName: csvName(what, period), rows: rows.length }));
    announce(t('history.exported', { count: rows.length }));
  }

  return (
    <button type="button" className="button" disabled={rows.length === 0} onClick={save}>
      <Icon name="download" />
      <T id="history.export" />
    </button>
  );
}
