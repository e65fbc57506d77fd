import type { RootState } from '../rootReducer';
import type { Call } from './types';

/**
 * Since when the caller of a ringing call waits in its queue, ms of the browser's clock: as the server told of who waits
 * there. Null where it told of nobody by that name, or of no time.
 */
export function selectQueuedSince(
  { connection, queues }: RootState,
  { name, number, queue, startedAt }: Pick<Call, 'name' | 'number' | 'queue' | 'startedAt'>,
): number | null {
  const waiting = queue === null ? [] : (queues.waiting[queue] ?? []);
  const item = waiting.find((one) => one.name === name || one.name.split('@')[0] === number);
  const since = Date.parse(item?.since ?? '') - connection.clockOffset;
  return since < startedAt ? since : null;
}
