import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { CannedReply } from '../../../../store/cannedReplies/types';
import { useRowHeight } from '../../../appearance/useRowHeight';
import { useText } from '../../../intl';
import { withActive } from '../../../ui/virtual/withActive';
import { excerpt, highlight, type Highlight } from './highlight';

interface Props {
  /** Options are called by it and their index. */
  id: string;
  replies: readonly CannedReply[];
  /** What they were found by. */
  typed: string;
  active: number;
  onPick: (reply: CannedReply) => void;
}

function Words({ of: [before, found, after] }: { of: Highlight }): ReactNode {
  return (
    <>
      {before}
      {found !== '' && <mark className="replies__found">{found}</mark>}
      {after}
    </>
  );
}

/** Replies by name and text, of which only those in view are in the document; the focus stays in the search. */
export function ReplyList({ id, replies, typed, active, onPick }: Props): ReactNode {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRowHeight('reply');
  const virtual = useVirtualizer({
    count: replies.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 2,
    rangeExtractor: useCallback((range: Range) => withActive(range, active), [active]),
  });
  useLayoutEffect(() => virtual.scrollToIndex(active), [virtual, active, replies]);
  return (
    <div
      ref={scroller}
      id={`${id}list`}
      role="listbox"
      className="replies__scroller"
      aria-label={t('replies.title')}
      tabIndex={0}
    >
      <div className="replies__list" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const reply = replies[index];
          return reply === undefined ? null : (
            <div
              key={key}
              id={`${id}${index}`}
              role="option"
              className="replies__one"
              aria-selected={index === active}
              aria-setsize={replies.length}
              aria-posinset={index + 1}
              style={{ height, transform: `translateY(${start}px)` }}
              onClick={() => onPick(reply)}
            >
              <strong className="replies__name">
                <Words of={highlight(reply.name, typed)} />
              </strong>
              <span className="replies__text" title={reply.text}>
                <Words of={excerpt(reply.text, typed)} />
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
