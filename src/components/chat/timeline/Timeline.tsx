import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { QueueType } from '../../../lib/queueType';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector } from '../../../store/hooks';
import {
  withConversationType,
  selectMessages,
  selectUnacknowledged,
  selectMessagesComplete,
  selectMessagesWhole,
} from '../../../store/messages/selectors';
import { selectUnreadMark } from '../../../store/conversations/selectors';
import type { Message } from '../../../store/messages/types';
import { useRowHeight } from '../../appearance/useRowHeight';
import { useText } from '../../intl';
import { DroppedRows, ErrorBoundary } from '../../ui/feedback';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { Icon } from '../../ui/icons/Icon';
import { FoundText } from '../text/foundText';
import { MediaScope } from './attachments/MediaScope';
import { EarlierHead } from './EarlierHead';
import { useEarlierRows } from './earlierRows';
import { MailThreadRow } from './MailRow';
import { entryAt, firstUnread, keyAt, placementAt } from './placement';
import { TimelineContext } from './timelineContext';
import { TimelineRow } from './TimelineRow';
import { useEarlier } from './useEarlier';
import { useFolds } from './useFolds';
import { useJump } from './useJump';
import { useStickyEnd } from './useStickyEnd';
import { useTimelineAnnouncements } from './useTimelineAnnouncements';
import { onMessageKey } from './messageKeys';
import { useVirtualRows } from './useVirtualRows';
import './timeline.css';

const FindBar = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ '../search/FindBar')).FindBar,
}));

/**
 * The message before which the unread ones begin, found once for each time that the agent came to see
 * the conversation: messages that arrive afterwards do not move the line.
 */
function useUnreadAnchor(conversationId: string, messages: readonly Message[]): string | null {
  const mark = useAppSelector((state) => selectUnreadMark(state, conversationId));
  const isWhole = useAppSelector((state) => selectMessagesWhole(state, conversationId));
  const isComplete = useAppSelector((state) => selectMessagesComplete(state, conversationId));
  const [found, setFound] = useState<{ at: number; id: string | null } | null>(null);
  if (mark !== null && isWhole && found?.at !== mark.at) {
    const { id, missing } = firstUnread(messages, mark.count);
    // Of a long conversation the older messages come later: there may be more that nobody read.
    if (missing === 0 || isComplete) setFound({ at: mark.at, id });
  }
  return mark === null ? null : (found?.id ?? null);
}

/** Brings an agent who scrolled up to the newest messages, and says how many came meanwhile. */
function EndButton({ newRows, onPress }: { newRows: number; onPress: () => void }): ReactNode {
  const t = useText();
  const words = newRows === 0 ? null : t('chat.newMessages', { count: newRows });
  return (
    <button
      type="button"
      className="button timeline__end"
      aria-label={words ?? t('chat.toEnd')}
      title={t('chat.toEnd')}
      onClick={onPress}
    >
      <Icon name="down" />
      {words}
    </button>
  );
}

/** From so many mails on all of them are folded or unfolded at once. */
const THREAD = 3;

interface Props {
  conversationId: string;
  customer: string;
  /** The conversation's, for messages that do not say theirs; 0 where the agent's own list has it. */
  queueType?: QueueType;
  /** The messages were read and none is owed. */
  isRead: boolean;
  /** Whether the conversation is the agent's to act on. */
  canAct?: boolean;
  /** Whether it is the open one: what the customer wrote before can be seen, and words be looked for. */
  isOpen?: boolean;
}

function useRows(conversationId: string, isOpen: boolean, queueType: QueueType) {
  const earlier = useEarlierRows(isOpen ? conversationId : '');
  const messages = useAppSelector((state) => selectMessages(state, conversationId));
  const unsent = useAppSelector((state) => selectUnacknowledged(state, conversationId));
  return useMemo(
    () => ({ earlier, messages: withConversationType(messages, queueType), unsent }),
    [earlier, messages, queueType, unsent],
  );
}

function Rows(props: Props): ReactNode {
  const { conversationId, customer, isRead, canAct = false, isOpen = false, queueType = 0 } = props;
  const t = useText();
  const me = useAppSelector(selectUser);
  const rows = useRows(conversationId, isOpen, queueType);
  const unreadFrom = useUnreadAnchor(conversationId, rows.messages);
  const scroller = useRef<HTMLDivElement>(null);
  // Above the oldest message, for the way to earlier conversations.
  const room = useRowHeight('earlier');
  const { isFoldedAt, isHeld, mails, reveal, setFolded } = useFolds(conversationId, rows, isRead, unreadFrom);
  const virtual = useVirtualRows(scroller, rows, isOpen ? room : 0, isHeld);
  const scrollToEnd = useCallback(() => virtual.scrollToEnd(), [virtual]);
  const height = virtual.getTotalSize();
  const heldHeight = isHeld ? height : null;
  const { isAtEnd, newRows, onScroll } = useStickyEnd({ ...rows, scroller, scrollToEnd, heldHeight });
  useTimelineAnnouncements(rows, isRead, customer);
  const earlier = useEarlier(scroller, conversationId, isOpen);
  const jumpTo = useJump(scroller, rows, virtual, reveal);
  const [hitKey, setHitKey] = useState<string | null>(null);
  const showHit = (index: number) => {
    reveal(index);
    setHitKey(keyAt(rows, index));
  };
  const canActOn = canAct ? conversationId : null;
  const reach = useMemo(
    () => ({ canActOn, jumpTo, setFolded, customer, me }),
    [canActOn, jumpTo, setFolded, customer, me],
  );

  return (
    <TimelineContext value={reach}>
      <div className="timeline">
        {isOpen && (
          <ErrorBoundary>
            <Suspense fallback={null}>
              <FindBar
                conversationId={conversationId}
                rows={rows}
                scroller={scroller}
                virtual={virtual}
                reveal={showHit}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        <DroppedRows list="messages" of={conversationId} />
        {mails.length >= THREAD && <MailThreadRow mails={mails} onFold={setFolded} />}
        {/* Rows come and go as it scrolls, so it is not live itself: the page's announcer tells what is new. */}
        <div
          ref={scroller}
          className="timeline__scroller"
          role="log"
          aria-label={t('chat.messages')}
          aria-live="off"
          aria-busy={!isRead || earlier.isLoading}
          tabIndex={0}
          onScroll={onScroll}
          onKeyDown={(event) => onMessageKey(event, virtual)}
        >
          <div
            className={mails.length > 0 ? 'timeline__rows timeline__rows--mails' : 'timeline__rows'}
            style={{ height }}
          >
            {isOpen && (
              <div className="timeline__head">
                <EarlierHead conversationId={conversationId} onAsk={earlier.ask} />
              </div>
            )}
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
                  <FoundText value={key === hitKey}>
                    <TimelineRow
                      entry={entry}
                      before={entryAt(rows, index - 1)}
                      placement={placementAt(rows, index)}
                      isFolded={isFoldedAt(index)}
                      startsUnread={entry.kind === 'message' && entry.message.id === unreadFrom}
                      customer={customer}
                      me={me}
                    />
                  </FoundText>
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
