import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Effect, TimelineEntry } from '../../store/actionLog/types';
import { useText } from '../intl';
import type { TextId } from '../intl/useText';

const ROW_HEIGHT = 28;

const EFFECTS: Record<Effect, TextId> = {
  changed: 'replay.effect.changed',
  unheard: 'replay.effect.unheard',
  nothing: 'replay.effect.nothing',
  seenBefore: 'replay.effect.seenBefore',
  threw: 'replay.effect.threw',
};

interface Props {
  entries: readonly TimelineEntry[];
  position: number;
  onSeek: (position: number) => void;
}

/** Every action of a log, in order; the one that led to the shown state is selected. */
export function ActionList({ entries, position, onSeek }: Props): ReactNode {
  const t = useText();
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });

  useEffect(() => {
    if (position > 0) virtual.scrollToIndex(position - 1, { align: 'auto' });
  }, [position, virtual]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSeek(position + step);
  }

  return (
    <div
      ref={scroller}
      className="replay__actions"
      role="listbox"
      aria-label={t('replay.actions')}
      aria-activedescendant={position > 0 ? `replay-action-${position}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className="replay__rows" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const entry = entries[index];
          if (entry === undefined) return null;
          const time = intl.formatTime(entry.action.meta.at, {
            hour: '2-digit',
            minute: '2-digit',
            second: '2-digit',
            fractionalSecondDigits: 3,
          });
          return (
            <div
              key={entry.position}
              id={`replay-action-${entry.position}`}
              role="option"
              aria-selected={entry.position === position}
              aria-setsize={entries.length}
              aria-posinset={entry.position}
              className={`replay__action replay__action--${entry.effect}`}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onSeek(entry.position)}
            >
              <span className="replay__time">{time}</span>
              <span className="replay__type">{entry.action.type}</span>
              {entry.effect !== 'changed' && (
                <span className="replay__effect">{t(EFFECTS[entry.effect])}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
