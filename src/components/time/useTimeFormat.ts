import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText';
import { elapsedOf } from './elapsed';

/** A moment as the wire gives it (RFC 3339) or in ms since 1970. */
export type Moment = string | number;

/** How the language on screen writes time. Moments that are no time give ''. */
export interface TimeFormat {
  /** `14:05` */
  time(moment: Moment): string;
  /** `21/11/2026` */
  date(moment: Moment): string;
  /** `sábado, 21 de novembro de 2026`: for day separators. */
  day(moment: Moment): string;
  /** The time if the moment is not before `today` (see `useToday`), else the date. */
  timeOrDate(moment: Moment, today: number): string;
  /** Date, time and zone to the second: for tooltips. */
  exact(moment: Moment): string;
  /** `2 d 03:04:05`, without the days on the first one; from a duration in ms. */
  elapsed(ms: number): string;
}

function millis(moment: Moment): number {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

/** Times, dates and durations in the language on screen. */
export function useTimeFormat(): TimeFormat {
  const intl = useIntl();
  const t = useText();
  return useMemo(() => {
    const when = (format: (at: number) => string) => (moment: Moment) => {
      const at = millis(moment);
      return Number.isFinite(at) ? format(at) : '';
    };
    // Intl would write 12 hours for Chile, where work runs on 24.
    const hourCycle = intl.locale.startsWith('en') ? 'h12' : 'h23';
    const time = when((at) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit', hourCycle }));
    const date = when((at) => intl.formatDate(at, { day: '2-digit', month: '2-digit', year: 'numeric' }));
    return {
      time,
      date,
      day: when((at) => intl.formatDate(at, { dateStyle: 'full' })),
      timeOrDate: (moment, today) => (millis(moment) >= today ? time(moment) : date(moment)),
      exact: when((at) => intl.formatDate(at, { dateStyle: 'full', timeStyle: 'long', hourCycle })),
      elapsed: (ms) => {
        const { days, clock } = elapsedOf(ms);
        return days === 0 ? clock : t('time.elapsedDays', { days, clock });
      },
    };
  }, [intl, t]);
}
