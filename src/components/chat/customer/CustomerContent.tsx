import type { ReactNode } from 'react';
import { ofConversationReadRequested } from '../../../store/contacts/actions';
import {
  selectContactOfConversation,
  selectContactOfConversationRead,
} from '../../../store/contacts/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { ContactData } from '../../contacts/ContactData';
import { EmptyState, InlineError, PaneSkeleton } from '../../ui/feedback';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { ServiceData } from './ServiceData';

/** What is known of the customer of a conversation, and of the conversation itself. */
export function CustomerContent({ conversationId }: { conversationId: string }): ReactNode {
  const t = useText();
  const request = useRequest();
  const contact = useAppSelector((state) => selectContactOfConversation(state, conversationId));
  const { failure, status } = useAppSelector((state) =>
    selectContactOfConversationRead(state, conversationId),
  );
  const retry = () => request(ofConversationReadRequested({ conversationId }));
  const isAwaited = contact === null && (status === 'idle' || status === 'loading');
  return (
    <div className="customer__content">
      {failure !== null && <InlineError what="contact.readFailed" failure={failure} onRetry={retry} />}
      {contact !== null && <ContactData contact={contact} />}
      {contact === null && status === 'loaded' && (
        <EmptyState icon={<Icon name="person" />} title={t('customer.unknown')} />
      )}
      {isAwaited && <PaneSkeleton rows={4} />}
      <ServiceData conversationId={conversationId} />
    </div>
  );
}
