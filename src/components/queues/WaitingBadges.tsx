import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import type { Channel } from '../../lib/queueType';
import { selectWaitingTotals } from '../../store/queues/selectors';
import { useAppSelector } from '../../store/hooks';
import { useText, type TextId } from '../intl/useText';
import './queues.css';

const CHANNELS: { channel: Channel; name: TextId; icon: ReactNode }[] = [
  { channel: 'chat', name: 'queues.waiting.chat', icon: <Icon name="chat" /> },
  { channel: 'whatsapp', name: 'queues.waiting.whatsapp', icon: <Icon name="whatsapp" /> },
  { channel: 'email', name: 'queues.waiting.email', icon: <Icon name="email" /> },
  { channel: 'voice', name: 'queues.waiting.voice', icon: <Icon name="voice" /> },
];

/** How many customers wait in the agent's queues, by channel (spec 1 §2). */
export function WaitingBadges(): ReactNode {
  const t = useText();
  const totals = useAppSelector(selectWaitingTotals);
  return (
    <div className="waiting" role="group" aria-label={t('queues.waiting')}>
      {CHANNELS.map(({ channel, name, icon }) => {
        const count = totals[channel];
        const label = t(name, { count });
        return (
          <span
            key={channel}
            role="img"
            aria-label={label}
            title={label}
            className={count > 0 ? 'waiting__badge waiting__badge--some' : 'waiting__badge'}
          >
            {icon}
            <span className="tabular">{count}</span>
          </span>
        );
      })}
    </div>
  );
}
