import type { ReactNode } from 'react';
import type { Channel } from '../../lib/queueType';
import { selectLongestWaits } from '../../store/queues/boardSelectors';
import { selectWaitingTotals } from '../../store/queues/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { overlayRequested } from '../../store/ui/actions';
import { Icon } from '../ui/icons/Icon';
import { useText, type TextId } from '../intl/useText';
import { useMinutesSince, useWaitWords } from '../time/useWaited';
import './queues.css';

const CHANNELS: { channel: Channel; name: TextId }[] = [
  { channel: 'chat', name: 'queues.waiting.chat' },
  { channel: 'whatsapp', name: 'queues.waiting.whatsapp' },
  { channel: 'email', name: 'queues.waiting.email' },
  { channel: 'voice', name: 'queues.waiting.voice' },
];

/** How long the one who waits longest does; renders by itself once a minute. */
function LongestWait({ since }: { since: number }): ReactNode {
  const t = useText();
  const words = useWaitWords()(useMinutesSince(since));
  return (
    <>
      <span className="visually-hidden">{t('queues.longest', { words })}</span>
      <span className="waiting__longest tabular" aria-hidden="true">
        {words}
      </span>
    </>
  );
}

/** How many customers wait in the agent's queues, by channel, and how long; each leads to the queues one by one (spec 1 §2). */
export function WaitingBadges(): ReactNode {
  const t = useText();
  const request = useRequest();
  const totals = useAppSelector(selectWaitingTotals);
  const longest = useAppSelector(selectLongestWaits);
  return (
    <div className="waiting" role="group" aria-label={t('queues.waiting')}>
      {CHANNELS.map(({ channel, name }) => {
        const count = totals[channel];
        const since = longest[channel];
        return (
          <button
            key={channel}
            type="button"
            title={t('board.open')}
            className={count > 0 ? 'waiting__badge waiting__badge--some' : 'waiting__badge'}
            onClick={() => request(overlayRequested({ overlay: 'queueBoard' }))}
          >
            <Icon name={channel} />
            <span className="visually-hidden">{t(name, { count })}</span>
            <span className="tabular" aria-hidden="true">
              {count}
            </span>
            {count > 0 && since !== undefined && <LongestWait since={since} />}
          </button>
        );
      })}
    </div>
  );
}
