import { useRef, type ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { selectHasBulkBar } from '../../store/bulkActions/selectors';
import { readRequested, searchRequested } from '../../store/conversations/actions';
import {
  selectActiveCount,
  selectAppliedSearch,
  selectIsRestored,
  selectListedIds,
  selectListRead,
} from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import {
  selectIsFiltered,
  selectListFilter,
  selectListOrder,
} from '../../store/conversations/worklistSelectors';
import { selectIsInNoQueue } from '../../store/queues/choiceSelectors';
import { filterClearRequested } from '../../store/worklist/actions';
import { DroppedRows, EmptyState, InlineError, ListSkeleton } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { useResultAnnouncement } from '../ui/searchField/useResultAnnouncement';
import { T, useText } from '../intl';
import { UndeliveredEntry } from '../undelivered/UndeliveredEntry';
import { ConversationGrid } from './ConversationGrid';
import { ConversationSearch } from './ConversationSearch';
import { LazyBulkBar } from './bulk/LazyBulkBar';
import { ListChips } from './ListChips';
import { OrderMenu } from './OrderMenu';
import { useHeldOrder } from './useHeldOrder';
import './conversations.css';

function Nothing(): ReactNode {
  const request = useRequest();
  const t = useText();
  const { status } = useAppSelector(selectListRead);
  const search = useAppSelector(selectAppliedSearch);
  const isFiltered = useAppSelector(selectIsFiltered);
  const isInNoQueue = useAppSelector(selectIsInNoQueue);
  const hasAny = useAppSelector(selectActiveCount) > 0;
  if (search.trim() !== '') {
    return (
      <EmptyState
        icon={<Icon name="search" />}
        title={t('conversations.found', { count: 0 })}
        hint={t('conversations.notFoundHint', { text: search })}
      >
        <button type="button" className="button" onClick={() => request(searchRequested({ text: '' }))}>
          <T id="conversations.clearSearch" />
        </button>
      </EmptyState>
    );
  }
  if (isFiltered && hasAny) {
    const showAll = () => request(filterClearRequested());
    return (
      <EmptyState icon={<Icon name="filter" />} title={t('conversations.noneLeft')}>
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

/** How many there are; of how many where some are not shown, or the server gives no more at a time. */
function Count(): ReactNode {
  const listed = useAppSelector((state) => selectListedIds(state).length);
  const count = useAppSelector(selectActiveCount);
  const max = useAppSelector(selectUser)?.maxConversations ?? 0;
  const isFiltered = useAppSelector(selectIsFiltered);
  const isSearched = useAppSelector(selectAppliedSearch).trim() !== '';
  return (
    <span className="conversations__count tabular">
      {isFiltered || isSearched ? (
        <T id="conversations.countOf" values={{ count: listed, max: count }} />
      ) : max > 0 ? (
        <T id="conversations.countOf" values={{ count, max }} />
      ) : (
        count
      )}
    </span>
  );
}

/** In the place of the order, which is chosen of what is: the list is the one of the last session. */
function Refreshing(): ReactNode {
  const t = useText();
  return (
    <span className="conversations__refreshing" title={t('conversations.restoredHint')}>
      <Icon name="past" />
      <T id="conversations.restored" />
    </span>
  );
}

/** The rows, in the order that stands still while somebody is about to use them. */
function Rows({ onType }: { onType: () => void }): ReactNode {
  const t = useText();
  const listed = useAppSelector(selectListedIds);
  const search = useAppSelector(selectAppliedSearch);
  const view = JSON.stringify([useAppSelector(selectListFilter), useAppSelector(selectListOrder), search]);
  useResultAnnouncement(t('conversations.found', { count: listed.length }), search);
  const { arrivals, handlers, ids, release } = useHeldOrder(listed, view);
  return (
    <>
      {arrivals > 0 && (
        <button type="button" className="conversations__arrivals" onClick={release}>
          <T id="conversations.arrivals" values={{ count: arrivals }} />
        </button>
      )}
      {ids.length === 0 ? (
        <Nothing />
      ) : (
        <ConversationGrid ids={ids} variant="full" onType={onType} handlers={handlers} />
      )}
    </>
  );
}

/** The agent's conversations: search, count, rows; what is on screen stays when a read fails. */
export function ConversationList(): ReactNode {
  const request = useRequest();
  const hasBulkBar = useAppSelector(selectHasBulkBar);
  const { failure } = useAppSelector(selectListRead);
  const isRestored = useAppSelector(selectIsRestored);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);

  return (
    <section className={hasBulkBar ? 'conversations conversations--bulk' : 'conversations'} ref={list}>
      <ConversationSearch
        input={search}
        onLeave={() => list.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus()}
      />
      <div className="conversations__head">
        <h2 className="conversations__title">
          <T id="conversations.active" /> <Count />
        </h2>
        {isRestored ? <Refreshing /> : <OrderMenu />}
      </div>
      <ListChips />
      <UndeliveredEntry isRail={false} />
      {failure !== null && (
        <InlineError
          what="conversations.readFailed"
          failure={failure}
          onRetry={() => request(readRequested())}
        />
      )}
      <DroppedRows list="conversations" />
      <Rows onType={() => search.current?.focus()} />
      <LazyBulkBar />
    </section>
  );
}
