import type { ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { CustomerAvatar } from '../../conversations/CustomerAvatar';
import { knownCustomer } from '../../conversations/customer';
import { Photo } from '../../customerCard/CustomerPicture';

/** The customer's photo over their initials, which stay where the server has none (spec 1 §7). */
export function CustomerPhoto({ conversation }: { conversation: Conversation }): ReactNode {
  return (
    <span className="customer-photo">
      <CustomerAvatar conversation={conversation} />
      <Photo contactId={knownCustomer(conversation)} className="customer-photo__picture" />
    </span>
  );
}
