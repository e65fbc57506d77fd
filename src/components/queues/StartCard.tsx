import { useId, useRef, useState, type ReactNode } from 'react';
import { DAY_MS } from '../../lib/time';
import { selectFormerQueues } from '../../store/attendance/selectors';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { switchRequested } from '../../store/queues/actions';
import { selectQueueChoices, type QueueChoice } from '../../store/queues/choiceSelectors';
import { QueueIcon } from '../conversations/ChannelIcon';
import { T } from '../intl/T';
import { useFocusRescue } from '../ui/dialog/useFocusRescue';
import { Icon } from '../ui/icons/Icon';
import { useText, type TextId } from '../intl/useText';
import { useMinute, useToday } from '../time/useNow';
import { QueueWaiting } from './QueueWaiting';
import './startCard.css';

const NOON = 12;

const EVENING = 18;

/** Hour from which the greeting is "good morning". */
const MORNING = 5;

function greetingAt(moment: number): TextId {
  const hour = new Date(moment).getHours();
  if (hour < MORNING || hour >= EVENING) return 'start.evening';
  return hour < NOON ? 'start.morning' : 'start.afternoon';
}

function Greeting({ id }: { id: string }): ReactNode {
  const t = useText();
  const now = useMinute();
  const today = useToday();
  const name = useAppSelector(selectUser)?.fullName.split(' ')[0] ?? '';
  const former = useAppSelector(selectFormerQueues);
  const hasWorkedToday = former !== null && former.at >= today;
  return (
    <h2 className="start-card__heading" id={id}>
      {[t(greetingAt(now), { name }), t(hasWorkedToday ? 'start.outAgain' : 'start.outYet')].join(' ')}
    </h2>
  );
}

interface ChoiceProps {
  choice: QueueChoice;
  isChecked: boolean;
  onTurn: () => void;
}

function Choice({ choice, isChecked, onTurn }: ChoiceProps): ReactNode {
  const { queue, type, waiting, waitingSince } = choice;
  return (
    <li>
      <label className="start-card__queue">
        <input type="checkbox" aria-label={queue} checked={isChecked} onChange={onTurn} />
        <QueueIcon queue={queue} type={type} />
        <span className="start-card__name">{queue}</span>
        <QueueWaiting count={waiting} since={waitingSince} />
      </label>
    </li>
  );
}

interface ListProps {
  chosen: readonly string[];
  onChoose: (queues: readonly string[]) => void;
}

/** A check list in mode F; elsewhere the queues are joined together or not at all. */
function Queues({ chosen, onChoose }: ListProps): ReactNode {
  const t = useText();
  const choices = useAppSelector(selectQueueChoices);
  const isPerQueue = useAppSelector(selectUser)?.queueMode === 'perQueue';
  if (!isPerQueue) return <p className="queues__names">{choices.map(({ queue }) => queue).join(' · ')}</p>;
  return (
    <ul className="start-card__queues" role="list" aria-label={t('queues.mine')}>
      {choices.map((choice) => {
        const { queue } = choice;
        const isChecked = chosen.includes(queue);
        const others = chosen.filter((one) => one !== queue);
        return (
          <Choice
            key={queue}
            choice={choice}
            isChecked={isChecked}
            onTurn={() => onChoose(isChecked ? others : [...chosen, queue])}
          />
        );
      })}
    </ul>
  );
}

function Buttons({ chosen }: { chosen: readonly string[] }): ReactNode {
  const request = useRequest();
  const today = useToday();
  const isPerQueue = useAppSelector(selectUser)?.queueMode === 'perQueue';
  const choices = useAppSelector(selectQueueChoices);
  const former = useAppSelector(selectFormerQueues);
  const isBusy = choices.some(({ isPending }) => isPending);
  const all = choices.map(({ queue }) => queue);
  const join = (queues: readonly string[]) => {
    if (!isBusy) request(switchRequested({ queues: [...queues], joined: true }));
  };
  const isYesterday = former !== null && former.at < today && former.at >= today - DAY_MS;
  const allWord = isPerQueue ? 'queues.joinAll' : 'start.joinSingle';
  return (
    <div className="start-card__buttons" aria-busy={isBusy}>
      <button
        type="button"
        className="button button--primary"
        onClick={() => join(chosen.length === 0 ? all : chosen)}
      >
        {isBusy && <Icon name="loading" />}
        <T id={chosen.length === 0 ? allWord : 'start.joinSome'} values={{ count: chosen.length }} />
      </button>
      {isPerQueue && former !== null && former.queues.length < all.length && (
        <button
          type="button"
          className="button"
          title={former.queues.join(' · ')}
          onClick={() => join(former.queues)}
        >
          <T id={isYesterday ? 'start.joinYesterday' : 'start.joinLast'} />
        </button>
      )}
    </div>
  );
}

/** What the middle shows to an agent in no queue: their queues, to be joined together or some of them. */
export function StartCard(): ReactNode {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useFocusRescue(card);
  return (
    <section ref={card} className="start-card" aria-labelledby={id}>
      <div className="start-card__inside">
        <Greeting id={id} />
        <p className="start-card__hint">
          <T id="start.hint" />
        </p>
        <Queues chosen={chosen} onChoose={setChosen} />
        <Buttons chosen={chosen} />
      </div>
    </section>
  );
}
