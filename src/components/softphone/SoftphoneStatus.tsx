import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { retryRequested } from '../../store/softphone/actions';
import { selectSoftphone } from '../../store/softphone/selectors';
import { T, useText } from '../intl';
import { RetryCountdown } from '../time/RetryCountdown';
import { DoNotDisturbSwitch } from './DoNotDisturbSwitch';
import { lookOfPhase } from './look';
import { isTriedAgain, phaseOf } from './phase';
import { Why } from './Why';
import './softphone.css';

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
          {softphone.retryAt !== null && <RetryCountdown at={softphone.retryAt} />}
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
