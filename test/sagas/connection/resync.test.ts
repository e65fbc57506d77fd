import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { keepInSync } from '../../../src/sagas/connection/resync';
import { woke } from '../../../src/store/app/actions';
import { readRequested } from '../../../src/store/conversations/actions';
import { selectKnownIds } from '../../../src/store/conversations/selectors';
import { loaded } from '../../../src/store/messages/actions';
import { selectConversationMessages } from '../../../src/store/messages/selectors';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark, sampleHandshake } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
});
afterEach(() => h.end());

const SPREAD = 1_000; // random is 0.5 of 2 s

function reads(): number {
  return h.services.conversationApi.active.calls.length;
}

async function start(): Promise<void> {
  h.run(keepInSync);
  h.run(keepConnected);
  await h.settle();
}

async function startInSync(): Promise<void> {
  await start();
  h.forget();
}

/** Drops the socket and lets it come back, with this word on the events missed. */
async function reconnect(handshake: Parameters<typeof sampleHandshake>[0]): Promise<void> {
  h.services.realtime.authenticate.next(() => ({ kind: 'accepted', handshake: sampleHandshake(handshake) }));
  h.services.realtime.drop();
  await h.pass(2_000);
}

const typing = (conversationId = '1001') =>
  ({
    type: 'conversations/typingReported',
    payload: { conversationId, who: 'customer', state: 'typing' },
  }) as const;

const ids = () => selectKnownIds(h.state());

describe('the first resync', () => {
  it('does not wait for the socket, and is not done twice where the handshake tells nothing newer', async () => {
    await start();
    expect(h.types()).toEqual([
      'connection/resyncStarted',
      'conversations/readStarted',
      'connection/attemptStarted',
      'conversations/loaded',
      'messages/staled',
      'connection/resynced',
      'connection/opened',
      'connection/authenticated',
      'connection/resyncStarted',
      'messages/staled',
      'connection/resynced',
      'queues/statusReported',
      'queues/waitingReported',
    ]);
    expect(h.services.conversationApi.active.calls).toEqual([['Ana Lima']]);
    expect(ids()).toEqual(['1001']);
    expect(h.state().connection).toMatchObject({ due: null, resyncing: null });
  });

  it('happens once more when an event overtakes the answer to the handshake', async () => {
    h.services.realtime.authenticate.next(() => {
      h.services.realtime.push(mark(1), typing());
      return { kind: 'accepted', handshake: sampleHandshake({ seq: 0, replay: 'gap' }) };
    });
    await start();
    expect(reads()).toBe(1);
    h.services.realtime.push(mark(2), typing());
    await h.pass(10_000);
    expect(reads()).toBe(2);
  });

  it('reads again where the server went on between the read and the handshake', async () => {
    h.services.realtime.authenticate.next(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ seq: 4 }),
    }));
    await start();
    await h.pass(SPREAD);
    expect(reads()).toBe(2);
    expect(h.state().connection).toMatchObject({ due: null, lastSeq: 4 });
  });

  it('goes over HTTP alone where the socket cannot be had', async () => {
    h.services.realtime.behaviour = 'fails';
    await start();
    expect(ids()).toEqual(['1001']);
    expect(h.state().connection).toMatchObject({ status: 'waiting', due: null });
  });

  it('does not trust messages that were read before the server greeted this page', async () => {
    h.dispatch(loaded({ conversationId: '1001', messages: [sampleMessage({ status: 'delivered' })] }));
    await start();
    expect(selectConversationMessages(h.state(), '1001')?.stale).toBe(true);
  });

  it('is needed with an old server that does not answer the handshake', async () => {
    h.services.realtime.authenticate.next(() => ({ kind: 'noAck' }));
    await start();
    expect(ids()).toEqual(['1001']);
  });

  it('does without the queue status where the server does not know it', async () => {
    h.services.commands.queueStatus.next(() => ({
      kind: 'refused',
      failure: { code: 'ACAO_DESCONHECIDA', message: '' },
      retryable: false,
      retryAfterMs: null,
    }));
    await start();
    expect(h.types('queues')).toEqual([]);
    expect(ids()).toEqual(['1001']);
  });
});

describe('a resync is due', () => {
  it('after a gap in the numbers, spread over 2 s', async () => {
    await startInSync();
    h.services.realtime.push(mark(1), typing());
    h.services.realtime.push(mark(3), typing());
    await h.pass(SPREAD - 1);
    expect(reads()).toBe(1);
    await h.pass(1);
    expect(reads()).toBe(2);
    expect(h.state().connection.lastSeq).toBe(3);
  });

  it('when the stream began anew', async () => {
    await startInSync();
    h.services.realtime.push(mark(1, { epoch: 'e2', eventId: 'e2-1' }), typing());
    await h.pass(SPREAD);
    expect(reads()).toBe(2);
    expect(h.state().connection).toMatchObject({ epoch: 'e2', lastSeq: 1, due: null });
  });

  it('after a reconnection that lost events', async () => {
    await startInSync();
    await reconnect({ seq: 9, replay: 'gap' });
    await h.pass(SPREAD);
    expect(reads()).toBe(2);
  });

  it('after a reconnection at which the server counts further than the console', async () => {
    await startInSync();
    await reconnect({ seq: 9, replay: 'nothing' });
    await h.pass(SPREAD);
    expect(reads()).toBe(2);
  });

  it('when the machine slept', async () => {
    await startInSync();
    h.dispatch(woke({ sleptMs: 3 * 3_600_000 }));
    await h.settle();
    expect(reads()).toBe(2);
  });

  it('when the agent asks for it', async () => {
    await startInSync();
    h.dispatch(readRequested());
    await h.settle();
    expect(reads()).toBe(2);
  });

  it('once for several signals that the set changed, after 300 ms', async () => {
    await startInSync();
    const signal = { type: 'conversations/activeSetReported', payload: { conversations: null } } as const;
    h.services.realtime.push(mark(1), signal);
    await h.pass(200);
    h.services.realtime.push(mark(2), signal);
    await h.pass(99);
    expect(reads()).toBe(1);
    await h.pass(1);
    expect(reads()).toBe(2);
    await h.pass(5_000);
    expect(reads()).toBe(2);
    expect(h.types()).not.toContain('messages/staled');
  });

  it('not when all missed events are sent again', async () => {
    await startInSync();
    await reconnect({ seq: 2, replay: 'complete' });
    h.services.realtime.push(mark(1), typing());
    h.services.realtime.push(mark(2), typing());
    await h.pass(10_000);
    expect(reads()).toBe(1);
    expect(h.state().connection.lastSeq).toBe(2);
  });

  it('not when nothing was missed', async () => {
    await startInSync();
    await reconnect({ seq: 0, replay: 'nothing' });
    await h.pass(10_000);
    expect(reads()).toBe(1);
  });

  it('not when the server pushed the set itself', async () => {
    await startInSync();
    h.services.realtime.push(mark(1), {
      type: 'conversations/activeSetReported',
      payload: { conversations: [sampleConversation({ id: '7' })] },
    });
    await h.pass(10_000);
    expect(reads()).toBe(1);
    expect(ids()).toEqual(['7']);
  });
});
