import type { ReactNode } from 'react';
import { searchRequested } from '../../store/history/actions';
import { selectTypedHistorySearch } from '../../store/history/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { SearchField } from '../ui/searchField/SearchField';

/** Search over all that the rows say in words. */
export function HistorySearch(): ReactNode {
  const request = useRequest();
  const typed = useAppSelector(selectTypedHistorySearch);
  return (
    <div className="history__search">
      <SearchField
        label="history.search"
        focusName="search"
        typed={typed}
        onType={(text) => request(searchRequested({ text }))}
      />
    </div>
  );
}
