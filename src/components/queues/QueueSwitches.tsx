import { Switch } from 'antd';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { switchRequested } from '../../store/queues/actions';
import { selectAreAllOn, selectIsInSomeQueues, selectQueueChoices } from '../../store/queues/choiceSelectors';
import { selectQueueSwitches, selectSwitchFailure } from '../../store/queues/selectors';
import { QueueIcon } from '../conversations/ChannelIcon';
import { InlineError } from '../ui/feedback/InlineError';
import { T } from '../intl/T';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl/useText';
import { QueueWaiting } from './QueueWaiting';
import './queues.css';

interface RowProps {
  name: string;
  isOn: boolean;
  /** Wished for, not confirmed by the server yet; it can still be turned again. */
  isPending: boolean;
  onTurn: (isOn: boolean) => void;
  /** Before the name. */
  icon?: ReactNode;
  /** After it. */
  children?: ReactNode;
  switchRef?: Ref<HTMLButtonElement>;
}

function SwitchRow({ name, isOn, isPending, onTurn, icon, children, switchRef = null }: RowProps): ReactNode {
  const id = useId();
  return (
    <div className="queues__row" aria-busy={isPending}>
      {icon}
      <label htmlFor={id}>{name}</label>
      {children}
      {isPending && <Icon name="loading" />}
      <Switch ref={switchRef} id={id} checked={isOn} onChange={onTurn} />
    </div>
  );
}

function PerQueue(): ReactNode {
  const request = useRequest();
  const choices = useAppSelector(selectQueueChoices);
  return choices.map(({ queue, type, isOn, isPending, waiting, waitingSince }) => (
    <SwitchRow
      key={queue}
      name={queue}
      icon={<QueueIcon queue={queue} type={type} />}
      isOn={isOn}
      isPending={isPending}
      onTurn={(joined) => request(switchRequested({ queues: [queue], joined }))}
    >
      <QueueWaiting count={waiting} since={waitingSince} />
    </SwitchRow>
  ));
}

/** One switch for all queues; names those that it is on for, and all where it is off. */
function Single({ switchRef }: { switchRef: Ref<HTMLButtonElement> }): ReactNode {
  const t = useText();
  const request = useRequest();
  const switches = useAppSelector(selectQueueSwitches);
  const queues = switches.map(({ queue }) => queue);
  const isOn = switches.some((one) => one.isOn);
  const named = switches.filter((one) => one.isOn === isOn).map(({ queue }) => queue);
  return (
    <>
      <SwitchRow
        switchRef={switchRef}
        name={t('queues.single')}
        isOn={isOn}
        isPending={switches.some(({ isPending }) => isPending)}
        onTurn={(joined) => request(switchRequested({ queues, joined }))}
      />
      <p className="queues__names">{named.join(' · ')}</p>
    </>
  );
}

/** Turns all switches on, or off where all are on. */
function All({ onTurned }: { onTurned?: () => void }): ReactNode {
  const request = useRequest();
  const areAllOn = useAppSelector(selectAreAllOn);
  const switches = useAppSelector(selectQueueSwitches);
  const turned = switches.filter(({ isOn }) => isOn === areAllOn).map(({ queue }) => queue);
  return (
    <button
      type="button"
      className="button button--quiet queues__all"
      onClick={() => {
        request(switchRequested({ queues: turned, joined: !areAllOn }));
        onTurned?.();
      }}
    >
      <T id={areAllOn ? 'queues.leaveAll' : 'queues.joinAll'} />
    </button>
  );
}

/** The agent's queues: a switch each in mode F, else one for all (spec 1 §2, §4). */
export function QueueSwitches(): ReactNode {
  const isPerQueue = useAppSelector(selectUser)?.queueMode === 'perQueue';
  const count = useAppSelector(selectQueueSwitches).length;
  const isInSome = useAppSelector(selectIsInSomeQueues);
  const single = useRef<HTMLButtonElement>(null);
  const failure = useAppSelector(selectSwitchFailure);
  const heading = useId();
  return (
    <section className="queues" aria-labelledby={heading}>
      <div className="queues__head">
        <h3 className="queues__heading" id={heading}>
          <T id="queues.mine" />
        </h3>
        {isPerQueue && count > 1 && <All />}
        {/* It goes with its press: the focus goes on from the switch. */}
        {!isPerQueue && isInSome && <All onTurned={() => single.current?.focus()} />}
      </div>
      {count === 0 && (
        <p className="queues__names">
          <T id="queues.none" />
        </p>
      )}
      {count > 0 && (isPerQueue ? <PerQueue /> : <Single switchRef={single} />)}
      {/* Below, so that no switch moves under the pointer. */}
      {failure !== null && <InlineError failure={failure} what="queues.switchFailed" />}
    </section>
  );
}
