import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { historyRequested, historyShowRequested } from '../../store/contacts/actions';
import { selectContactHistory, selectContactHistoryRead } from '../../store/contacts/selectors';
import type { HistoryOf } from '../../store/contacts/types';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useOpenOwn } from '../conversations/useOpenOwn';
import { T, type TextId } from '../intl';
import { DroppedRows, InlineError, ListSkeleton } from '../ui/feedback';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';
import { EarlierConversations } from './EarlierConversations';

const PastConversationDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ '../chat/past/PastConversationDialog'))
    .PastConversationDialog,
}));

interface Props {
  /** The contact's id, or what stands for it. */
  of: string;
  /** Of somebody whom the centre does not know. */
  address?: string;
  /** What the list is called. */
  label: TextId;
  /** What stands there where the customer has no others. */
  none: TextId;
  /** The conversation from which they are looked at, which is not among them. */
  exceptId?: string;
  /** How many are shown; all where nothing is said. */
  limit?: number;
  /** Leads to all of them. */
  onAll?: () => void;
}

function historyOf(contactId: string, address: string | undefined): HistoryOf {
  return address === undefined ? { contactId } : { contactId, address };
}

/**
 * A customer's conversations in the agent's queues, the newest first. One that is chosen opens in place, read-only
 * (spec 1 §2), or where it is at work if it is the agent's.
 */
export function CustomerHistory({ of, address, label, none, exceptId, limit, onAll }: Props): ReactNode {
  const request = useRequest();
  const [past, setPast] = useState<Conversation | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (past !== null && !wasOpen) setWasOpen(true);
  const known = useAppSelector((state) => selectContactHistory(state, of));
  const { status, failure } = useAppSelector((state) => selectContactHistoryRead(state, of));
  const openOwn = useOpenOwn();
  useEffect(() => {
    request(historyShowRequested(historyOf(of, address)));
  }, [address, of, request]);

  const others = known.filter(({ id }) => id !== exceptId);
  const shown = limit === undefined ? others : others.slice(0, limit);
  const isAwaited = others.length === 0 && (status === 'idle' || status === 'loading');
  return (
    <>
      {failure !== null && (
        <InlineError
          what="last.readFailed"
          failure={failure}
          onRetry={() => request(historyRequested(historyOf(of, address)))}
        />
      )}
      <DroppedRows list="contactHistory" of={of} />
      {isAwaited && <ListSkeleton rows={3} />}
      {others.length === 0 && status === 'loaded' && (
        <p className="services__none">
          <T id={none} />
        </p>
      )}
      {shown.length > 0 && (
        <EarlierConversations
          label={label}
          conversations={shown}
          onChoose={(conversation) => {
            if (!openOwn(conversation.id)) setPast(conversation);
          }}
        />
      )}
      {onAll !== undefined && shown.length < others.length && (
        <button type="button" className="button services__more" onClick={onAll}>
          <T id="customer.all" values={{ count: others.length }} />
        </button>
      )}
      {wasOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <PastConversationDialog isWithCustomer conversation={past} onClose={() => setPast(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
