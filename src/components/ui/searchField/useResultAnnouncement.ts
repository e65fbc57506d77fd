import { useEffect, useRef } from 'react';
import { useAnnounce } from '../feedback';

/** Reads out how many rows a search found (`found`), once for each text that was searched for. */
export function useResultAnnouncement(found: string, applied: string): void {
  const announce = useAnnounce();
  const said = useRef(applied);
  useEffect(() => {
    if (said.current === applied) return;
    said.current = applied;
    if (applied.trim() !== '') announce(found);
  }, [announce, applied, found]);
}
