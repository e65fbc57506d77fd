import type { ReactNode, RefObject } from 'react';
import { searchRequested } from '../../store/contacts/actions';
import { selectTypedContactSearch } from '../../store/contacts/listSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { SearchField } from '../ui/searchField/SearchField';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  /** The agent goes on to the rows. */
  onLeave: () => void;
}

/** Search over id, number, name, e-mail and document of the contacts. */
export function ContactSearch(props: Props): ReactNode {
  const request = useRequest();
  const typed = useAppSelector(selectTypedContactSearch);
  return (
    <div className="conversations__search">
      <SearchField
        {...props}
        label="contacts.search"
        focusName="search"
        typed={typed}
        onType={(text) => request(searchRequested({ text }))}
      />
    </div>
  );
}
