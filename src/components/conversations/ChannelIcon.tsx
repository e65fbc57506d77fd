import type { ReactNode } from 'react';
import { channelOf, type Channel, type QueueType } from '../../lib/queueType';
import { Icon } from '../ui/icons/Icon';
import { useText, type TextId } from '../intl';

const NAMES: Record<Channel, TextId> = {
  chat: 'channel.chat',
  whatsapp: 'channel.whatsapp',
  email: 'channel.email',
  voice: 'channel.voice',
};

/** The icon of a queue type's channel, named after it. */
export function ChannelIcon({
  queueType,
  className,
}: {
  queueType: QueueType;
  className?: string;
}): ReactNode {
  const t = useText();
  const channel = channelOf(queueType);
  return (
    <Icon name={channel} label={t(NAMES[channel])} {...(className === undefined ? {} : { className })} />
  );
}
