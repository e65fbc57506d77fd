import type { ReactNode } from 'react';
import { ofConversationReadRequested } from '../../../store/contacts/actions';
import {
  selectContactOfConversation,
  selectContactOfConversationRead,
} from '../../../store/contacts/selectors';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { CustomerCard } from '../../customerCard/CustomerCard';
import { knownByConversation } from '../../customerCard/knownCustomer';
import { InlineError, PaneSkeleton } from '../../ui/feedback';
import { T } from '../../intl';
import { ConversationHistory } from './ConversationHistory';
import { ConversationDetails } from './ConversationDetails';

/** How many of the customer's earlier conversations stand under the card. */
const LAST = 5;

interface Props {
  conversation: Conversation;
  /** Leads to all earlier conversations; null where they are in view already. */
  onAll: (() => void) | null;
}

/** What is known of the customer of a conversation, what was done for them last, and the conversation's own data. */
export function CustomerContent({ conversation, onAll }: Props): ReactNode {
  const { id: conversationId } = conversation;
  const request = useRequest();
  const contact = useAppSelector((state) => selectContactOfConversation(state, conversationId));
  const { failure, status } = useAppSelector((state) =>
    selectContactOfConversationRead(state, conversationId),
  );
  const retry = () => request(ofConversationReadRequested({ conversationId }));
  const isAwaited = contact === null && (status === 'idle' || status === 'loading');
  return (
    <>
      {failure !== null && <InlineError what="contact.readFailed" failure={failure} onRetry={retry} />}
      <CustomerCard known={knownByConversation(conversation)} contact={contact} />
      {contact === null && status === 'loaded' && (
        <p className="customer__unknown">
          <T id="customer.unknown" />
        </p>
      )}
      {isAwaited && <PaneSkeleton rows={2} />}
      {onAll !== null && <ConversationHistory conversation={conversation} limit={LAST} onAll={onAll} />}
      <ConversationDetails conversation={conversation} />
    </>
  );
}
