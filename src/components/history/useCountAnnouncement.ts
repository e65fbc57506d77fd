import { useEffect, useRef } from 'react';
import { useText } from '../intl';
import { useAnnounce } from '../ui/feedback';

/** Reads out how many rows there are, once for each search and filter (`narrowing`) that the agent comes to. */
export function useCountAnnouncement(narrowing: string, count: number): void {
  const announce = useAnnounce();
  const t = useText();
  const said = useRef(narrowing);
  useEffect(() => {
    if (said.current === narrowing) return;
    said.current = narrowing;
    announce(t('history.found', { count }));
  }, [announce, count, narrowing, t]);
}
