import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText';
import { elapsedOf } from './elapsed';

/** A moment as the wire gives it (RFC 3339) or in ms since 1970; null: not known. */
export type Moment = string | number | null;

/** How the language on screen writes time. Moments that are not known, or no time, give ''. */
export interface TimeFormat {
  /** `14:05` */
  time(moment: Moment): string;
  /** `21/11/2026` */
  date(moment: Moment): string;
  /** `sábado, 21 de novembro de 2026`: for day separators. */
  day(moment: Moment): string;
  /** The time of a moment of `today` (when it began, see `useToday`), the date of any other. */
  timeOrDate(moment: Moment, today: number): string;
  /** Date, time and zone to the second: for tooltips. */
  exact(moment: Moment): string;
  /** `2 d 03:04:05`, without the days on the first one; from a duration in ms. */
  elapsed(ms: number): string;
}

/** The furthest moment that a calendar has, ms. */
const LAST = 8.64e15;

/** A moment in ms since 1970; null for one that is not known, or that no calendar has. */
export function millisOf(moment: Moment): number | null {
  if (moment === null) return null;
  const at = typeof moment === 'number' ? moment : Date.parse(moment);
  return Math.abs(at) <= LAST ? at : null;
}

/** Whether a moment lies on the day that began at `today`. */
export function isOnDay(moment: Moment, today: number): boolean {
  const at = millisOf(moment);
  return at !== null && at >= today && at < new Date(today).setHours(24, 0, 0, 0);
}

/** Times, dates and durations in the language on screen. */
export function useTimeFormat(): TimeFormat {
  const intl = useIntl();
  const t = useText();
  return useMemo(() => {
    const when = (format: (at: number) => string) => (moment: Moment) => {
      const at = millisOf(moment);
      return at === null ? '' : format(at);
    };
    // Intl would write 12 hours for Chile, where work runs on 24.
    const hourCycle = intl.locale.startsWith('en') ? 'h12' : 'h23';
    const time = when((at) => intl.formatTime(at, { hour: '2-digit', minute: '2-digit', hourCycle }));
    const date = when((at) => intl.formatDate(at, { day: '2-digit', month: '2-digit', year: 'numeric' }));
    return {
      time,
      date,
      day: when((at) => intl.formatDate(at, { dateStyle: 'full' })),
      timeOrDate: (moment, today) => (isOnDay(moment, today) ? time(moment) : date(moment)),
      exact: when((at) => intl.formatDate(at, { dateStyle: 'full', timeStyle: 'long', hourCycle })),
      elapsed: (ms) => {
        const { days, clock } = elapsedOf(ms);
        return days === 0 ? clock : t('time.elapsedDays', { days, clock });
      },
    };
  }, [intl, t]);
}
