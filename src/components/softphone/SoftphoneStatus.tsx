import { Button } from 'antd';
import type { ReactNode } from 'react';
import { SECOND_MS } from '../../lib/time';
import { useAppSelector, useRequest } from '../../store/hooks';
import { retryRequested } from '../../store/softphone/actions';
import { selectSoftphone } from '../../store/softphone/selectors';
import { T, useText } from '../intl';
import { useNow } from '../time/useNow';
import { DoNotDisturbSwitch } from './DoNotDisturbSwitch';
import { lookOfPhase } from './look';
import { isTriedAgain, phaseOf } from './phase';
import { Why } from './Why';
import './softphone.css';

function Countdown({ at }: { at: number }): ReactNode {
  const seconds = Math.max(0, Math.ceil((at - useNow()) / SECOND_MS));
  return <T id="connection.retryIn" values={{ seconds }} />;
}

/** How the telephone stands with the exchange, why, when it is tried again, and the button to try now. */
export function SoftphoneStatus(): ReactNode {
  const t = useText();
  const request = useRequest();
  const softphone = useAppSelector(selectSoftphone);
  const phase = phaseOf(softphone);
  const { tone, icon, word } = lookOfPhase(phase);
  const isRetrying = phase === 'lost' || isTriedAgain(softphone);
  const canRetry = phase === 'refused' || isRetrying;
  return (
    <section className="softphone" aria-label={t('section.phone')}>
      <p className={`softphone__state softphone__state--${tone}`} role="status">
        {icon}
        {t(word)}
      </p>
      {(canRetry || phase === 'unsupported') && <Why />}
      {isRetrying && (
        <p className="softphone__detail softphone__detail--line tabular">
          {softphone.retryAt !== null && <Countdown at={softphone.retryAt} />}
        </p>
      )}
      {canRetry && (
        <Button onClick={() => request(retryRequested())}>
          <T id={phase === 'refused' ? 'action.retry' : 'connection.retryNow'} />
        </Button>
      )}
      <DoNotDisturbSwitch />
    </section>
  );
}
