import type { ReactNode } from 'react';
import { CHANNEL_MARKS } from '../../lib/queueType';
import {
  selectIsFiltered,
  selectListCounts,
  selectListFilter,
} from '../../store/conversations/worklistSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { unreadOnlyRequested } from '../../store/ui/actions';
import { filterClearRequested, filterRequested } from '../../store/worklist/actions';
import { Icon } from '../ui/icons/Icon';
import { ActionMenu } from '../ui/menu/ActionMenu';
import { useText } from '../intl';
import { CHANNEL_NAMES, ChannelMarkIcon } from './ChannelIcon';

interface ChipProps {
  label: string;
  count: number;
  isOn: boolean;
  /** Instead of the label, which names it still. */
  icon?: ReactNode;
  onToggle: () => void;
}

function Chip({ label, count, isOn, icon, onToggle }: ChipProps): ReactNode {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isOn}
      title={icon === undefined ? undefined : label}
      onClick={onToggle}
    >
      {icon ?? label} <span className="chip__count tabular">{count}</span>
    </button>
  );
}

/** Which queue the list is narrowed to. */
function QueueChip(): ReactNode {
  const t = useText();
  const request = useRequest();
  const { queue } = useAppSelector(selectListFilter);
  const { queues } = useAppSelector(selectListCounts);
  const names = Object.keys(queues).sort((a, b) => a.localeCompare(b));
  if (names.length < 2 && queue === null) return null;
  const entry = (name: string | null, label: string) => ({
    key: name ?? '',
    label,
    isPicked: name === queue,
    onChoose: () => request(filterRequested({ queue: name })),
  });
  return (
    <ActionMenu
      label={queue ?? t('conversations.queueFilter')}
      className={queue === null ? 'chip' : 'chip chip--on'}
      align="start"
      entries={[
        entry(null, t('conversations.allQueues')),
        ...names.map((name) => entry(name, `${name} (${String(queues[name] ?? 0)})`)),
      ]}
    >
      <span className="chip__name">{queue ?? t('conversations.queueFilter')}</span>
      <Icon name="unfold" />
    </ActionMenu>
  );
}

/** Narrows the list: all, unanswered, unread, by channel and by queue, each with how many it would leave. */
export function ListChips(): ReactNode {
  const t = useText();
  const request = useRequest();
  const { channel, unansweredOnly, unreadOnly } = useAppSelector(selectListFilter);
  const isFiltered = useAppSelector(selectIsFiltered);
  const { all, channels, unanswered, unread } = useAppSelector(selectListCounts);
  const present = CHANNEL_MARKS.filter((mark) => (channels[mark] ?? 0) > 0 || mark === channel);
  return (
    <div className="chips" role="group" aria-label={t('conversations.filters')}>
      <Chip
        label={t('conversations.all')}
        count={all}
        isOn={!isFiltered}
        onToggle={() => request(filterClearRequested())}
      />
      <Chip
        label={t('conversations.unanswered')}
        count={unanswered}
        isOn={unansweredOnly}
        onToggle={() => request(filterRequested({ unansweredOnly: !unansweredOnly }))}
      />
      <Chip
        label={t('conversations.unreadChip')}
        count={unread}
        isOn={unreadOnly}
        onToggle={() => request(unreadOnlyRequested({ unreadOnly: !unreadOnly }))}
      />
      {(present.length > 1 || channel !== null) &&
        present.map((mark) => (
          <Chip
            key={mark}
            label={t(CHANNEL_NAMES[mark])}
            icon={<ChannelMarkIcon mark={mark} />}
            count={channels[mark] ?? 0}
            isOn={channel === mark}
            onToggle={() => request(filterRequested({ channel: channel === mark ? null : mark }))}
          />
        ))}
      <QueueChip />
    </div>
  );
}
