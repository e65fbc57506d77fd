import type { ReactNode } from 'react';
import type { MessageStatus } from '../../../store/messages/types';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/Icon';
import { useText } from '../../intl';
import type { TextId } from '../../intl';

/** How far a message of the agent's came. */
export type Delivery = MessageStatus | 'failed';

// Spec 1 §2: pending a cross, sended one check, delivered two, seen two in blue.
const ICONS: Record<Delivery, IconName> = {
  pending: 'cross',
  sent: 'check',
  delivered: 'checks',
  seen: 'checks',
  deleted: 'ban',
  failed: 'alert',
};

const NAMES: Record<Delivery, TextId> = {
  pending: 'message.status.pending',
  sent: 'message.status.sent',
  delivered: 'message.status.delivered',
  seen: 'message.status.seen',
  deleted: 'message.status.deleted',
  failed: 'message.status.failed',
};

/** The delivery of a message as an icon with its name. */
export function StatusIcon({ delivery }: { delivery: Delivery }): ReactNode {
  const t = useText();
  const name = t(NAMES[delivery]);
  return (
    <span title={name} className={`delivery delivery--${delivery}`}>
      <Icon name={ICONS[delivery]} label={name} />
    </span>
  );
}
