import type { ReactNode } from 'react';
import type { QueueType } from '../../lib/queueType';
import { Icon } from '../ui/icons/Icon';
import { ChannelIcon } from './ChannelIcon';
import { initialsOf } from './customer';

/** Round picture of a customer: initials, with the channel's icon at its foot. */
export function CustomerAvatar({ name, queueType }: { name: string; queueType: QueueType }): ReactNode {
  const initials = initialsOf(name);
  return (
    <span className="avatar">
      <span className="avatar__initials" aria-hidden="true">
        {initials === '' ? <Icon name="person" /> : initials}
      </span>
      <ChannelIcon queueType={queueType} className="avatar__channel" />
    </span>
  );
}
