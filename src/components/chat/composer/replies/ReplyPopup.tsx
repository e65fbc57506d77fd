import type { ReactNode } from 'react';
import { readRequested } from '../../../../store/cannedReplies/actions';
import { useAppSelector, useRequest } from '../../../../store/hooks';
import { selectShiftEnterSends } from '../../../../store/ui/selectors';
import { DroppedRows, InlineError, ListSkeleton } from '../../../ui/feedback';
import { T, useText } from '../../../intl';
import { ReplyList } from './ReplyList';
import type { ReplyPicker } from './useReplyPicker';
import './replies.css';

/** The canned replies above the composer, without a mask: the focus stays in the text, which is the search. */
export function ReplyPopup({ picker }: { picker: ReplyPicker }): ReactNode {
  const request = useRequest();
  const t = useText();
  const keys = useAppSelector(selectShiftEnterSends) ? 'Shift+Enter' : 'Ctrl+Enter';
  const { id, typed, replies, pick } = picker;
  const { queue, found, active, read, isEmpty } = replies;
  const isLoading = isEmpty && read.status === 'loading';
  const isKnown = !isLoading && (read.failure === null || !isEmpty);
  return (
    <div
      className="reply-popup"
      role="group"
      aria-label={t('replies.title')}
      // A press on it leaves the focus where the agent writes.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={picker.onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.matches('textarea');
        if (isInside !== true) picker.close();
      }}
    >
      <p className="reply-popup__head">
        <strong>
          <T id="replies.title" />
        </strong>
        <span>
          <T id="replies.keys" values={{ keys }} />
        </span>
      </p>
      {read.failure !== null && (
        <InlineError
          what="replies.readFailed"
          failure={read.failure}
          onRetry={() => request(readRequested({ kind: 'replies', queue }))}
        />
      )}
      <DroppedRows list="cannedReplies" of={queue} />
      {isLoading && <ListSkeleton rows={2} />}
      <p className={found.length === 0 && isKnown ? 'reply-popup__none' : 'visually-hidden'} role="status">
        {isKnown &&
          (found.length === 0 ? (
            <T id="replies.none" />
          ) : (
            <T id="replies.count" values={{ count: found.length }} />
          ))}
      </p>
      {found.length > 0 && <ReplyList id={id} replies={found} typed={typed} active={active} onPick={pick} />}
    </div>
  );
}
