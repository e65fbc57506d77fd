import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { keepInSync } from '../../../src/sagas/connection/resync';
import { comparisonRequired } from '../../../src/store/connection/actions';
import { readRequested } from '../../../src/store/conversations/actions';
import { staled } from '../../../src/store/messages/actions';
import { gaveUp } from '../../../src/store/outbox/actions';
import { fails } from '../../support/fakes/scripted';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const SPREAD = 2_000;

let h: SagaHarness;

/** A server without acks or numbers, in sync. */
beforeEach(async () => {
  h = createSagaHarness({ facts: signedIn });
  h.services.realtime.authenticate.always(() => ({ kind: 'noAck' }));
  h.run(keepInSync);
  h.run(keepConnected);
  await h.pass(SPREAD);
  h.forget();
});
afterEach(() => h.end());

const reads = () => h.services.conversationApi.active.calls.length;

function signal(): void {
  const payload = { conversations: null };
  h.services.realtime.push(null, { type: 'conversations/activeSetReported', payload });
}

describe('where events have no numbers the set is read again', () => {
  it('soon after the server says that it changed, once for a burst', async () => {
    const before = reads();
    signal();
    signal();
    await h.pass(300);
    expect(reads()).toBe(before + 1);
    await h.pass(10_000);
    expect(reads()).toBe(before + 1);
  });

  it('when something is not delivered because its conversation is another agent’s', async () => {
    const before = reads();
    h.dispatch(gaveUp({ clientMsgId: 'c-1', code: 'OUTRO_AGENTE', message: '' }));
    await h.settle();
    expect(reads()).toBe(before + 1);
  });
});

describe('a comparison reads messages again too', () => {
  it('where it meets the server’s word that the set changed', async () => {
    signal();
    h.dispatch(comparisonRequired());
    await h.pass(300);
    expect(h.types()).toContain(staled.type);
  });

  it('where it meets the agent’s wish, which shows', async () => {
    h.services.conversationApi.active.next(fails('offline'));
    h.dispatch(comparisonRequired());
    await h.settle();
    h.forget();
    h.dispatch(readRequested());
    await h.settle();
    expect(h.types()).toEqual(expect.arrayContaining(['conversations/readStarted', staled.type]));
  });
});
