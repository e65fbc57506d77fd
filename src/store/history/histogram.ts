import { DAY_MS, HOUR_MS, dayOf } from '../../lib/time';
import { boundsOf, midnight } from './period';
import type { CallRow, Histogram, HistogramBin, HistogramKind, Period, ServiceRow } from './types';

interface Mark {
  /** ms since 1970; null: nobody knows, and it stands in no bin. */
  at: number | null;
  kind: HistogramKind;
}

/** More bins than that are too narrow to be pressed. */
const MOST_BINS = 62;

const DAYS_OF_WEEK = 7;

/** A call in a histogram. */
export function markOfCall({ answered, direction, startedAt }: CallRow): Mark {
  return { at: startedAt, kind: direction === 'incoming' && !answered ? 'missed' : direction };
}

/** A service in a histogram. */
export function markOfService({ conversation, startedAt }: ServiceRow): Mark {
  return { at: startedAt, kind: conversation.direction ?? 'other' };
}

function bin(at: number, last: number): HistogramBin {
  const days = { from: dayOf(new Date(at)), to: dayOf(new Date(last)) };
  return { at, days, counts: { incoming: 0, outgoing: 0, missed: 0, other: 0 } };
}

function hoursOf(from: number, until: number): HistogramBin[] {
  return Array.from({ length: Math.round((until - from) / HOUR_MS) }, (_, hour) => {
    const at = from + hour * HOUR_MS;
    return bin(at, at);
  });
}

function daysOf(period: Period): HistogramBin[] {
  const { from, until } = boundsOf(period);
  const days = Math.round((until - from) / DAY_MS);
  const step = days <= MOST_BINS ? 1 : DAYS_OF_WEEK * Math.ceil(days / (DAYS_OF_WEEK * MOST_BINS));
  return Array.from({ length: Math.ceil(days / step) }, (_, index) => {
    const next = midnight(period.from, (index + 1) * step);
    return bin(midnight(period.from, index * step), Math.min(next, until) - 1);
  });
}

/** The bin that a moment lies in: the last that begins no later. */
function binAt(bins: readonly HistogramBin[], at: number): HistogramBin | undefined {
  let low = 0;
  let high = bins.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((bins[middle]?.at ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  return bins[low - 1];
}

/** Counts what lies in a period by when it was. */
export function histogramOf(marks: readonly Mark[], period: Period): Histogram {
  const { from, until } = boundsOf(period);
  const isOneDay = period.from === period.to;
  const bins = isOneDay ? hoursOf(from, until) : daysOf(period);
  for (const { at, kind } of marks) {
    const found = at === null || at >= until ? undefined : binAt(bins, at);
    if (found !== undefined) found.counts[kind] += 1;
  }
  return { unit: isOneDay ? 'hour' : 'days', bins };
}
