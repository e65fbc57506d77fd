import { useId, type ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { CustomerHistory } from '../../customerHistory/CustomerHistory';
import { T } from '../../intl';
import { ListSkeleton } from '../../ui/feedback';
import { useHistoryOwner } from './useHistoryOwner';

interface Props {
  conversation: Conversation;
  /** How many are shown; all where nothing is said. */
  limit?: number;
  /** Leads to all of them. */
  onAll?: () => void;
}

function Rows({ conversation, ...rest }: Props): ReactNode {
  const { of, isAwaited } = useHistoryOwner(conversation);
  if (isAwaited) return <ListSkeleton rows={3} />;
  if (of === null) {
    return (
      <p className="services__none">
        <T id="customer.noHistory" />
      </p>
    );
  }
  return (
    <CustomerHistory
      key={of.contactId}
      of={of.contactId}
      {...(of.address !== undefined && { address: of.address })}
      label="last.title"
      none="customer.noHistory"
      exceptId={conversation.id}
      {...rest}
    />
  );
}

/** Últimos atendimentos of the customer on screen, but for the conversation on screen. */
export function ConversationHistory(props: Props): ReactNode {
  const id = useId();
  return (
    <section className="customer__section" aria-labelledby={id}>
      <h4 id={id} className="customer__subtitle">
        <T id="last.title" />
      </h4>
      <Rows {...props} />
    </section>
  );
}
