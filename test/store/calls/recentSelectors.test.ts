import { selectRecentCalls } from '../../../src/store/calls/recentSelectors';
import { fold } from '../../support/fold';
import { callEnded, offeredCall } from '../../support/liveCalls';

const RANG_AT = Date.UTC(2026, 2, 10, 12);

afterEach(() => jest.useRealTimers());

it('a missed call keeps whose it was, though it was over some time after it rang', () => {
  jest.useFakeTimers({ now: RANG_AT });
  const offered = offeredCall('m', { name: 'Carla Nunes', number: '1144440000', contactId: '9' });
  jest.setSystemTime(RANG_AT + 20_000);
  const ended = callEnded('m', { cause: 'cancelled' });
  expect(selectRecentCalls(fold([offered, ended]))).toMatchObject([
    { id: 'm', contactId: '9', kind: 'missed', at: RANG_AT },
  ]);
});
