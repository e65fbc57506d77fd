import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { serverErrorDismissRequested } from '../../store/connection/actions';
import { selectServerError } from '../../store/connection/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { customerName, protocolOf } from '../conversations/customer';
import { useText } from '../intl';
import { CloseToast, useToastPlace } from '../ui/feedback/Toasts';
import './connection.css';

/**
 * An error that the server told of, in its own words, among the toasts; a saga takes it away after 5 s (spec 1 §7). The
 * notices keep it.
 */
export function ServerErrorBanner(): ReactNode {
  const t = useText();
  const request = useRequest();
  const place = useToastPlace();
  const error = useAppSelector(selectServerError);
  const conversation = useAppSelector((state) =>
    error?.conversationId == null ? undefined : selectConversation(state, error.conversationId),
  );
  if (place === null) return null;
  const words =
    conversation === undefined || error === null
      ? error?.message
      : t('connection.errorIn', {
          name: customerName(conversation),
          protocol: protocolOf(conversation.id),
          message: error.message,
        });
  return createPortal(
    <div className={error === null ? undefined : 'toast toast--error server-error'}>
      {/* There before its words, which are read out when they come. */}
      <p role="alert" className="toast__text">
        {words}
      </p>
      {error !== null && <CloseToast onClose={() => request(serverErrorDismissRequested())} />}
    </div>,
    place,
  );
}
