import type { ReactNode } from 'react';
import { SECOND_MS } from '../../lib/time';
import { T } from '../intl/T';
import { useNow } from './useNow';

/** How long until something is tried again; `at` in ms since 1970. */
export function RetryCountdown({ at }: { at: number }): ReactNode {
  const seconds = Math.max(0, Math.ceil((at - useNow()) / SECOND_MS));
  return <T id="connection.retryIn" values={{ seconds }} />;
}
