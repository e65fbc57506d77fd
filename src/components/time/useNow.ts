import { useSyncExternalStore } from 'react';
import { secondTicker } from './ticker';

/** The time now, ms since 1970; renders again every second, on the one ticker that all clocks share. */
export function useNow(): number {
  return useSyncExternalStore(secondTicker.subscribe, secondTicker.read);
}

const MINUTE_MS = 60_000;

function startOfMinute(): number {
  return Math.floor(secondTicker.read() / MINUTE_MS) * MINUTE_MS;
}

/** When this minute began, ms since 1970; renders again with the next one only. */
export function useMinute(): number {
  return useSyncExternalStore(secondTicker.subscribe, startOfMinute);
}

function startOfToday(): number {
  return new Date(secondTicker.read()).setHours(0, 0, 0, 0);
}

/** When today began, ms since 1970 in the zone of the machine; renders again at midnight only. */
export function useToday(): number {
  return useSyncExternalStore(secondTicker.subscribe, startOfToday);
}
