import type { ReactNode } from 'react';
import { SECOND_MS } from '../../lib/time';
import { T } from '../intl';
import { useNow } from '../time/useNow';
import { useTimeFormat } from '../time/useTimeFormat';

/** From here on a clock's time says more than seconds. */
const MOST_S = 120;

/** When the other side wants to be called again, as it said; counts down, and says so once it is over. */
export function RetryWhen({ at }: { at: number }): ReactNode {
  const format = useTimeFormat();
  const seconds = Math.ceil((at - useNow()) / SECOND_MS);
  if (seconds <= 0) return <T id="call.retryNow" />;
  if (seconds > MOST_S) return <T id="call.retryAt" values={{ time: format.time(at) }} />;
  return <T id="call.retryIn" values={{ seconds }} />;
}
