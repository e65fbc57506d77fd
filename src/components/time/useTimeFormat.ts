import { useIntl, type IntlShape } from 'react-intl';
import { momentOf } from '../../lib/time';
import { elapsedOf } from './elapsed';

/** A moment as the wire gives it (RFC 3339) or in ms since 1970; null: not known. */
export type Moment = string | number | null;

/** How the language on screen writes time. Moments that are not known, or no time, give ''. */
export interface TimeFormat {
  /** `14:05`, `2:05 PM` */
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

/** Whether a moment lies on the day that began at `today`. */
export function isOnDay(moment: Moment, today: number): boolean {
  const at = momentOf(moment);
  return at !== null && at >= today && at < new Date(today).setHours(24, 0, 0, 0);
}

/** Whether a language counts twice twelve hours. */
export function isOnTwelveHours(locale: string): boolean {
  return locale.startsWith('en');
}

function formatOf({ formatters, formatMessage, locale }: IntlShape): TimeFormat {
  const when = (options: Intl.DateTimeFormatOptions) => {
    // Made when it is first asked for: to make one takes longer than to write a hundred times.
    let format: Pick<Intl.DateTimeFormat, 'format'> | null = null;
    return (moment: Moment) => {
      const at = momentOf(moment);
      if (at === null) return '';
      format ??= formatters.getDateTimeFormat(locale, options);
      return format.format(at);
    };
  };
  // Intl would write 12 hours for Chile, where work runs on 24. Twelve hours have no zero before them: 3:30 AM.
  const isOnTwelve = isOnTwelveHours(locale);
  const hourCycle = isOnTwelve ? 'h12' : 'h23';
  const time = when({ hour: isOnTwelve ? 'numeric' : '2-digit', minute: '2-digit', hourCycle });
  const date = when({ day: '2-digit', month: '2-digit', year: 'numeric' });
  return {
    time,
    date,
    day: when({ dateStyle: 'full' }),
    timeOrDate: (moment, today) => (isOnDay(moment, today) ? time(moment) : date(moment)),
    exact: when({ dateStyle: 'full', timeStyle: 'long', hourCycle }),
    elapsed: (ms) => {
      const { days, clock } = elapsedOf(ms);
      return days === 0 ? clock : formatMessage({ id: 'time.elapsedDays' }, { days, clock });
    },
  };
}

const formats = new WeakMap<IntlShape, TimeFormat>();

/** Times, dates and durations in a language: one set for all that write them. */
export function timeFormatOf(intl: IntlShape): TimeFormat {
  const format = formats.get(intl) ?? formatOf(intl);
  formats.set(intl, format);
  return format;
}

/** Times, dates and durations in the language on screen. */
export function useTimeFormat(): TimeFormat {
  return timeFormatOf(useIntl());
}
