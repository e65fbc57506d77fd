import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const TO_THE_SECOND = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** Times of the log as developers compare them with other logs: 24 hours, to the second or the millisecond. */
export function useClock(): { second: (at: number) => string; millisecond: (at: number) => string } {
  const intl = useIntl();
  const second = useCallback((at: number) => intl.formatTime(at, TO_THE_SECOND), [intl]);
  const millisecond = useCallback(
    (at: number) => intl.formatTime(at, { ...TO_THE_SECOND, fractionalSecondDigits: 3 }),
    [intl],
  );
  return { second, millisecond };
}
