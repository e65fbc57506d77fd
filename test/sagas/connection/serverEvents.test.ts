import { eventFact } from '../../../src/sagas/channels/realtime';
import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { keepInSync } from '../../../src/sagas/connection/resync';
import type { DomainEvent } from '../../../src/services/realtime/decode';
import { eventDropped } from '../../../src/store/connection/actions';
import { pushMarkOf } from '../../../src/store/stamp';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';
import { mark, sampleUser } from '../../support/sagaSamples';

const message = sampleMessage();
const conversation = sampleConversation();
const totals = { chat: 1, whatsapp: 0, email: 0, voice: 0 };

const EVENTS: [DomainEvent, string][] = [
  [{ type: 'messages/received', payload: { message, conversation: null } }, 'messages/received'],
  [{ type: 'messages/changed', payload: { message, conversation: null } }, 'messages/changed'],
  [
    {
      type: 'messages/sendSettled',
      payload: { conversationId: '1001', clientMsgId: 'c1', message, failure: null },
    },
    'messages/sendSettled',
  ],
  [
    { type: 'queues/waitingReported', payload: { complete: true, totals, items: {} } },
    'queues/waitingReported',
  ],
  [
    { type: 'conversations/activeSetReported', payload: { conversations: [] } },
    'conversations/activeSetReported',
  ],
  [{ type: 'conversations/assigned', payload: { conversation, reason: 'queue' } }, 'conversations/assigned'],
  [
    { type: 'conversations/removed', payload: { conversationId: '1001', reason: 'transferred', to: 'Bia' } },
    'conversations/removed',
  ],
  [{ type: 'queues/waitingLeft', payload: { conversationId: '5', queue: 'SAC' } }, 'queues/waitingLeft'],
  [
    {
      type: 'calls/rangAtServer',
      payload: {
        call: {
          uniqueId: 'u1',
          callId: 'k1',
          number: '11',
          name: null,
          queue: null,
          incoming: true,
          contactId: null,
          conversationId: null,
          startedAt: '2026-03-10T12:00:00Z',
          answeredAt: null,
        },
      },
    },
    'calls/rangAtServer',
  ],
  [
    {
      type: 'calls/answeredAtServer',
      payload: { uniqueId: 'u1', at: '2026-03-10T12:00:00Z', conversationId: null },
    },
    'calls/answeredAtServer',
  ],
  [
    {
      type: 'calls/hungUpAtServer',
      payload: { uniqueId: 'u1', cause: 16, at: '2026-03-10T12:00:00Z', conversationId: null },
    },
    'calls/hungUpAtServer',
  ],
  [
    { type: 'auth/loggedOutByServer', payload: { reason: 'session', message: null, exceptClientId: null } },
    'auth/loggedOutByServer',
  ],
  [
    {
      type: 'connection/serverErrorReported',
      payload: { message: 'Erro', code: null, conversationId: null },
    },
    'connection/serverErrorReported',
  ],
  [
    {
      type: 'outbox/uploadReported',
      payload: { uploadId: 'up', conversationId: '1001', percent: 10, state: 'sending' },
    },
    'outbox/uploadReported',
  ],
  [{ type: 'queues/statusReported', payload: { statuses: [], totals } }, 'queues/statusReported'],
  [
    {
      type: 'conversations/typingReported',
      payload: { conversationId: '1001', who: 'customer', state: 'typing' },
    },
    'conversations/typingReported',
  ],
];

describe('the fact of an event', () => {
  it.each(EVENTS)('%j', (event, type) => {
    const fact = eventFact(
      { kind: 'fact', push: mark(3), to: { name: 'Ana Lima', id: null }, event },
      sampleUser(),
    );
    expect(fact).toMatchObject({ type, payload: event.payload });
    expect(pushMarkOf(fact)).toEqual(mark(3));
  });
});

describe('the server’s events', () => {
  let h: SagaHarness;
  beforeEach(async () => {
    h = createSagaHarness({ facts: signedIn });
    h.run(keepInSync);
    h.run(keepConnected);
    await h.settle();
    h.forget();
  });
  afterEach(() => h.end());

  const written = (id: string): DomainEvent => ({
    type: 'messages/received',
    payload: { message: sampleMessage({ id }), conversation: null },
  });

  it('become one fact each, in order, however fast they come', async () => {
    for (let seq = 1; seq <= 50; seq += 1) h.services.realtime.push(mark(seq), written(String(seq)));
    await h.settle();
    expect(h.types()).toEqual(new Array(50).fill('messages/received'));
    expect(h.state().connection).toMatchObject({ lastSeq: 50, due: null });
  });

  it('let the browser draw where they come faster than they can be shown, and none is lost', async () => {
    const draw: (() => void)[] = [];
    h.services.pacing.isOver = () => h.types().length % 10 === 0;
    h.services.pacing.nextPicture = () => new Promise((resolve) => draw.push(resolve));
    for (let seq = 1; seq <= 25; seq += 1) h.services.realtime.push(mark(seq), written(String(seq)));
    await h.settle();
    expect(h.types()).toHaveLength(10);
    draw.shift()?.();
    await h.settle();
    expect(h.types()).toHaveLength(20);
    draw.shift()?.();
    await h.settle();
    expect(h.types()).toHaveLength(25);
    expect(h.state().connection).toMatchObject({ lastSeq: 25, due: null });
  });

  it('that came before are dropped, and nobody acts on them', async () => {
    h.services.realtime.push(mark(1), written('1'));
    await h.settle();
    const before = h.state();
    h.forget();
    h.services.realtime.push(mark(1), written('1'));
    await h.settle();
    expect(h.facts()).toEqual([
      { type: eventDropped.type, payload: { event: 'messages/received', reason: 'duplicate', seq: 1 } },
    ]);
    expect(h.state()).toEqual(before);
  });

  it('of another agent change nothing but are told', async () => {
    const before = h.state();
    h.services.realtime.push(mark(40), written('1'), 'Bia Reis');
    await h.settle();
    expect(h.facts()).toEqual([
      { type: eventDropped.type, payload: { event: 'messages/received', reason: 'otherAgent', seq: 40 } },
    ]);
    expect(h.state()).toEqual(before);
  });

  it('that are malformed are rejected as facts, noted once and change nothing else', async () => {
    const rejected = {
      kind: 'rejected',
      name: 'digitando',
      reason: 'missing: idAtendimento',
      to: { name: null, id: null },
      conversationId: null,
    } as const;
    const { anomalies: _none, ...before } = h.state().connection;
    const { connection: _connection, ...others } = h.state();
    h.services.realtime.emit({ kind: 'event', event: rejected });
    h.services.realtime.emit({ kind: 'event', event: rejected });
    await h.settle();
    expect(h.types()).toEqual(['connection/eventRejected', 'connection/eventRejected']);
    const { anomalies, ...after } = h.state().connection;
    expect(anomalies).toEqual([{ event: 'digitando', reason: 'missing: idAtendimento', at: START }]);
    expect(after).toEqual(before);
    expect(h.state()).toMatchObject(others);
  });

  it('that are unknown are ignored, noted once, and leave no gap', async () => {
    const unknown = {
      kind: 'unknown',
      name: 'novidade',
      push: mark(1),
      to: { name: 'Ana Lima', id: null },
    } as const;
    h.services.realtime.emit({ kind: 'event', event: unknown });
    h.services.realtime.push(mark(2), written('1'));
    await h.settle();
    expect(h.types()).toEqual(['connection/eventIgnored', 'messages/received']);
    expect(h.state().connection).toMatchObject({ lastSeq: 2, due: null });
    expect(h.state().connection.anomalies).toHaveLength(1);
  });

  it('that are unknown and of another agent do not move the position', async () => {
    const unknown = {
      kind: 'unknown',
      name: 'novidade',
      push: mark(9),
      to: { name: 'Bia Reis', id: null },
    } as const;
    const to = { name: null, id: null };
    h.services.realtime.emit({ kind: 'event', event: unknown });
    h.services.realtime.emit({ kind: 'event', event: { kind: 'unknown', name: 'sem marca', to } });
    await h.settle();
    expect(h.types()).toEqual(['connection/eventDropped', 'connection/eventIgnored']);
    expect(h.state().connection.lastSeq).toBe(0);
  });
});
