import type { ReactNode } from 'react';
import { hueOf } from '../../lib/hue';
import { markOf } from '../../lib/queueType';
import type { Conversation } from '../../store/conversations/types';
import { Icon } from '../ui/icons/Icon';
import { ChannelMarkIcon } from './ChannelIcon';
import { customerName, initialsOf, pictureSeed } from './customer';

/** Round picture of a conversation's customer: initials on a hue of their own, with the channel's mark at its foot. */
export function CustomerAvatar({ conversation }: { conversation: Conversation }): ReactNode {
  const initials = initialsOf(customerName(conversation));
  const { fromId, queueType } = conversation;
  return (
    <span className="avatar">
      <span
        className={`avatar__initials avatar__initials--${hueOf(pictureSeed(conversation))}`}
        aria-hidden="true"
      >
        {initials === '' ? <Icon name="person" /> : initials}
      </span>
      <ChannelMarkIcon mark={markOf(queueType, fromId)} className="avatar__channel" />
    </span>
  );
}
