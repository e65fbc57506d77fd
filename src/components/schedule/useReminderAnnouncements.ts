import { useEffect, useRef } from 'react';
import type { ScheduledCall } from '../../store/schedule/types';
import { useAnnounce } from '../ui/feedback/Announcer';
import { useText } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { focusFallback } from '../ui/dialog/useFocusReturn';

/** Reads each reminder out once, and finds a place for the focus when a button that had it goes. */
export function useReminderAnnouncements(events: readonly ScheduledCall[]): void {
  const t = useText();
  const announce = useAnnounce();
  const { time } = useTimeFormat();
  const told = useRef<readonly ScheduledCall[]>([]);
  useEffect(() => {
    const before = told.current;
    told.current = events;
    const news = events.filter((event) => !before.includes(event));
    const [first] = news;
    if (first !== undefined) {
      const { at, name } = first;
      const count = news.length;
      announce(t('schedule.announce', { name, time: time(at), count }), 'assertive');
    }
    if (events.length < before.length && document.activeElement === document.body)
      (document.querySelector<HTMLElement>('.reminder button') ?? focusFallback())?.focus();
  }, [events, announce, t, time]);
}
