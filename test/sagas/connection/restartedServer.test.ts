import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { keepInSync } from '../../../src/sagas/connection/resync';
import type { DomainEvent } from '../../../src/services/realtime/decode';
import { sampleMessage } from '../../support/samples';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark, sampleHandshake } from '../../support/sagaSamples';

const SPREAD = 2_000;

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
});
afterEach(() => h.end());

const reads = () => h.services.conversationApi.active.calls.length;

const written = (id: string): DomainEvent => ({
  type: 'messages/received',
  payload: { message: sampleMessage({ id }), conversation: null },
});

describe('a server that began anew while the connection was lost, under the same epoch', () => {
  const follow = async (lastSeq: number, seq: number) => {
    h.run(keepInSync);
    h.run(keepConnected);
    await h.pass(SPREAD);
    for (let at = 1; at <= lastSeq; at += 1) h.services.realtime.push(mark(at), written(String(at)));
    await h.settle();
    const before = reads();
    const handshake = sampleHandshake({ seq, replay: 'nothing' });
    h.services.realtime.authenticate.always(() => ({ kind: 'accepted', handshake }));
    h.services.realtime.drop();
    await h.pass(5_000);
    h.forget();
    return reads() - before;
  };

  it('is read again, and followed from where it says that it stands', async () => {
    expect(await follow(120, 1)).toBe(1);
    expect(h.state().connection).toMatchObject({ status: 'live', lastSeq: 1, due: null });
    for (const seq of [2, 3]) {
      h.services.realtime.push(mark(seq, { eventId: `other-${String(seq)}` }), written(`9${String(seq)}`));
    }
    await h.settle();
    expect(h.types()).toEqual(['messages/received', 'messages/received']);
  });

  it('is not, where it stands where it stood', async () => {
    expect(await follow(5, 5)).toBe(0);
    expect(h.state().connection).toMatchObject({ lastSeq: 5, due: null });
  });
});
