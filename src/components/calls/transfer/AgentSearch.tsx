import type { ReactNode } from 'react';
import type { TextId } from '../../intl';
import { SearchField } from '../../ui/searchField/SearchField';

/** From so many agents on there is something to search in. */
const SEARCH_FROM = 8;

interface Props {
  /** How many agents there are, without the search. */
  count: number;
  /** Whether there are extensions as well: they are offered by the search alone. */
  hasExtensions: boolean;
  label: TextId;
  typed: string;
  onType: (text: string) => void;
  /** Enter: takes the first that was found; false where the form is to be submitted instead. */
  onTake: () => boolean;
}

/** Where agents are searched by name or extension, once they are many, and other extensions. */
export function AgentSearch({ count, hasExtensions, label, ...field }: Props): ReactNode {
  if (count < SEARCH_FROM && !hasExtensions) return null;
  return <SearchField label={hasExtensions ? 'transfer.searchExtensions' : label} {...field} />;
}
