import type { ReactNode } from 'react';
import { answerRequested, declineRequested } from '../../store/calls/actions';
import { controlsOf } from '../../store/calls/controlSelectors';
import { selectCurrentCall, selectOfferedCall } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText } from '../intl';
import { Icon } from '../ui/icons/Icon';
import { CallButton } from './CallButton';
import { CallClock } from './CallClock';
import { HangUpButton, HoldButton, MicrophoneButton } from './CallControls';
import { CallStatus } from './CallStatus';
import { numberBeside, whoOf } from './callWords';
import './calls.css';

function Who({ call }: { call: Call }): ReactNode {
  const t = useText();
  return (
    <span className="mini-call__who" dir="auto" title={whoOf(call, t)}>
      {whoOf(call, t)}
    </span>
  );
}

/** A call that rings: who it is and from which queue, to answer or to decline. */
function Offer({ call }: { call: Call }): ReactNode {
  const t = useText();
  const request = useRequest();
  const { id: callId, queue } = call;
  const from = [numberBeside(call, t), queue].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <section className="mini-call" role="alert" aria-label={t('call.incoming')}>
      <Who call={call} />
      <span className="mini-call__from">{from}</span>
      {controlsOf(call).answers && (
        <span className="mini-call__buttons">
          <CallButton
            name={t('call.decline')}
            icon={<Icon name="hangUp" />}
            hasWord
            tone="danger"
            onPress={() => request(declineRequested({ callId }))}
          />
          <CallButton
            name={t('call.answer')}
            icon={<Icon name="voice" />}
            hasWord
            tone="accept"
            onPress={() => request(answerRequested({ callId }))}
          />
        </span>
      )}
    </section>
  );
}

/** The call that the agent is in: who, how long, mute, hold, hang up. */
function Live({ call }: { call: Call }): ReactNode {
  const t = useText();
  const can = controlsOf(call);
  return (
    <section className="mini-call" aria-label={t('call.region')}>
      <Who call={call} />
      <CallClock call={call} />
      <CallStatus call={call} />
      <span className="mini-call__buttons">
        {can.sound && <MicrophoneButton call={call} hasWord={false} />}
        {can.hold && <HoldButton call={call} hasWord={false} />}
        <HangUpButton call={call} hasWord={false} />
      </span>
    </section>
  );
}

/** The calls in the small window: the one that rings before the one that is spoken. */
export function MiniCall(): ReactNode {
  const offered = useAppSelector(selectOfferedCall);
  const current = useAppSelector(selectCurrentCall);
  return (
    <>
      {offered !== null && <Offer call={offered} />}
      {current !== null && <Live call={current} />}
    </>
  );
}
