import { useEffect, useRef } from 'react';
import { readRequested } from '../../store/history/actions';
import { selectAppliedHistorySearch, selectHistoryPeriod } from '../../store/history/selectors';
import type { HistoryTable, Period } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useAnnounce } from '../ui/feedback';
import { useText } from '../intl';
import { useToday } from '../time/useNow';
import { lastWeek } from './periods';

/** The days that show: those that the agent chose, else one week back. */
export function usePeriod(): Period {
  const chosen = useAppSelector(selectHistoryPeriod);
  const today = useToday();
  return chosen ?? lastWeek(today);
}

/** Asks for the rows when the table comes on screen, and when the days are others; gives what asks again. */
export function useReading(table: HistoryTable, { from, to }: Period): () => void {
  const request = useRequest();
  useEffect(() => {
    request(readRequested({ table, period: { from, to } }));
  }, [request, table, from, to]);
  return () => request(readRequested({ table, period: { from, to } }));
}

/** Tells screen readers how many a search found. */
export function useResultAnnouncement(count: number): void {
  const announce = useAnnounce();
  const t = useText();
  const applied = useAppSelector(selectAppliedHistorySearch);
  const said = useRef(applied);
  useEffect(() => {
    if (said.current === applied) return;
    said.current = applied;
    if (applied.trim() !== '') announce(t('history.found', { count }));
  }, [announce, applied, count, t]);
}
