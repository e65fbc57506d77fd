import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Effect, TimelineEntry } from '../../../store/actionLog/types';
import { T, useText, type TextId } from '../../intl';
import { useClock } from '../useClock';
import { countUpTo, stepAmong } from './filter';

const ROW_HEIGHT = 28;

const PAGE = 20;

/** What an action did, in words. */
export const EFFECTS: Readonly<Record<Effect, TextId>> = {
  changed: 'replay.effect.changed',
  unheard: 'replay.effect.unheard',
  nothing: 'replay.effect.nothing',
  seenBefore: 'replay.effect.seenBefore',
  threw: 'replay.effect.threw',
};

interface Props {
  /** Those that are looked for, in order. */
  entries: readonly TimelineEntry[];
  position: number;
  onSeek: (position: number) => void;
  list: RefObject<HTMLDivElement | null>;
}

/** Where a key leads among the shown actions; null for a key that leads nowhere. */
function target(key: string, entries: readonly TimelineEntry[], position: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
  if (step !== undefined) return stepAmong(entries, position, step);
  if (key === 'Home') return entries[0]?.position ?? null;
  return key === 'End' ? (entries.at(-1)?.position ?? null) : null;
}

/** The actions of a log that are looked for, in order; the one that led to the shown state is selected. */
export function ActionList({ entries, position, onSeek, list }: Props): ReactNode {
  const t = useText();
  const clock = useClock();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  const upTo = countUpTo(entries, position);
  const isListed = entries[upTo - 1]?.position === position;

  useEffect(() => {
    if (upTo > 0) virtual.scrollToIndex(upTo - 1, { align: 'auto' });
  }, [upTo, virtual]);

  function onKeyDown(event: KeyboardEvent): void {
    const to = target(event.key, entries, position);
    if (to === null) return;
    event.preventDefault();
    onSeek(to);
  }

  return (
    <div className="replay__actions" ref={scroller}>
      <div
        ref={list}
        className="replay__rows"
        role="listbox"
        aria-label={t('replay.actions')}
        aria-activedescendant={isListed ? `replay-action-${position}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const entry = entries[index];
          if (entry === undefined) return null;
          const time = clock.millisecond(entry.action.meta.at);
          return (
            <div
              key={entry.position}
              id={`replay-action-${entry.position}`}
              role="option"
              aria-selected={entry.position === position}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              className={`replay__action replay__action--${entry.effect}`}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onSeek(entry.position)}
            >
              <span className="replay__time">{time}</span>
              <span className="replay__type" title={entry.action.type}>
                {entry.action.type}
              </span>
              {entry.effect !== 'changed' && (
                <span className="replay__effect">{t(EFFECTS[entry.effect])}</span>
              )}
            </div>
          );
        })}
      </div>
      {entries.length === 0 && (
        <p className="replay__none">
          <T id="replay.noneFound" />
        </p>
      )}
    </div>
  );
}
