import type { ReactNode } from 'react';
import { selectWaitingThresholds, type WaitingThresholds } from '../../../store/config/settingsSelectors';
import { selectClockOffset } from '../../../store/connection/selectors';
import { useAppSelector } from '../../../store/hooks';
import { useText } from '../../intl';
import { useMinutesSince, useWaitWords } from '../../time/useWaited';

/** How long is long. */
export function waitLevel(minutes: number, { amber, red }: WaitingThresholds): 'short' | 'long' | 'late' {
  if (minutes >= red) return 'late';
  return minutes >= amber ? 'long' : 'short';
}

/**
 * How long a customer has been waiting, since a moment of the server's clock. It is all that a tick renders, and only
 * when a minute more has passed.
 */
export function WaitingPill({ since }: { since: number }): ReactNode {
  const offset = useAppSelector(selectClockOffset);
  const thresholds = useAppSelector(selectWaitingThresholds);
  const minutes = useMinutesSince(since - offset);
  const t = useText();
  const words = useWaitWords();
  return (
    <span className={`wait wait--${waitLevel(minutes, thresholds)} tabular`}>
      <span className="visually-hidden">{t('conversations.waits')}</span>
      {words(minutes)}
    </span>
  );
}
