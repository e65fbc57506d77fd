import { useState, type ReactNode } from 'react';
import { openRequested } from '../../store/conversations/actions';
import { selectOtherConversations } from '../../store/conversations/customerHistorySelectors';
import { selectConversation, selectOpenConversation } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { ChannelIcon } from './ChannelIcon';
import { protocolOf } from './customer';
import { UnreadBadge } from './UnreadBadge';
import './conversations.css';

function Other({ id }: { id: string }): ReactNode {
  const request = useRequest();
  const conversation = useAppSelector((state) => selectConversation(state, id));
  if (conversation === undefined) return null;
  const { fromId, queue, queueType, unread } = conversation;
  return (
    <li>
      <button
        type="button"
        className="others__open"
        onClick={() => request(openRequested({ conversationId: id }))}
      >
        <ChannelIcon queueType={queueType} address={fromId} />
        <span className="others__queue">{queue}</span>
        <span className="others__id tabular">{protocolOf(id)}</span>
        <UnreadBadge count={unread} />
      </button>
    </li>
  );
}

/**
 * What else the agent has with the customer on screen, who may write by several channels at once (spec 1 §2).
 * Closed, it comes back with another customer.
 */
export function OtherConversations(): ReactNode {
  const t = useText();
  const ids = useAppSelector(selectOtherConversations);
  const customerId = useAppSelector(selectOpenConversation)?.customerId ?? null;
  const [closedFor, setClosedFor] = useState<string | null>(null);
  if (ids.length === 0 || closedFor === customerId) return null;
  return (
    <section className="others">
      <div className="others__head">
        <h2 className="others__title">
          <T id="others.title" />
        </h2>
        <IconButton label={t('others.close')} onClick={() => setClosedFor(customerId)}>
          <Icon name="cross" />
        </IconButton>
      </div>
      <ul className="others__list" role="list" aria-label={t('others.title')}>
        {ids.map((id) => (
          <Other key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}
