import { Icon } from '../ui/icons/Icon';
import { useId, useState, type ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import type { Call, Conference as Room } from '../../store/calls/types';
import { useAppSelector } from '../../store/hooks';
import { T, useText } from '../intl';
import { AddParticipant } from './AddParticipant';
import { Card, ParticipantCard } from './ParticipantCard';
import './conference.css';

interface Props {
  call: Call;
  conference: Room;
}

/** The agent's own card: nobody else tells whether the own call to the room stands. */
function Self({ call: { hold, phase } }: Pick<Props, 'call'>): ReactNode {
  const t = useText();
  const user = useAppSelector(selectUser);
  if (user === null) return null;
  const name = t('conference.you', { name: user.fullName });
  const number = user.extensionNumber ?? user.extension ?? '';
  if (phase !== 'active')
    return (
      <Card
        name={name}
        number={number}
        icon={<Icon name="loading" />}
        state={t('conference.state.connecting')}
      />
    );
  const isHeld = hold === 'on' || hold === 'turningOff';
  const icon = isHeld ? <Icon name="held" /> : <Icon name="active" className="participant__icon--in" />;
  return (
    <Card
      name={name}
      number={number}
      icon={icon}
      state={t(isHeld ? 'conference.state.held' : 'conference.state.in')}
    />
  );
}

/** Who is in the conference room that a call leads to, with a way to add and to remove (spec 2 §2). */
export function Conference({ call, conference: { room, users } }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className="call-view__panel conference" aria-labelledby={id}>
      <header className="conference__head">
        <h3 id={id} className="call-view__heading">
          {t('conference.title')}
        </h3>
        <span className="conference__room tabular">{t('conference.number', { room })}</span>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={call.phase !== 'active'}
          onClick={call.phase === 'active' ? () => setIsAdding(true) : undefined}
        >
          <T id="conference.add" />
        </button>
      </header>
      <ul className="conference__grid" role="list" aria-label={t('conference.participants')}>
        <li>
          <Self call={call} />
        </li>
        {users.map((user) => (
          <ParticipantCard key={user.id} callId={call.id} user={user} />
        ))}
      </ul>
      {users.length === 0 && call.phase === 'active' && (
        <p className="call-view__nothing">
          <T id="conference.alone" />
        </p>
      )}
      <AddParticipant call={call} isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </section>
  );
}
