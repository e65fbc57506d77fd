import { useId, type ReactNode } from 'react';
import type { TransferAgent } from '../../store/conversations/types';
import { useAppSelector } from '../../store/hooks';
import { selectQueueBoard } from '../../store/queues/boardSelectors';
import { lookOf } from '../agent/statusLook';
import { useStatusWord } from '../agent/useStatusWord';
import { T } from '../intl';
import { Icon } from '../ui/icons/Icon';
import type { TransferOption } from './useTransferForm';

/** How an agent is now, by icon and word; of a pause, why. */
function Presence({ agent: { pauseReason, status, statusText } }: { agent: TransferAgent }): ReactNode {
  const statusWord = useStatusWord();
  const { tone, icon } = lookOf(status);
  return (
    <span className={`transfer-row__state transfer-row__state--${tone}`}>
      <Icon name={icon} />
      {statusWord(status, pauseReason, statusText)}
    </span>
  );
}

/** How many customers wait in a queue of the agent; of the others the server does not tell. */
function QueueLoad({ queue }: { queue: string }): ReactNode {
  const count = useAppSelector(selectQueueBoard).find((one) => one.queue === queue)?.count ?? null;
  if (count === null) return null;
  return (
    <span className="transfer-row__state tabular">
      <T id="giveAway.waiting" values={{ count }} />
    </span>
  );
}

interface Props {
  /** Of all rows of the form: one of them can be chosen. */
  name: string;
  option: TransferOption;
  isChosen: boolean;
  onChoose: () => void;
}

/** One who may take a conversation: an agent with the queue and what they do now, or a queue. */
export function TransferRow({ name, option, isChosen, onChoose }: Props): ReactNode {
  const id = useId();
  const { agent, to } = option;
  return (
    <label className={isChosen ? 'transfer-row transfer-row--chosen' : 'transfer-row'} htmlFor={id}>
      <input id={id} type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className="transfer-row__who">
        <span className="transfer-row__name" dir="auto">
          {option.name}
        </span>
        {agent !== null && <span className="transfer-row__queue">{to.queue}</span>}
      </span>
      {agent === null ? <QueueLoad queue={to.queue} /> : <Presence agent={agent} />}
    </label>
  );
}
