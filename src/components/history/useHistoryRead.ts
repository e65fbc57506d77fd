import { useEffect } from 'react';
import { readRequested } from '../../store/history/actions';
import { selectHistoryPeriod } from '../../store/history/selectors';
import type { HistoryTable, Period } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
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
