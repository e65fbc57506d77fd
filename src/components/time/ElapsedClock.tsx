import type { ReactNode } from 'react';
import { useNow } from './useNow';
import { useTimeFormat } from './useTimeFormat';

/**
 * A running clock since a moment (ms since 1970). Only this component renders each second. It is a
 * timer without announcements: a screen reader reads it when asked.
 */
export function ElapsedClock({ since, label }: { since: number; label?: string }): ReactNode {
  const now = useNow();
  const format = useTimeFormat();
  return (
    <span role="timer" aria-live="off" aria-label={label} className="tabular">
      {format.elapsed(now - since)}
    </span>
  );
}
