import { useId, type ReactNode } from 'react';
import { attendedTransferRequested } from '../../../store/calls/actions';
import { selectLiveCalls } from '../../../store/calls/selectors';
import type { Call } from '../../../store/calls/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { T, useText } from '../../intl';
import { HangUpButton } from '../CallControls';
import { CallStatus } from '../CallStatus';
import { whoOf } from '../callWords';

interface RowProps {
  /** The call to hand over. */
  callId: string;
  other: Call;
  isOff: boolean;
}

function Row({ callId, other, isOff }: RowProps): ReactNode {
  const t = useText();
  const request = useRequest();
  const id = useId();
  const cannot = isOff || other.phase !== 'active';
  return (
    <li className="transfer__row">
      <span id={id} className="transfer__who" dir="auto" title={whoOf(other, t)}>
        {whoOf(other, t)}
      </span>
      <CallStatus call={other} />
      <HangUpButton call={other} hasWord={false} />
      <button
        type="button"
        className="button button--primary"
        aria-describedby={id}
        aria-disabled={cannot}
        onClick={
          cannot ? undefined : () => request(attendedTransferRequested({ callId, otherCallId: other.id }))
        }
      >
        <T id="call.transfer" />
      </button>
    </li>
  );
}

/** The agent's other calls, the consulted one among them: to which of them the caller goes (attended transfer). */
export function OtherCalls({ callId, isOff }: { callId: string; isOff: boolean }): ReactNode {
  const t = useText();
  const live = useAppSelector(selectLiveCalls);
  const others = live.filter(({ id, phase }) => id !== callId && phase !== 'offered');
  if (others.length === 0) return null;
  return (
    <ul className="transfer__list" role="list" aria-label={t('call.others')}>
      {others.map((other) => (
        <Row key={other.id} callId={callId} other={other} isOff={isOff} />
      ))}
    </ul>
  );
}
