import { useEffect, useId, useRef, type ReactNode } from 'react';
import { T, useText, type TextId } from '../../intl';
import { SearchField } from '../../ui/searchField/SearchField';
import { EVERYTHING, type Facet } from './filter';
import type { Log } from './useLog';

interface FacetFieldProps {
  label: TextId;
  all: TextId;
  facets: readonly Facet[];
  value: string;
  nameOf: (value: string) => string;
  onChoose: (value: string) => void;
}

/** One thing to filter by; each choice says how many actions it leaves. */
function FacetField({ label, all, facets, value, nameOf, onChoose }: FacetFieldProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div className="replay__facet">
      <label htmlFor={id}>
        <T id={label} />
      </label>
      <select
        id={id}
        className="replay__select"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t(all)}</option>
        {facets.map(({ value: one, count }) => (
          <option key={one} value={one}>
            {t('replay.facet', { name: nameOf(one), count })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What a key writes into, or chooses from. */
const TYPED_INTO = 'input:not([type=range], [type=file], [type=radio]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TYPED_INTO);
}

/** A slash leads to the search from wherever nothing is typed. */
function useSlash(focus: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isChord || isTyping(event.target)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** What actions are looked for by: words, a domain or type, a conversation, a call; and how many there are. */
export function LogFilters({ log, onLeave }: { log: Log; onLeave: () => void }): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { filter, index, isFiltered, setFilter, shown } = log;
  useSlash(() => {
    input.current?.focus();
    input.current?.select();
  });
  const found = isFiltered
    ? t('replay.found', { count: shown.length, all: index.entries.length })
    : t('replay.count', { count: shown.length });
  return (
    <div className="replay__filters" role="search" aria-label={t('replay.filter')}>
      <SearchField
        label="replay.search"
        typed={filter.text}
        onType={(text) => setFilter({ ...filter, text })}
        input={input}
        onLeave={onLeave}
      />
      <div className="replay__facets">
        <FacetField
          label="replay.kind"
          all="replay.all"
          facets={index.kinds}
          value={filter.kind}
          nameOf={(kind) => (kind.endsWith('/') ? `${kind}*` : kind)}
          onChoose={(kind) => setFilter({ ...filter, kind })}
        />
        <FacetField
          label="replay.conversation"
          all="replay.all"
          facets={index.conversations}
          value={filter.conversation}
          nameOf={(id) => `#${id}`}
          onChoose={(conversation) => setFilter({ ...filter, conversation })}
        />
        <FacetField
          label="replay.call"
          all="replay.all"
          facets={index.calls}
          value={filter.call}
          nameOf={(id) => id}
          onChoose={(call) => setFilter({ ...filter, call })}
        />
      </div>
      <div className="replay__found">
        <span role="status">{found}</span>
        {isFiltered && (
          <button type="button" className="button button--quiet" onClick={() => setFilter(EVERYTHING)}>
            <T id="replay.clearFilter" />
          </button>
        )}
      </div>
    </div>
  );
}
