import { Icon } from '../ui/icons/Icon';
import { Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { switchRequested } from '../../store/queues/actions';
import { selectQueueSwitches, selectSwitchFailure } from '../../store/queues/selectors';
import { InlineError } from '../ui/feedback/InlineError';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import './queues.css';

interface RowProps {
  name: string;
  isOn: boolean;
  /** Wished for, not confirmed by the server yet; it can still be turned again. */
  isPending: boolean;
  onTurn: (isOn: boolean) => void;
}

function SwitchRow({ name, isOn, isPending, onTurn }: RowProps): ReactNode {
  const id = useId();
  return (
    <div className="queues__row" aria-busy={isPending}>
      <label htmlFor={id}>{name}</label>
      {isPending && <Icon name="loading" />}
      <Switch id={id} checked={isOn} onChange={onTurn} />
    </div>
  );
}

function PerQueue(): ReactNode {
  const request = useRequest();
  const switches = useAppSelector(selectQueueSwitches);
  return switches.map(({ queue, isOn, isPending }) => (
    <SwitchRow
      key={queue}
      name={queue}
      isOn={isOn}
      isPending={isPending}
      onTurn={(joined) => request(switchRequested({ queues: [queue], joined }))}
    />
  ));
}

function Single(): ReactNode {
  const t = useText();
  const request = useRequest();
  const switches = useAppSelector(selectQueueSwitches);
  const queues = switches.map(({ queue }) => queue);
  return (
    <>
      <SwitchRow
        name={t('queues.single')}
        isOn={switches.some(({ isOn }) => isOn)}
        isPending={switches.some(({ isPending }) => isPending)}
        onTurn={(joined) => request(switchRequested({ queues, joined }))}
      />
      <p className="queues__names">{queues.join(' · ')}</p>
    </>
  );
}

/** The agent's queues: a switch each in mode F, else one for all (spec 1 §2, §4). */
export function QueueSwitches(): ReactNode {
  const user = useAppSelector(selectUser);
  const hasQueues = useAppSelector(selectQueueSwitches).length > 0;
  const failure = useAppSelector(selectSwitchFailure);
  const heading = useId();
  return (
    <section className="queues" aria-labelledby={heading}>
      <h2 className="queues__heading" id={heading}>
        <T id="queues.mine" />
      </h2>
      {!hasQueues && (
        <p className="queues__names">
          <T id="queues.none" />
        </p>
      )}
      {hasQueues && (user?.queueMode === 'perQueue' ? <PerQueue /> : <Single />)}
      {/* Below, so that no switch moves under the pointer. */}
      {failure !== null && <InlineError failure={failure} what="queues.switchFailed" />}
    </section>
  );
}
