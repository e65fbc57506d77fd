import { use, type ReactNode } from 'react';
import { quoteRequested } from '../../../store/drafts/actions';
import { useRequest } from '../../../store/hooks';
import { deleteRequested } from '../../../store/messages/actions';
import type { Message } from '../../../store/messages/types';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { ActionMenu } from '../../ui/menu/ActionMenu';
import type { MenuEntry } from '../../ui/menu/MenuPopup';
import { quoteOf } from '../message/quote';
import { TimelineContext } from './timelineContext';

/** The queue type whose messages can be answered and deleted one by one (spec 1 §5). */
const WHATSAPP = 3;

/** What can be done with one message: answer the customer's, delete one's own that went out; null for nothing. */
function useEntry(message: Message, me: string | null): MenuEntry | null {
  const request = useRequest();
  const t = useText();
  const { agent, conversationId, direction, id, status } = message;
  if (status === 'deleted') return null;
  if (direction === 'customer') {
    const onChoose = () => request(quoteRequested({ conversationId, quoted: quoteOf(message) }));
    return { key: 'reply', label: t('message.reply'), icon: <Icon name="reply" />, onChoose };
  }
  const isOwn = direction === 'agent' && (agent === null || agent === me);
  if (!isOwn || status === 'pending') return null;
  const onChoose = () => request(deleteRequested({ conversationId, messageId: id }));
  return { key: 'delete', label: t('message.delete'), icon: <Icon name="ban" />, onChoose };
}

/** The options of a message, where there are any. */
export function MessageMenu({ message, me }: { message: Message; me: string | null }): ReactNode {
  const t = useText();
  const { canActOn } = use(TimelineContext);
  const isTheirs = canActOn === message.conversationId;
  const entry = useEntry(message, me);
  if (!isTheirs || message.queueType !== WHATSAPP || entry === null) return null;
  return (
    <ActionMenu
      label={t('message.options')}
      entries={[entry]}
      className="button button--icon bubble__options"
      tabIndex={-1}
      align="end"
    >
      <Icon name="more" />
    </ActionMenu>
  );
}
