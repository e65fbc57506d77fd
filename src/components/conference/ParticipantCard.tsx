import { useId, useRef, type ReactNode } from 'react';
import { participantRemoveRequested, participantRetryRequested } from '../../store/calls/actions';
import type { Participant } from '../../store/calls/types';
import { useRequest } from '../../store/hooks';
import { useFocusRescue } from '../ui/dialog/useFocusRescue';
import { IconButton } from '../ui/IconButton';
import { useFailureText } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { nameOf, stateTextOf } from './participantWords';
import { useAbsence } from './useAbsence';

interface CardProps {
  name: string;
  number: string;
  icon: ReactNode;
  state: ReactNode;
  children?: ReactNode;
}

/** One who takes part: name, number and state in words; what can be done stands beside. */
export function Card({ name, number, icon, state, children }: CardProps): ReactNode {
  const id = useId();
  return (
    <article className="participant" aria-labelledby={id}>
      <Icon name="person" className="participant__face" />
      <div className="participant__who">
        <h4 id={id} className="participant__name" dir="auto">
          {name}
        </h4>
        {name !== number && <span className="participant__number tabular">{number}</span>}
        <span className="participant__state">
          {icon}
          {state}
        </span>
      </div>
      {children}
    </article>
  );
}

const STATE_ICONS = {
  asking: <Icon name="loading" />,
  called: <Icon name="voice" />,
  in: <Icon name="active" className="participant__icon--in" />,
  out: <Icon name="finished" className="participant__icon--out" />,
  untold: <Icon name="question" />,
} as const;

function State({ user }: { user: Participant }): ReactNode {
  const t = useText();
  const absence = useAbsence();
  const failureText = useFailureText();
  const stateText = stateTextOf(user);
  if (stateText === null) return absence(user);
  const { failure } = user;
  return (
    <>
      {t(stateText)}
      {failure !== null && (
        <span className="participant__trouble">
          {t('conference.removeFailed', { why: failureText(failure) })}
        </span>
      )}
    </>
  );
}

interface Props {
  callId: string;
  user: Participant;
}

function Absent({ callId, user }: Props): ReactNode {
  const t = useText();
  const request = useRequest();
  const { id } = user;
  const name = nameOf(user);
  return (
    <div className="participant__actions">
      <button
        type="button"
        className="button"
        aria-label={t('conference.retryOne', { name })}
        onClick={() => request(participantRetryRequested({ callId, id }))}
      >
        <T id="action.retry" />
      </button>
      <IconButton
        label={t('conference.dismissOne', { name })}
        onClick={() => request(participantRemoveRequested({ callId, id }))}
      >
        <Icon name="cross" />
      </IconButton>
    </div>
  );
}

function Present({ callId, user }: Props): ReactNode {
  const t = useText();
  const request = useRequest();
  const { id, isLeaving } = user;
  return (
    <button
      type="button"
      className="button"
      aria-label={t('conference.removeOne', { name: nameOf(user) })}
      aria-disabled={isLeaving}
      onClick={isLeaving ? undefined : () => request(participantRemoveRequested({ callId, id }))}
    >
      <T id="conference.remove" />
    </button>
  );
}

/** Somebody else in the room, or on the way to it (spec 2 §2, participant cards with a remove action). */
export function ParticipantCard({ callId, user }: Props): ReactNode {
  const card = useRef<HTMLLIElement>(null);
  useFocusRescue(card);
  const { number, state } = user;
  return (
    <li ref={card}>
      <Card name={nameOf(user)} number={number} icon={STATE_ICONS[state]} state={<State user={user} />}>
        {state === 'out' ? <Absent callId={callId} user={user} /> : <Present callId={callId} user={user} />}
      </Card>
    </li>
  );
}
