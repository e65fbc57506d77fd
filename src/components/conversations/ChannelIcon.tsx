import type { ReactNode } from 'react';
import { markOf, queueMark, type ChannelMark, type QueueType } from '../../lib/queueType';
import { Icon } from '../ui/icons/Icon';
import { useText, type TextId } from '../intl';

/** What each channel is called. */
export const CHANNEL_NAMES: Readonly<Record<ChannelMark, TextId>> = {
  chat: 'channel.chat',
  whatsapp: 'channel.whatsapp',
  email: 'channel.email',
  voice: 'channel.voice',
  instagram: 'channel.instagram',
  telegram: 'channel.telegram',
};

interface Props {
  queueType: QueueType;
  /** The customer's address: its suffix tells networks apart that come by queues of one type. */
  address?: string;
  className?: string;
}

/** The icon of a conversation's channel, named after it. */
export function ChannelIcon({ queueType, address = '', className }: Props): ReactNode {
  const t = useText();
  const mark = markOf(queueType, address);
  return (
    <Icon name={mark} label={t(CHANNEL_NAMES[mark])} {...(className === undefined ? {} : { className })} />
  );
}

/** The icon of a queue's channel, named after it. */
export function QueueIcon({ queue, type }: { queue: string; type: QueueType }): ReactNode {
  const t = useText();
  const mark = queueMark(type, queue);
  return <Icon name={mark} label={t(CHANNEL_NAMES[mark])} className="queues__channel" />;
}

/** A channel as a square of its colour with a white glyph. */
export function ChannelMarkIcon({
  mark,
  className = '',
}: {
  mark: ChannelMark;
  className?: string;
}): ReactNode {
  const t = useText();
  return (
    <Icon
      name={mark}
      label={t(CHANNEL_NAMES[mark])}
      className={`channel-mark channel-mark--${mark} ${className}`}
    />
  );
}
