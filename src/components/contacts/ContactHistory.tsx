import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { historyRequested } from '../../store/contacts/actions';
import { selectContactHistory, selectContactHistoryRead } from '../../store/contacts/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { StatusIcon } from '../chat/StatusIcon';
import { ChannelIcon } from '../conversations/ChannelIcon';
import { protocolOf } from '../conversations/customer';
import { useOpenOwn } from '../conversations/useOpenOwn';
import { DroppedRows, EmptyState, InlineError, ListSkeleton } from '../ui/feedback';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import { useToday } from '../time/useNow';
import { StartTime } from '../time/TimeText';

const PastConversationDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ '../chat/past/PastConversationDialog'))
    .PastConversationDialog,
}));

interface EntryProps {
  conversation: Conversation;
  onOpen: () => void;
}

function Entry({ conversation, onOpen }: EntryProps): ReactNode {
  const today = useToday();
  const { fromId, id, lastAgent, queue, queueType, startedAt, status, statusText } = conversation;
  return (
    <li>
      <button type="button" className="contact-history__entry" onClick={onOpen}>
        <ChannelIcon queueType={queueType} address={fromId} />
        <span className="tabular">{protocolOf(id)}</span>
        <StartTime at={startedAt} today={today} />
        <span>{queue}</span>
        <span className="contact-history__agent">{lastAgent}</span>
        <StatusIcon status={status} statusText={statusText} />
      </button>
    </li>
  );
}

/**
 * A contact's conversations in the agent's queues; one that is chosen opens in a dialog, read-only (spec 1 §2), or where
 * it is at work if it is the agent's.
 */
export function ContactHistory({ contactId }: { contactId: string }): ReactNode {
  const request = useRequest();
  const t = useText();
  const [open, setOpen] = useState<Conversation | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== null && !wasOpen) setWasOpen(true);
  const conversations = useAppSelector((state) => selectContactHistory(state, contactId));
  const { status, failure } = useAppSelector((state) => selectContactHistoryRead(state, contactId));
  useEffect(() => {
    request(historyRequested({ contactId }));
  }, [contactId, request]);
  const openOwn = useOpenOwn();
  const retry = () => request(historyRequested({ contactId }));

  function choose(conversation: Conversation): void {
    if (!openOwn(conversation.id)) setOpen(conversation);
  }

  const isNew = conversations.length === 0;
  return (
    <>
      {failure !== null && <InlineError what="contact.historyFailed" failure={failure} onRetry={retry} />}
      <DroppedRows list="contactHistory" of={contactId} />
      {isNew && (status === 'idle' || status === 'loading') && <ListSkeleton rows={3} />}
      {isNew && status === 'loaded' && (
        <EmptyState icon={<Icon name="chat" />} title={t('contact.noHistory')} />
      )}
      <ul role="list" className="contact-history" aria-label={t('contact.history')}>
        {conversations.map((conversation) => (
          <Entry key={conversation.id} conversation={conversation} onOpen={() => choose(conversation)} />
        ))}
      </ul>
      {wasOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <PastConversationDialog isWithCustomer conversation={open} onClose={() => setOpen(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
