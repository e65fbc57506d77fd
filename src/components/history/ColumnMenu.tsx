import type { ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { selectHiddenColumns } from '../../store/history/selectors';
import type { HistoryTable } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { historyColumnsRequested } from '../../store/ui/actions';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { ActionMenu } from '../ui/menu/ActionMenu';
import type { Column } from './column';

interface Props<Row> {
  table: HistoryTable;
  columns: readonly Column<Row>[];
}

/** The columns that the agent wants to see of those that there are. */
export function useShownColumns<Row>({ table, columns }: Props<Row>): readonly Column<Row>[] {
  const hidden = useAppSelector((state) => selectHiddenColumns(state, table));
  return columns.filter(({ key }) => !hidden.includes(key));
}

/** Which columns show, kept for the agent; one at least. */
export function ColumnMenu<Row>({ table, columns }: Props<Row>): ReactNode {
  const t = useText();
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const hidden = useAppSelector((state) => selectHiddenColumns(state, table));
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const entries = columns.map(({ key, title }) => {
    const isChecked = !hidden.includes(key);
    const next = isChecked ? [...hidden, key] : hidden.filter((one) => one !== key);
    return {
      key,
      label: t(title),
      isChecked,
      isOff: isChecked && shown.length === 1,
      icon: (
        <span className="history__tick">
          <Icon name="check" />
        </span>
      ),
      onChoose: () => request(historyColumnsRequested({ agent, table, hidden: next })),
    };
  });
  return (
    <ActionMenu label={t('history.columns')} entries={entries}>
      <Icon name="columns" />
      <T id="history.columns" />
    </ActionMenu>
  );
}
