import type { ReactNode } from 'react';
import { useTimeFormat } from '../../time/useTimeFormat';

/** When it was said: the time, and on hover the exact one with its zone. */
export function MessageTime({ at }: { at: number }): ReactNode {
  const format = useTimeFormat();
  if (!Number.isFinite(at)) return null;
  return (
    <time className="bubble__time tabular" dateTime={new Date(at).toISOString()} title={format.exact(at)}>
      {format.time(at)}
    </time>
  );
}
