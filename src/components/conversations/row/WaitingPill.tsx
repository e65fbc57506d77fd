import type { ReactNode } from 'react';
import type { WaitingThresholds } from '../../../store/config/settingsSelectors';
import { useMinutesSince, useWaitWords } from '../../time/useWaited';

/** How long is long. */
export function waitLevel(minutes: number, { amber, red }: WaitingThresholds): 'short' | 'long' | 'late' {
  if (minutes >= red) return 'late';
  return minutes >= amber ? 'long' : 'short';
}

interface Props {
  /** Since when the customer waits, ms. */
  since: number;
  thresholds: WaitingThresholds;
  title: string | undefined;
}

/** How long a customer has been waiting. It is all that a tick renders, and only when a minute more has passed. */
export function WaitingPill({ since, thresholds, title }: Props): ReactNode {
  const minutes = useMinutesSince(since);
  const words = useWaitWords();
  return (
    <span
      className={`row__when wait wait--${waitLevel(minutes, thresholds)} tabular`}
      title={title}
      aria-hidden="true"
    >
      {words(minutes)}
    </span>
  );
}
