import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../../../store/hooks';
import { readRequested } from '../../../../store/cannedReplies/actions';
import { selectReplies } from '../../../../store/cannedReplies/selectors';
import { DroppedRows, EmptyState, InlineError, ListSkeleton } from '../../../ui/feedback';
import { Icon } from '../../../ui/icons/Icon';
import { T, useText } from '../../../intl';
import { isComposing } from '../isComposing';
import { ReplyList } from './ReplyList';
import { isTooShort, useReplySearch } from './useReplySearch';

interface Props {
  queue: string;
  onPick: (text: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 2, PageUp: -2 };

/** A search box over the replies of a queue: arrows choose, Enter takes, the first one unless another is chosen. */
export function RepliesSearch({ queue, onPick }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const id = useId();
  const { items, read } = useAppSelector((state) => selectReplies(state, queue));
  const { typed, type, found, firstNow, isSettled } = useReplySearch(items);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(found);
  if (shown !== found) {
    setShown(found);
    setActive(0);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive(Math.min(Math.max(0, active + step), found.length - 1));
    }
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    const reply = isSettled ? found[active] : firstNow();
    if (reply !== undefined) onPick(reply.text);
  }

  const isEmpty = found.length === 0 && read.status === 'loaded';
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
        {typed !== '' && isTooShort(typed) ? (
          <T id="replies.tooShort" />
        ) : (
          <T id="replies.count" values={{ count: found.length }} />
        )}
      </p>
      {read.failure !== null && (
        <InlineError
          what="replies.readFailed"
          failure={read.failure}
          onRetry={() => request(readRequested({ kind: 'replies', queue }))}
        />
      )}
      <DroppedRows list="cannedReplies" of={queue} />
      {items.length === 0 && read.status === 'loading' && <ListSkeleton rows={2} />}
      {isEmpty && <EmptyState icon={<Icon name="search" />} title={t('replies.none')} />}
      {found.length > 0 && <ReplyList id={id} replies={found} active={active} onPick={onPick} />}
    </div>
  );
}
