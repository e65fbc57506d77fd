import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../intl';
import { SearchField } from '../../ui/searchField/SearchField';
import type { Replay } from '../engine';
import { JsonTree } from './JsonTree';
import { hitsIn } from './rows';

/** The whole state at a place of a log, to open and to search. */
export function StateView({ replay, position }: { replay: Replay; position: number }): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const state = useMemo(() => replay.stateAt(position), [replay, position]);
  const found = useMemo(() => hitsIn(state, sought), [state, sought]);
  return (
    <section className="replay__state" aria-label={t('replay.state')}>
      <div className="replay__state-search">
        <SearchField label="replay.searchState" typed={typed} onType={setTyped} />
        <span role="status">
          {found !== null &&
            t(found.isCut ? 'replay.stateFoundMany' : 'replay.stateFound', { count: found.hits.size })}
        </span>
      </div>
      <JsonTree label={t('replay.state')} root={state} found={found} />
    </section>
  );
}
