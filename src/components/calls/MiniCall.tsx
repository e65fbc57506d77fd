import type { ReactNode } from 'react';
import { controlsOf } from '../../store/calls/controlSelectors';
import { selectCurrentCall } from '../../store/calls/selectors';
import { useAppSelector } from '../../store/hooks';
import { useText } from '../intl';
import { CallClock } from './CallClock';
import { HangUpButton, MicrophoneButton } from './CallControls';
import { CallStatus } from './CallStatus';
import { whoOf } from './callWords';
import './calls.css';

/** The live call in the small window: who, how long, mute, hang up. */
export function MiniCall(): ReactNode {
  const t = useText();
  const call = useAppSelector(selectCurrentCall);
  if (call === null) return null;
  return (
    <section className="mini-call" aria-label={t('call.region')}>
      <span className="mini-call__who" dir="auto" title={whoOf(call, t)}>
        {whoOf(call, t)}
      </span>
      <CallClock call={call} />
      <CallStatus call={call} />
      <span className="mini-call__buttons">
        {controlsOf(call).sound && <MicrophoneButton call={call} hasWord={false} />}
        <HangUpButton call={call} hasWord={false} />
      </span>
    </section>
  );
}
