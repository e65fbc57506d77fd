import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { selectConversation } from '../../store/conversations/selectors';
import { selectServerError } from '../../store/connection/selectors';
import { useAppSelector } from '../../store/hooks';
import { customerName, protocolOf } from '../conversations/customer';
import { useText } from '../intl';
import './connection.css';

/** An error that the server told of, in its own words; a saga takes it away after 5 s (spec 1 §7). */
export function ServerErrorBanner(): ReactNode {
  const t = useText();
  const error = useAppSelector(selectServerError);
  const conversation = useAppSelector((state) =>
    error?.conversationId == null ? undefined : selectConversation(state, error.conversationId),
  );
  return (
    <div role="alert" className="server-error">
      {error !== null && (
        <p className="server-error__text">
          <Icon name="alert" />
          {conversation === undefined
            ? error.message
            : t('connection.errorIn', {
                name: customerName(conversation),
                protocol: protocolOf(conversation.id),
                message: error.message,
              })}
        </p>
      )}
    </div>
  );
}
