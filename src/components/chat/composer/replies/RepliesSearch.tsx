import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useRequest } from '../../../../store/hooks';
import { readRequested } from '../../../../store/cannedReplies/actions';
import type { CannedReply } from '../../../../store/cannedReplies/types';
import { DroppedRows, EmptyState, InlineError, ListSkeleton } from '../../../ui/feedback';
import { Icon } from '../../../ui/icons/Icon';
import { T, useText } from '../../../intl';
import { isComposing } from '../../../ui/isComposing';
import { ReplyList } from './ReplyList';
import { useFoundReplies } from './useFoundReplies';

interface Props {
  conversationId: string;
  onPick: (reply: CannedReply) => void;
}

/** A search box over the replies of a queue: arrows choose, Enter takes, the first one unless another is chosen. */
export function RepliesSearch({ conversationId, onPick }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const id = useId();
  const [typed, type] = useState('');
  const { queue, found, active, read, isEmpty, moveBy } = useFoundReplies(conversationId, typed);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (moveBy(event.key)) event.preventDefault();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const reply = found[active];
    if (reply !== undefined) onPick(reply);
  }

  const isNone = found.length === 0 && read.status === 'loaded';
  return (
    <div className="replies">
      <input
        type="search"
        role="combobox"
        className="replies__search"
        aria-label={t('replies.search')}
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}list` : undefined}
        aria-activedescendant={found.length > 0 ? `${id}${active}` : undefined}
        aria-autocomplete="list"
        aria-describedby={`${id}hint`}
        placeholder={t('replies.search')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}hint`} className="replies__hint" role="status">
        <T id="replies.count" values={{ count: found.length }} />
      </p>
      {read.failure !== null && (
        <InlineError
          what="replies.readFailed"
          failure={read.failure}
          onRetry={() => request(readRequested({ kind: 'replies', queue }))}
        />
      )}
      <DroppedRows list="cannedReplies" of={queue} />
      {isEmpty && read.status === 'loading' && <ListSkeleton rows={2} />}
      {isNone && <EmptyState icon={<Icon name="search" />} title={t('replies.none')} />}
      {found.length > 0 && (
        <ReplyList id={id} replies={found} typed={typed} active={active} onPick={onPick} />
      )}
    </div>
  );
}
