import type { ReactNode, RefObject } from 'react';
import { searchRequested } from '../../store/conversations/actions';
import { selectTypedSearch } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { SearchField } from '../ui/searchField/SearchField';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  /** The agent goes on to the rows. */
  onLeave: () => void;
}

/** Search over id, name and address of the agent's conversations. */
export function ConversationSearch(props: Props): ReactNode {
  const request = useRequest();
  const typed = useAppSelector(selectTypedSearch);
  return (
    <div className="conversations__search">
      <SearchField
        {...props}
        label="conversations.search"
        focusName="search"
        typed={typed}
        onType={(text) => request(searchRequested({ text }))}
      />
    </div>
  );
}
