import type { ReactNode } from 'react';
import { searchRequested } from '../../store/history/actions';
import { selectAppliedHistorySearch } from '../../store/history/selectors';
import type { HistoryTable } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { EmptyState } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';

/** What a table without rows says: nothing was, or nothing matches the search. */
export function NoRows({ table }: { table: HistoryTable }): ReactNode {
  const request = useRequest();
  const t = useText();
  const applied = useAppSelector(selectAppliedHistorySearch);
  if (applied.trim() === '') {
    return (
      <EmptyState
        icon={<Icon name="past" />}
        title={t(table === 'calls' ? 'history.noCalls' : 'history.noServices')}
        hint={t('history.otherDays')}
      />
    );
  }
  return (
    <EmptyState
      icon={<Icon name="search" />}
      title={t('history.found', { count: 0 })}
      hint={t('conversations.notFoundHint', { text: applied })}
    >
      <button type="button" className="button" onClick={() => request(searchRequested({ text: '' }))}>
        <T id="conversations.clearSearch" />
      </button>
    </EmptyState>
  );
}
