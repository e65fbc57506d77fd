import type { ReactNode } from 'react';
import type { TextId } from '../../intl';
import { SearchField } from '../../ui/searchField/SearchField';

/** From so many agents on there is something to search in. */
const SEARCH_FROM = 8;

interface Props {
  /** How many agents there are, without the search. */
  count: number;
  label: TextId;
  typed: string;
  onType: (text: string) => void;
}

/** Where agents are searched by name or extension, once they are many. */
export function AgentSearch({ count, ...field }: Props): ReactNode {
  return count < SEARCH_FROM ? null : <SearchField {...field} />;
}
