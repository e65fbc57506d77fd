import type { ReactNode } from 'react';
import { selectWaitingThresholds, type WaitingThresholds } from '../../../store/config/settingsSelectors';
import { useAppSelector } from '../../../store/hooks';
import { useMinutesSince, useWaitWords } from '../../time/useWaited';

/** How long is long. */
export function waitLevel(minutes: number, { amber, red }: WaitingThresholds): 'short' | 'long' | 'late' {
  if (minutes >= red) return 'late';
  return minutes >= amber ? 'long' : 'short';
}

interface Props {
  /** Since when the customer waits, ms. */
  since: number;
  title: string | undefined;
}

/** How long a customer has been waiting. It is all that a tick renders, and only when a minute more has passed. */
export function WaitingPill({ since, title }: Props): ReactNode {
  const thresholds = useAppSelector(selectWaitingThresholds);
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
