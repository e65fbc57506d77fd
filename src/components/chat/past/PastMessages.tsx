import { useEffect, type ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { pastCloseRequested, pastOpenRequested, readRequested } from '../../../store/messages/actions';
import {
  selectHasTimeline,
  selectMessagesRead,
  selectMessagesWhole,
} from '../../../store/messages/selectors';
import { customerName } from '../../conversations/customer';
import { EmptyState, InlineError, PaneSkeleton } from '../../ui/feedback';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { Timeline } from '../timeline/Timeline';

/** What was said in a conversation of the past: read as long as it shows, and nothing to write with. */
export function PastMessages({ conversation }: { conversation: Conversation }): ReactNode {
  const { id, queueType } = conversation;
  const request = useRequest();
  const t = useText();
  const { failure } = useAppSelector((state) => selectMessagesRead(state, id));
  const isWhole = useAppSelector((state) => selectMessagesWhole(state, id));
  const hasTimeline = useAppSelector((state) => selectHasTimeline(state, id));
  useEffect(() => {
    request(pastOpenRequested({ conversationId: id }));
    return () => request(pastCloseRequested({ conversationId: id }));
  }, [id, request]);
  return (
    <div className="past__messages">
      {failure !== null && (
        <InlineError
          what="chat.readFailed"
          failure={failure}
          onRetry={() => request(readRequested({ conversationId: id }))}
        />
      )}
      {hasTimeline && (
        <Timeline
          conversationId={id}
          customer={customerName(conversation)}
          queueType={queueType}
          isRead={isWhole}
        />
      )}
      {!hasTimeline && isWhole && <EmptyState icon={<Icon name="chat" />} title={t('chat.noMessages')} />}
      {!hasTimeline && !isWhole && failure === null && <PaneSkeleton rows={5} />}
    </div>
  );
}
