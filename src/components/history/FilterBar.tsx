import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { filterClearRequested, filterRequested } from '../../store/history/actions';
import { selectFacetCounts } from '../../store/history/listSelectors';
import { selectHistoryFilter } from '../../store/history/selectors';
import type { HistoryFacet, HistoryTable } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { namesOf } from '../../lib/records';
import { T, useText } from '../intl';
import { Icon } from '../ui/icons/Icon';
import { ActionMenu } from '../ui/menu/ActionMenu';
import { FACET_NAMES, useFacetValue } from './facetWords';

/** Chooses one value of a facet, or all; names how many rows each has. */
function FacetMenu({ table, facet }: { table: HistoryTable; facet: HistoryFacet }): ReactNode {
  const t = useText();
  const valueName = useFacetValue();
  const request = useRequest();
  const chosen = useAppSelector((state) => selectHistoryFilter(state, table)[facet]);
  const counts = useAppSelector((state) => selectFacetCounts(state, table).get(facet));
  const name = t(FACET_NAMES[facet]);
  const values = [...(counts ?? [])]
    .map(([value, count]) => ({ value, count, label: valueName(facet, value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  if (values.length < 2) return null;
  const choose = (value: string | null) => request(filterRequested({ table, facet, value }));
  return (
    <ActionMenu
      label={name}
      className="chip"
      align="start"
      entries={[
        {
          key: 'all',
          label: t('history.filterAll'),
          isPicked: chosen === undefined,
          onChoose: () => choose(null),
        },
        ...values.map(({ value, count, label }) => ({
          key: `value-${value}`,
          label: t('history.filterCount', { value: label, count }),
          isPicked: chosen === value,
          onChoose: () => choose(value),
        })),
      ]}
    >
      <span className="chip__name">{name}</span>
      <Icon name="unfold" />
    </ActionMenu>
  );
}

/** After a chip is gone, the focus goes to the one in its place, to the last one, or to what chooses anew. */
function useFocusAfterRemoval(count: number) {
  const bar = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = removed.current;
    removed.current = null;
    if (at === null || bar.current === null) return;
    const chips = bar.current.querySelectorAll<HTMLElement>('.history__filter');
    const next = chips[Math.min(at, chips.length - 1)] ?? bar.current.querySelector<HTMLElement>('button');
    next?.focus();
  }, [count]);
  return { bar, removes: (at: number) => (removed.current = at) };
}

/** Above a table: by what its rows can be chosen, and what is chosen, each to be taken back by one press. */
export function FilterBar({ table }: { table: HistoryTable }): ReactNode {
  const t = useText();
  const request = useRequest();
  const valueName = useFacetValue();
  const filter = useAppSelector((state) => selectHistoryFilter(state, table));
  const facets = useAppSelector((state) => selectFacetCounts(state, table));
  const chosen = namesOf(filter);
  const { bar, removes } = useFocusAfterRemoval(chosen.length);
  if (chosen.length === 0 && [...facets.values()].every(({ size }) => size < 2)) return null;
  return (
    <div ref={bar} className="history__filters" role="group" aria-label={t('history.filters')}>
      {[...facets.keys()].map((facet) => (
        <FacetMenu key={facet} table={table} facet={facet} />
      ))}
      {chosen.map((facet, at) => {
        const value = valueName(facet, filter[facet] ?? '');
        const words = t('history.filterChip', { name: t(FACET_NAMES[facet]), value });
        return (
          <button
            key={facet}
            type="button"
            className="chip chip--on history__filter"
            aria-label={t('history.removeFilter', { filter: words })}
            onClick={() => {
              removes(at);
              request(filterRequested({ table, facet, value: null }));
            }}
          >
            <span>{words}</span>
            <Icon name="cross" />
          </button>
        );
      })}
      {chosen.length > 1 && (
        <button
          type="button"
          className="chip"
          onClick={() => {
            removes(0);
            request(filterClearRequested({ table }));
          }}
        >
          <T id="history.clearFilters" />
        </button>
      )}
    </div>
  );
}
