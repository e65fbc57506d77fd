import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { keepInSync } from '../../../src/sagas/connection/resync';
import { woke } from '../../../src/store/app/actions';
import { retryScheduled } from '../../../src/store/connection/actions';
import { readRequested } from '../../../src/store/conversations/actions';
import { selectConversation, selectKnownIds } from '../../../src/store/conversations/selectors';
import type { Conversation } from '../../../src/store/conversations/types';
import { loaded as messagesLoaded } from '../../../src/store/messages/actions';
import { selectConversationMessages } from '../../../src/store/messages/selectors';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark, sampleHandshake } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
});
afterEach(() => h.end());

type Active = { conversations: Conversation[]; seq: number | null };

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

describe('while a resync runs', () => {
  it('no other one begins, and what made one due meanwhile begins it afterwards', async () => {
    const first = deferred<Active>();
    h.services.conversationApi.active.next(() => first.promise);
    await start();
    h.dispatch(readRequested());
    h.dispatch(woke({ sleptMs: 60_000 }));
    await h.pass(5_000);
    expect(reads()).toBe(1);
    first.resolve({ conversations: [], seq: null });
    // Over the time in which consoles come back.
    await h.pass(1_000);
    expect(reads()).toBe(2);
    expect(ids()).toEqual(['1001']);
  });

  it('an event waits, so that the older set does not overwrite it', async () => {
    const read = deferred<Active>();
    h.services.conversationApi.active.next(() => read.promise);
    await start();
    h.services.realtime.push(mark(1), {
      type: 'conversations/assigned',
      payload: { conversation: sampleConversation({ id: '1002' }), reason: 'queue' },
    });
    await h.settle();
    expect(ids()).toEqual([]);
    read.resolve({ conversations: [sampleConversation({ id: '1001' })], seq: 0 });
    await h.settle();
    expect(ids()).toEqual(['1002', '1001']);
  });

  it('an event that the set includes already is still heard', async () => {
    const read = deferred<Active>();
    h.services.conversationApi.active.next(() => read.promise);
    await start();
    h.services.realtime.push(mark(1), {
      type: 'auth/loggedOutByServer',
      payload: { reason: 'supervisor', message: null, exceptClientId: null },
    });
    read.resolve({ conversations: [], seq: 5 });
    await h.settle();
    expect(h.types()).toContain('auth/loggedOutByServer');
  });

  it('its answer is worth nothing after the connection was lost, and the next connection resyncs', async () => {
    const late = deferred<Active>();
    h.services.conversationApi.active.next(() => late.promise);
    await start();
    await reconnect({ seq: 0, replay: 'nothing' });
    expect(h.state().connection.status).toBe('live');
    late.resolve({ conversations: [sampleConversation({ id: 'old' })], seq: 0 });
    await h.pass(SPREAD);
    expect(reads()).toBe(2);
    expect(ids()).toEqual(['1001']);
  });

  it('is begun again by a saga that was restarted in the middle of it', async () => {
    h.services.conversationApi.active.next(() => new Promise(() => undefined));
    h.run(keepConnected);
    const interrupted = h.run(keepInSync);
    await h.settle();
    interrupted.cancel();
    h.run(keepInSync);
    await h.pass(SPREAD);
    expect(ids()).toEqual(['1001']);
    expect(h.state().connection).toMatchObject({ due: null, resyncing: null });
  });
});

describe('a resync that fails', () => {
  it('keeps the list, says why, and is tried again with back-off', async () => {
    await startInSync();
    h.services.conversationApi.active.always(fails('timeout'));
    h.dispatch(woke({ sleptMs: 60_000 }));
    await h.settle();
    expect(ids()).toEqual(['1001']);
    expect(h.state().conversations.read).toEqual({
      status: 'failed',
      failure: { code: 'timeout', message: '' },
    });
    expect(reads()).toBe(2);
    await h.pass(1_999);
    expect(reads()).toBe(2);
    await h.pass(1);
    expect(reads()).toBe(3);
    await h.pass(3_999);
    expect(reads()).toBe(3);
    h.services.conversationApi.active.always(() => ({ conversations: [], seq: null }));
    await h.pass(1);
    expect(reads()).toBe(4);
    expect(ids()).toEqual([]);
    await h.pass(60_000);
    expect(reads()).toBe(4);
  });

  it('is tried at once when the agent asks', async () => {
    await startInSync();
    h.services.conversationApi.active.next(fails('offline'));
    h.dispatch(woke({ sleptMs: 60_000 }));
    await h.settle();
    h.dispatch(readRequested());
    await h.settle();
    expect(reads()).toBe(3);
    expect(h.state().conversations.read.status).toBe('loaded');
  });

  it('does not hold back the server’s events', async () => {
    await startInSync();
    h.services.conversationApi.active.always(fails('offline'));
    h.dispatch(woke({ sleptMs: 60_000 }));
    await h.settle();
    h.services.realtime.push(mark(1), typing());
    await h.settle();
    expect(h.types()).toContain('conversations/typingReported');
  });

  it('does not touch the connection', async () => {
    await startInSync();
    h.services.conversationApi.active.always(fails('offline'));
    h.dispatch(woke({ sleptMs: 60_000 }));
    await h.pass(20_000);
    expect(h.payloads(retryScheduled)).toEqual([]);
  });
});

describe('after a resync', () => {
  it('marks what is known of messages as stale, and keeps conversations that are still there', async () => {
    await start();
    h.dispatch(messagesLoaded({ conversationId: '1001', messages: [sampleMessage()] }));
    h.services.conversationApi.active.next(() => ({
      conversations: [sampleConversation({ unread: 4 })],
      seq: null,
    }));
    await reconnect({ epoch: 'e2', seq: 1, replay: 'gap' });
    await h.pass(SPREAD);
    expect(selectConversationMessages(h.state(), '1001')?.stale).toBe(true);
    expect(selectConversation(h.state(), '1001')?.unread).toBe(4);
  });
});
