import type { ReactNode } from 'react';
import { namesOf } from '../../lib/records';
import { filterClearRequested, searchRequested } from '../../store/history/actions';
import { selectAppliedHistorySearch, selectHistoryFilter } from '../../store/history/selectors';
import type { HistoryTable } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { EmptyState } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';

/** What a table without rows says: nothing was, or nothing matches the search or the filters. */
export function NoRows({ table }: { table: HistoryTable }): ReactNode {
  const request = useRequest();
  const t = useText();
  const applied = useAppSelector(selectAppliedHistorySearch);
  const filter = useAppSelector((state) => selectHistoryFilter(state, table));
  const isFiltered = namesOf(filter).length > 0;
  const isSearched = applied.trim() !== '';
  if (!isSearched && !isFiltered) {
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
      hint={
        isSearched ? t('conversations.notFoundHint', { text: applied }) : t('history.nothingFilteredHint')
      }
    >
      {isSearched && (
        <button type="button" className="button" onClick={() => request(searchRequested({ text: '' }))}>
          <T id="conversations.clearSearch" />
        </button>
      )}
      {isFiltered && (
        <button type="button" className="button" onClick={() => request(filterClearRequested({ table }))}>
          <T id="history.clearFilters" />
        </button>
      )}
    </EmptyState>
  );
}
