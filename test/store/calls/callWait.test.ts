import { selectOfferedCall } from '../../../src/store/calls/selectors';
import { selectQueuedSince } from '../../../src/store/calls/waitSelectors';
import * as queues from '../../../src/store/queues/actions';
import { fold } from '../../support/fold';
import { offeredCall } from '../../support/liveCalls';

const MINUTE_MS = 60_000;

function waitedMs(item: { name: string; since: string | null }): number | null {
  const state = fold([
    queues.waitingReported({ complete: true, totals: null, items: { Voz: [{ id: '9', ...item }] } }),
    offeredCall(),
  ]);
  const call = selectOfferedCall(state);
  if (call === null) throw new Error('no call rings');
  const since = selectQueuedSince(state, call);
  return since === null ? null : call.startedAt - since;
}

const aMinuteAgo = () => new Date(Date.now() - MINUTE_MS).toISOString();

it.each(['Maria Souza', '11988880001@voz'])('a caller waits since the server said so: %s', (name) => {
  const waited = waitedMs({ name, since: aMinuteAgo() });
  expect(waited).toBeGreaterThanOrEqual(MINUTE_MS - 1);
  expect(waited).toBeLessThan(2 * MINUTE_MS);
});

it.each([
  ['another waits', { name: 'João', since: aMinuteAgo() }],
  ['no time is told', { name: 'Maria Souza', since: null }],
  ['the time is yet to come', { name: 'Maria Souza', since: '2999-01-01T00:00:00Z' }],
])('nothing is known where %s', (_why, item) => {
  expect(waitedMs(item)).toBeNull();
});
