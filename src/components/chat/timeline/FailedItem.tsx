import type { ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { discardRequested, editRequested, retryRequested } from '../../../store/outbox/actions';
import type { OutboxItem } from '../../../store/outbox/types';
import { useFailureText } from '../../ui/feedback';
import { OutboxChoice } from './OutboxChoice';

interface Props {
  item: OutboxItem;
  /** Words for the failure; without them those that every failure has. */
  why?: ReactNode;
}

/** Why a text or a mail was not sent, and what the agent may do about it. */
export function FailedItem({ item: { clientMsgId, failure, template }, why }: Props): ReactNode {
  const request = useRequest();
  const failureText = useFailureText();
  return (
    <div className="bubble__failed">
      {failure !== null && <p className="bubble__error">{why ?? failureText(failure)}</p>}
      <div className="bubble__choices">
        <OutboxChoice
          words="action.retry"
          onward="message"
          onPress={() => request(retryRequested({ clientMsgId }))}
        />
        {template === null && (
          <OutboxChoice
            words="message.edit"
            onward="composer"
            onPress={() => request(editRequested({ clientMsgId }))}
          />
        )}
        <OutboxChoice
          words="message.discard"
          onward="log"
          onPress={() => request(discardRequested({ clientMsgId }))}
        />
      </div>
    </div>
  );
}
