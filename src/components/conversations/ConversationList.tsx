import { useRef, type ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { readRequested, searchRequested } from '../../store/conversations/actions';
import {
  selectActiveCount,
  selectAppliedSearch,
  selectListedIds,
  selectListRead,
} from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectIsInNoQueue } from '../../store/queues/choiceSelectors';
import { unreadOnlyRequested } from '../../store/ui/actions';
import { selectUnreadOnly } from '../../store/ui/selectors';
import { DroppedRows, EmptyState, InlineError, ListSkeleton } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { UndeliveredEntry } from '../undelivered/UndeliveredEntry';
import { ConversationGrid } from './ConversationGrid';
import { ConversationSearch } from './ConversationSearch';
import './conversations.css';

function Nothing(): ReactNode {
  const request = useRequest();
  const t = useText();
  const { status } = useAppSelector(selectListRead);
  const search = useAppSelector(selectAppliedSearch);
  const unreadOnly = useAppSelector(selectUnreadOnly);
  const isInNoQueue = useAppSelector(selectIsInNoQueue);
  const hasAny = useAppSelector(selectActiveCount) > 0;
  if (search.trim() !== '') {
    return (
      <EmptyState
        icon={<Icon name="search" />}
        title={t('conversations.notFound')}
        hint={t('conversations.notFoundHint', { text: search })}
      >
        <button type="button" className="button" onClick={() => request(searchRequested({ text: '' }))}>
          <T id="conversations.clearSearch" />
        </button>
      </EmptyState>
    );
  }
  if (unreadOnly && hasAny) {
    const showAll = () => request(unreadOnlyRequested({ unreadOnly: false }));
    return (
      <EmptyState icon={<Icon name="filter" />} title={t('conversations.noUnread')}>
        <button type="button" className="button" onClick={showAll}>
          <T id="conversations.showAll" />
        </button>
      </EmptyState>
    );
  }
  if (status === 'idle' || status === 'loading') return <ListSkeleton />;
  if (status === 'failed') return null;
  return (
    <EmptyState
      icon={<Icon name="chat" />}
      title={t('conversations.empty')}
      hint={t(isInNoQueue ? 'conversations.emptyNoQueue' : 'conversations.emptyHint')}
    />
  );
}

/** How many there are, and of how many where the server gives no more at a time. */
function Count(): ReactNode {
  const count = useAppSelector(selectActiveCount);
  const max = useAppSelector(selectUser)?.maxConversations ?? 0;
  return (
    <span className="conversations__count tabular">
      {max > 0 ? <T id="conversations.countOf" values={{ count, max }} /> : count}
    </span>
  );
}

/** The agent's conversations: search, count, rows; what is on screen stays when a read fails. */
export function ConversationList(): ReactNode {
  const request = useRequest();
  const ids = useAppSelector(selectListedIds);
  const { failure } = useAppSelector(selectListRead);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);

  return (
    <section className="conversations" ref={list}>
      <ConversationSearch
        input={search}
        onLeave={() => list.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus()}
      />
      <h2 className="conversations__title">
        <T id="conversations.active" /> <Count />
      </h2>
      <UndeliveredEntry isRail={false} />
      {failure !== null && (
        <InlineError
          what="conversations.readFailed"
          failure={failure}
          onRetry={() => request(readRequested())}
        />
      )}
      <DroppedRows list="conversations" />
      {ids.length === 0 ? (
        <Nothing />
      ) : (
        <ConversationGrid ids={ids} variant="full" onType={() => search.current?.focus()} />
      )}
    </section>
  );
}
