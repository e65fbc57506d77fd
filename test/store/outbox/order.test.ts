import { gaveUp, queued, retryRequested } from '../../../src/store/outbox/actions';
import { nextOrder } from '../../../src/store/outbox/order';
import { fold } from '../../support/fold';
import { sampleOutboxItem } from '../../support/samples';

const queue = (clientMsgId: string, order: number) =>
  queued({ item: sampleOutboxItem({ clientMsgId, order }), spendsDraft: false });

describe('the order of the next unsent message', () => {
  it('is the time', () => {
    expect(nextOrder({}, 5_000)).toBe(5_000);
  });

  it('comes after all that is in line, whatever the clock says', () => {
    const { items } = fold([queue('a', 9_000), queue('b', 7_000)]).outbox;
    expect(nextOrder(items, 5_000)).toBe(9_001);
    expect(nextOrder(items, 20_000)).toBe(20_000);
  });

  it('is given to a message that the agent tries again', () => {
    const farAhead = Date.now() + 3_600_000;
    const state = fold([
      queue('a', 1),
      gaveUp({ clientMsgId: 'a', code: 'expired', message: '' }),
      queue('b', farAhead),
      retryRequested({ clientMsgId: 'a' }),
    ]);
    expect(state.outbox.items['a']).toMatchObject({ state: 'queued', attempts: 0, order: farAhead + 1 });
  });
});
