import { use, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../lib/time';
import { useText } from '../intl/useText';
import { TickerContext } from './useNow';

const HOUR = 60;

const DAY = 24 * HOUR;

/** Whole minutes since a moment (ms of this browser's clock); renders again only when they are one more. */
export function useMinutesSince(since: number): number {
  const { subscribe, read } = use(TickerContext);
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.floor((read() - since) / MINUTE_MS)));
}

/** Minutes of waiting in few words: `4 min`, `1 h 05`, `2 d`. */
export function useWaitWords(): (minutes: number) => string {
  const t = useText();
  return (minutes) => {
    if (minutes < 1) return t('time.underMinute');
    if (minutes < HOUR) return t('time.minutes', { minutes });
    if (minutes >= DAY) return t('time.days', { days: Math.floor(minutes / DAY) });
    const rest = String(minutes % HOUR).padStart(2, '0');
    return t('time.hours', { hours: Math.floor(minutes / HOUR), minutes: rest });
  };
}
