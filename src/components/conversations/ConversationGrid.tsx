import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { selectChosen } from '../../store/bulkActions/selectors';
import { selectWaitingThresholds } from '../../store/config/settingsSelectors';
import { openRequested } from '../../store/conversations/actions';
import { selectIsRestored, selectSelectedId } from '../../store/conversations/selectors';
import { readAheadRequested } from '../../store/messages/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useRowHeight } from '../appearance/useRowHeight';
import { useText } from '../intl';
import { useToday } from '../time/useNow';
import { withActive } from '../ui/virtual/withActive';
import { ConversationRow, type RowVariant } from './ConversationRow';
import { useChoosing } from './useChoosing';
import type { HeldOrder } from './useHeldOrder';
import { useRovingRows } from './useRovingRows';
import './conversations.css';

interface Props {
  ids: readonly string[];
  variant: RowVariant;
  /** A letter typed in the list goes to the search. */
  onType: () => void;
  /** What is told of the pointer and the focus. */
  handlers: HeldOrder['handlers'];
}

const OVERSCAN = 6;

/** The agent's conversations as a grid of which only the rows in view are in the document. */
export function ConversationGrid({ ids, variant, onType, handlers }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const today = useToday();
  const selectedId = useAppSelector(selectSelectedId);
  const thresholds = useAppSelector(selectWaitingThresholds);
  const chosen = useAppSelector(selectChosen);
  const isRestored = useAppSelector(selectIsRestored);
  const grid = useRef<HTMLDivElement>(null);
  const height = useRowHeight(variant === 'rail' ? 'rail' : 'list');
  const { clear, extend, toggle } = useChoosing(ids);
  const open = (conversationId: string) => request(openRequested({ conversationId }));
  const roving = useRovingRows({
    ids,
    preferredId: selectedId,
    grid,
    onOpen: open,
    onChoose: toggle,
    onExtend: extend,
    onChooseNone: clear,
    onType,
  });
  const { activeIndex } = roving;

  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => grid.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor: useCallback((range: Range) => withActive(range, activeIndex), [activeIndex]),
  });

  // Rows of another density are another height.
  useEffect(() => virtual.measure(), [virtual, height]);

  function onClick({ ctrlKey, metaKey, shiftKey }: MouseEvent, id: string): void {
    const from = ids[activeIndex];
    if (variant === 'rail' || !(ctrlKey || metaKey || shiftKey)) open(id);
    else if (shiftKey && from !== undefined) extend(from, id);
    else toggle(id);
  }

  /** Most presses on a row open it: its messages are asked for while the finger is still down. */
  function onMouseDown(event: MouseEvent, id: string): void {
    const { button, ctrlKey, metaKey, shiftKey, target } = event;
    const opens = button === 0 && !(ctrlKey || metaKey || shiftKey) && id !== selectedId;
    const isOnControl = target instanceof Element && target.closest('button, input') !== null;
    if (opens && !isOnControl) request(readAheadRequested({ conversationId: id }));
  }

  return (
    <div
      {...handlers}
      ref={grid}
      className={`grid grid--${variant}`}
      role="grid"
      aria-label={t('conversations.active')}
      aria-rowcount={ids.length}
      aria-busy={isRestored || undefined}
      onFocus={(event) => {
        handlers.onFocus();
        roving.onFocus(event);
      }}
      onKeyDown={(event) => {
        const page = Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / height) - 1);
        roving.onKeyDown(event, (index) => virtual.scrollToIndex(index), page);
      }}
    >
      <div className="grid__rows" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const id = ids[index];
          if (id === undefined) return null;
          const isChosen = chosen.includes(id);
          return (
            <div
              key={key}
              role="row"
              className={isChosen ? 'row row--chosen' : 'row'}
              data-id={id}
              aria-rowindex={index + 1}
              aria-selected={id === selectedId}
              tabIndex={index === activeIndex ? 0 : -1}
              style={{ height, transform: `translateY(${start}px)` }}
              onMouseDown={(event) => onMouseDown(event, id)}
              onClick={(event) => onClick(event, id)}
            >
              <ConversationRow {...{ id, variant, isChosen, thresholds, today }} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
