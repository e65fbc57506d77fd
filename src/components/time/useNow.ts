import { createContext, use, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../lib/time';
import { secondTicker, type Ticker } from './ticker';

/** The clock that everything inside goes by: the page's own, unless it shows another time than now. */
export const TickerContext = createContext<Pick<Ticker, 'subscribe' | 'read'>>(secondTicker);

/** The time now, ms since 1970; renders again every second, on the one ticker that all clocks share. */
export function useNow(): number {
  const { subscribe, read } = use(TickerContext);
  return useSyncExternalStore(subscribe, read);
}

/** When this minute began, ms since 1970; renders again with the next one only. */
export function useMinute(): number {
  const { subscribe, read } = use(TickerContext);
  return useSyncExternalStore(subscribe, () => Math.floor(read() / MINUTE_MS) * MINUTE_MS);
}

/** When today began, ms since 1970 in the zone of the machine; renders again at midnight only. */
export function useToday(): number {
  const { subscribe, read } = use(TickerContext);
  return useSyncExternalStore(subscribe, () => new Date(read()).setHours(0, 0, 0, 0));
}
