import type { ReactNode } from 'react';
import { isUndelivered } from '../../../store/messages/selectors';
import type { Message, MessageStatus } from '../../../store/messages/types';
import { Icon, type IconName } from '../../ui/icons/Icon';
import { useText, type TextId } from '../../intl';

/** How far a message of the agent's came. */
export type Delivery = MessageStatus | 'failed';

/** How far a message came: one that the provider gave up, whatever else the server calls it, has failed. */
export function deliveryOf(message: Pick<Message, 'errorText' | 'status'>): Delivery {
  return isUndelivered(message) ? 'failed' : message.status;
}

// Spec 1 §2: pending a cross, sended one check, delivered two, seen two in blue.
const ICONS: Record<Delivery, IconName> = {
  pending: 'cross',
  other: 'more',
  sent: 'check',
  delivered: 'checks',
  seen: 'checks',
  deleted: 'ban',
  failed: 'alert',
};

const NAMES: Record<Delivery, TextId> = {
  pending: 'message.status.pending',
  other: 'message.status.other',
  sent: 'message.status.sent',
  delivered: 'message.status.delivered',
  seen: 'message.status.seen',
  deleted: 'message.status.deleted',
  failed: 'message.status.failed',
};

interface Props {
  delivery: Delivery;
  /** The server's own word for a delivery that this console does not know. */
  text?: string | undefined;
}

/** The delivery of a message as an icon with its name. */
export function StatusIcon({ delivery, text = '' }: Props): ReactNode {
  const t = useText();
  const name = delivery === 'other' && text !== '' ? text : t(NAMES[delivery]);
  return (
    <span title={name} className={`delivery delivery--${delivery}`}>
      <Icon name={ICONS[delivery]} label={name} />
    </span>
  );
}
