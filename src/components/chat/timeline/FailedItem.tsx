import type { ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { discardRequested, editRequested, retryRequested } from '../../../store/outbox/actions';
import type { OutboxItem } from '../../../store/outbox/types';
import { useFailureText } from '../../ui/feedback';
import { T } from '../../intl';

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
        <button type="button" className="button" onClick={() => request(retryRequested({ clientMsgId }))}>
          <T id="action.retry" />
        </button>
        {template === null && (
          <button type="button" className="button" onClick={() => request(editRequested({ clientMsgId }))}>
            <T id="message.edit" />
          </button>
        )}
        <button type="button" className="button" onClick={() => request(discardRequested({ clientMsgId }))}>
          <T id="message.discard" />
        </button>
      </div>
    </div>
  );
}
