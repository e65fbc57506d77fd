import { useDeferredValue, useMemo, useState } from 'react';
import type { TimelineEntry } from '../../../store/actionLog/types';
import { EVERYTHING, filtered, indexOf, type LogFilter, type LogIndex } from './filter';

/** A log, what is looked for in it, and what was found. Nothing of it is kept or stands in the address. */
export interface Log {
  index: LogIndex;
  filter: LogFilter;
  setFilter: (filter: LogFilter) => void;
  shown: readonly TimelineEntry[];
  isFiltered: boolean;
}

/** Looks through a log; what is typed does not wait for what is found. */
export function useLog(entries: readonly TimelineEntry[]): Log {
  const index = useMemo(() => indexOf(entries), [entries]);
  const [filter, setFilter] = useState(EVERYTHING);
  const settled = useDeferredValue(filter);
  const shown = useMemo(() => filtered(index, settled), [index, settled]);
  return { index, filter, setFilter, shown, isFiltered: shown !== entries };
}
