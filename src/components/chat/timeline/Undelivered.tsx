import { use, type ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { retryRequested } from '../../../store/messages/actions';
import type { Message } from '../../../store/messages/types';
import { Icon } from '../../ui/icons/Icon';
import { OutboxChoice } from './OutboxChoice';
import { TimelineContext } from './timelineContext';

/** Why the provider could not deliver a message, and another try of one's own. */
export function Undelivered({ message }: { message: Message }): ReactNode {
  const request = useRequest();
  const { canActOn } = use(TimelineContext);
  const { clientMsgId, conversationId, direction, errorText, id } = message;
  if (errorText === null) return null;
  const canRetry = canActOn === conversationId && direction === 'agent' && clientMsgId !== null;
  return (
    <>
      <span className="bubble__error">
        <Icon name="alert" />
        {errorText}
      </span>
      {canRetry && (
        <span className="bubble__choices">
          <OutboxChoice
            words="action.retry"
            onward="message"
            onPress={() => request(retryRequested({ conversationId, messageId: id }))}
          />
        </span>
      )}
    </>
  );
}
