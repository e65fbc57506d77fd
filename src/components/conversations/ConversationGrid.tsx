import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef, type ReactNode } from 'react';
import { openRequested } from '../../store/conversations/actions';
import { selectSelectedId } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText } from '../intl';
import { useToday } from '../time/useNow';
import { withActive } from '../ui/virtual/withActive';
import { ConversationRow, type RowVariant } from './ConversationRow';
import { useRovingRows } from './useRovingRows';
import './conversations.css';

interface Props {
  ids: readonly string[];
  variant: RowVariant;
  /** A letter typed in the list goes to the search. */
  onType: () => void;
}

const ROW_HEIGHT: Record<RowVariant, number> = { full: 60, rail: 52 };

const OVERSCAN = 6;

/** The agent's conversations as a grid of which only the rows in view are in the document. */
export function ConversationGrid({ ids, variant, onType }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const today = useToday();
  const selectedId = useAppSelector(selectSelectedId);
  const grid = useRef<HTMLDivElement>(null);
  const height = ROW_HEIGHT[variant];
  const open = (conversationId: string) => request(openRequested({ conversationId }));
  const roving = useRovingRows({ ids, preferredId: selectedId, grid, onOpen: open, onType });
  const { activeIndex } = roving;

  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => grid.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor: useCallback((range: Range) => withActive(range, activeIndex), [activeIndex]),
  });

  return (
    <div
      ref={grid}
      className={`grid grid--${variant}`}
      role="grid"
      aria-label={t('conversations.active')}
      aria-rowcount={ids.length}
      onFocus={roving.onFocus}
      onKeyDown={(event) => {
        const page = Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / height) - 1);
        roving.onKeyDown(event, (index) => virtual.scrollToIndex(index), page);
      }}
    >
      <div className="grid__rows" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const id = ids[index];
          return id === undefined ? null : (
            <div
              key={key}
              role="row"
              className="row"
              data-index={index}
              aria-rowindex={index + 1}
              aria-selected={id === selectedId}
              tabIndex={index === activeIndex ? 0 : -1}
              style={{ height, transform: `translateY(${start}px)` }}
              onClick={() => open(id)}
            >
              <ConversationRow id={id} variant={variant} today={today} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
