import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectMessages, selectUnacknowledged } from '../../../store/messages/selectors';
import { useText } from '../../intl';
import { MediaScope } from './attachments/MediaScope';
import { EndButton } from './EndButton';
import { scrollIfItCan } from './scrollIfItCan';
import { entryAt, keyAt, placementOf, rowCount } from './placement';
import { TimelineContext } from './timelineContext';
import { TimelineRow } from './TimelineRow';
import { useJump } from './useJump';
import { useStickyEnd, END_THRESHOLD } from './useStickyEnd';
import { useTimelineNews } from './useTimelineNews';
import { useUnreadAnchor } from './useUnreadAnchor';
import './timeline.css';

interface Props {
  conversationId: string;
  customer: string;
  /** The messages were read and none is owed. */
  isRead: boolean;
  /** Whether the conversation is the agent's to act on. */
  canAct?: boolean;
}

/** What a row is taken to measure before it is drawn, in px. */
const ROW_ESTIMATE = 64;

/** Between the newest message and the composer, in px. */
const ROOM_BELOW = 12;

function Rows({ conversationId, customer, isRead, canAct = false }: Props): ReactNode {
  const t = useText();
  const me = useAppSelector(selectUser)?.fullName ?? null;
  const messages = useAppSelector((state) => selectMessages(state, conversationId));
  const unsent = useAppSelector((state) => selectUnacknowledged(state, conversationId));
  const rows = useMemo(() => ({ messages, unsent }), [messages, unsent]);
  const unreadFrom = useUnreadAnchor(conversationId, messages);
  const scroller = useRef<HTMLDivElement>(null);
  const count = rowCount(rows);

  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE,
    getItemKey: useCallback((index: number) => keyAt(rows, index), [rows]),
    initialOffset: () => count * ROW_ESTIMATE,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_THRESHOLD,
    paddingEnd: ROOM_BELOW,
    overscan: 6,
    scrollToFn: scrollIfItCan,
  });
  const scrollToEnd = useCallback(() => virtual.scrollToEnd(), [virtual]);
  const { isAtEnd, newRows, onScroll } = useStickyEnd({ scroller, count, unsent, scrollToEnd });
  useTimelineNews(rows, isRead, customer);
  const jumpTo = useJump(scroller, messages, virtual);
  const reach = useMemo(() => ({ canAct, jumpTo }), [canAct, jumpTo]);

  return (
    <TimelineContext value={reach}>
      <div className="timeline">
        {/* Rows come and go as it scrolls, so it is not live itself: the page's announcer tells what is new. */}
        <div
          ref={scroller}
          className="timeline__scroller"
          role="log"
          aria-label={t('chat.messages')}
          aria-live="off"
          aria-busy={!isRead}
          tabIndex={0}
          onScroll={onScroll}
        >
          <div className="timeline__rows" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ key, index, start }) => {
              const entry = entryAt(rows, index);
              return entry === undefined ? null : (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className="timeline__row"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <TimelineRow
                    entry={entry}
                    placement={placementOf(entry, entryAt(rows, index - 1))}
                    startsUnread={entry.kind === 'message' && entry.message.id === unreadFrom}
                    customer={customer}
                    me={me}
                  />
                </div>
              );
            })}
          </div>
        </div>
        {!isAtEnd && <EndButton newRows={newRows} onPress={scrollToEnd} />}
      </div>
    </TimelineContext>
  );
}

/** The messages of a conversation, the newest at the end; only those in view are in the document. */
export function Timeline(props: Props): ReactNode {
  return (
    <MediaScope conversationId={props.conversationId}>
      <Rows {...props} />
    </MediaScope>
  );
}
