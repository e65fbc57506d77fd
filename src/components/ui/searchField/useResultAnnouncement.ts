import { useEffect, useRef } from 'react';
import { useText } from '../../intl';
import { useAnnounce } from '../feedback';

/** Reads out how many rows a search found, once for each text that was searched for. */
export function useResultAnnouncement(
  id: 'contacts.found' | 'giveAway.found',
  applied: string,
  count: number,
): void {
  const announce = useAnnounce();
  const t = useText();
  const said = useRef(applied);
  useEffect(() => {
    if (said.current === applied) return;
    said.current = applied;
    if (applied.trim() !== '') announce(t(id, { count }));
  }, [announce, applied, count, id, t]);
}
