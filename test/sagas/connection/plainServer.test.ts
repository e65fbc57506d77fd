import { keepComparing } from '../../../src/sagas/connection/comparing';
import { watchExpiry } from '../../../src/sagas/connection/expiry';
import { recordOddities } from '../../../src/sagas/connection/oddities';
import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { keepInSync } from '../../../src/sagas/connection/resync';
import { watchLogout } from '../../../src/sagas/auth/logout';
import { noOddities } from '../../../src/services/decode/oddities';
import type { DecodedEvent, DomainEvent } from '../../../src/services/realtime/decode';
import { eventDropped } from '../../../src/store/connection/actions';
import { selectConversation, selectKnownIds } from '../../../src/store/conversations/selectors';
import { staled } from '../../../src/store/messages/actions';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark, sampleUser } from '../../support/sagaSamples';

const SPREAD = 2_000;

let h: SagaHarness;

/** A server without acks or numbers: the handshake stays without an answer. */
async function connectPlainly(): Promise<void> {
  h.services.realtime.authenticate.always(() => ({ kind: 'noAck' }));
  h.run(keepInSync);
  h.run(keepConnected);
  h.run(keepComparing);
  h.run(recordOddities);
  await h.pass(SPREAD);
  h.forget();
}

beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
});
afterEach(() => h.end());

const reads = () => h.services.conversationApi.active.calls.length;

const written = (id: string): DomainEvent => ({
  type: 'messages/received',
  payload: { message: sampleMessage({ id }), conversation: null },
});

describe('events without an envelope', () => {
  beforeEach(connectPlainly);

  it('are the agent’s whose socket it is', async () => {
    const event: DecodedEvent = { kind: 'fact', to: { name: null, id: null }, event: written('7') };
    h.services.realtime.emit({ kind: 'event', event });
    await h.settle();
    expect(h.types()).toEqual(['messages/received']);
    expect(selectConversation(h.state(), '1001')?.unread).toBe(1);
  });

  it('count a message once, however often they tell it', async () => {
    for (let times = 0; times < 3; times += 1) h.services.realtime.push(null, written('7'));
    await h.settle();
    expect(h.types()).toEqual(['messages/received', 'messages/changed', 'messages/changed']);
    expect(selectConversation(h.state(), '1001')?.unread).toBe(1);
  });

  it.each(['ana lima', sampleUser().login, sampleUser().extension ?? ''])(
    'that name the agent %s are theirs',
    async (name) => {
      h.services.realtime.push(null, written('7'), name);
      await h.settle();
      expect(h.types()).toEqual(['messages/received']);
    },
  );

  it('of another agent are not, by the id where names are the same', async () => {
    const to = { name: sampleUser().fullName, id: 'another' };
    h.services.realtime.emit({ kind: 'event', event: { kind: 'fact', to, event: written('7') } });
    await h.settle();
    expect(h.facts()).toEqual([
      { type: eventDropped.type, payload: { event: 'messages/received', reason: 'otherAgent', seq: null } },
    ]);
  });

  it('that tell the agent’s set bring only the open ones that are theirs', async () => {
    const conversations = [
      sampleConversation({ id: '1' }),
      sampleConversation({ id: '2', status: 'finished' }),
      sampleConversation({ id: '3', lastAgent: 'Bia Reis' }),
      sampleConversation({ id: '4', lastAgent: null }),
      sampleConversation({ id: '5', lastAgent: sampleUser().login }),
    ];
    h.services.realtime.push(null, { type: 'conversations/activeSetReported', payload: { conversations } });
    await h.settle();
    expect([...selectKnownIds(h.state())].sort()).toEqual(['1', '4', '5']);
  });
});

describe('an event that cannot be read', () => {
  const rejected = (name: string): DecodedEvent => ({
    kind: 'rejected',
    name,
    reason: 'missing: message',
    conversationId: null,
    to: { name: null, id: null },
  });

  it('leads to a quiet read of what it may have been about, once for many', async () => {
    await connectPlainly();
    const before = reads();
    for (let times = 0; times < 20; times += 1) {
      h.services.realtime.emit({ kind: 'event', event: rejected('newMessage') });
    }
    await h.pass(1_000);
    expect(reads()).toBe(before + 1);
    expect(h.types()).toContain(staled.type);
    h.services.realtime.emit({ kind: 'event', event: rejected('AddAtendimento') });
    await h.pass(14_000);
    expect(reads()).toBe(before + 1);
    await h.pass(1_000);
    expect(reads()).toBe(before + 2);
  });

  it('leads to nothing where it would have told what passes by itself', async () => {
    await connectPlainly();
    const before = reads();
    h.services.realtime.emit({ kind: 'event', event: rejected('digitando') });
    await h.pass(30_000);
    expect(reads()).toBe(before);
  });
});

describe('state and server', () => {
  it('are compared every few minutes where events have no numbers', async () => {
    await connectPlainly();
    const before = reads();
    await h.pass(4 * 60_000);
    expect(reads()).toBe(before + 1);
    // Quietly: the list shows no sign of being read.
    expect(h.types()).not.toContain('conversations/readStarted');
  });

  it('are compared more often while there is no socket', async () => {
    h.services.realtime.behaviour = 'fails';
    await connectPlainly();
    const before = reads();
    await h.pass(70_000);
    expect(reads() - before).toBe(2);
  });

  it('are not, where a number tells what was missed', async () => {
    h.run(keepInSync);
    h.run(keepConnected);
    h.run(keepComparing);
    await h.pass(SPREAD);
    const before = reads();
    await h.pass(10 * 60_000);
    expect(reads()).toBe(before);
  });
});

describe('numbers that begin anew under the same epoch', () => {
  it('are a new stream: the events count, and everything is read again', async () => {
    h.run(keepInSync);
    h.run(keepConnected);
    await h.pass(SPREAD);
    for (let seq = 1; seq <= 5; seq += 1) h.services.realtime.push(mark(seq), written(String(seq)));
    await h.settle();
    const before = reads();
    h.forget();
    h.services.realtime.push(mark(1, { eventId: 'other-1' }), written('91'));
    h.services.realtime.push(mark(2, { eventId: 'other-2' }), written('92'));
    await h.pass(SPREAD);
    expect(h.types('messages')).toEqual(['messages/received', 'messages/received', 'messages/staled']);
    expect(h.state().connection).toMatchObject({ lastSeq: 2, due: null });
    expect(reads()).toBe(before + 1);
  });
});

describe('a session that the server no longer knows', () => {
  it('ends with the reason, told by whatever was answered so', async () => {
    h.run(watchExpiry);
    h.run(watchLogout);
    h.services.http.expire('Sessão expirada');
    await h.pass(10_000);
    expect(h.state().auth).toMatchObject({
      status: 'signedOut',
      endedBy: { reason: 'session', message: 'Sessão expirada' },
    });
    expect(h.services.http.token).toBeNull();
  });

  it('is told by the socket too', async () => {
    await connectPlainly();
    h.run(watchLogout);
    h.services.realtime.emit({ kind: 'unauthorised', message: '' });
    await h.pass(10_000);
    expect(h.state().auth).toMatchObject({
      status: 'signedOut',
      endedBy: { reason: 'session', message: null },
    });
  });
});

describe('what is odd about what the server sends', () => {
  const oddly = (...fields: string[]) => {
    const oddities = noOddities('message');
    for (const field of fields) {
      oddities.fields.set(`${field} coerced`, { field, kind: 'coerced', count: 3 });
    }
    h.services.wireReports.report('newMessage', oddities);
  };

  it('is told once for each connection and kind, not once for each message', async () => {
    await connectPlainly();
    for (let times = 0; times < 50; times += 1) oddly('inOut');
    oddly('inOut', 'status');
    await h.settle();
    expect(h.types('wire')).toEqual(['wire/odditiesNoticed', 'wire/odditiesNoticed']);
    h.services.realtime.drop();
    await h.pass(5_000);
    oddly('inOut');
    await h.settle();
    expect(h.types('wire')).toHaveLength(3);
    expect(h.state().wire.oddities).toEqual([
      {
        source: 'newMessage',
        entity: 'message',
        fields: [
          { field: 'inOut', kind: 'coerced', count: 6 },
          { field: 'status', kind: 'coerced', count: 3 },
        ],
      },
    ]);
  });

  it('tells rows that could not be shown once for each read', async () => {
    await connectPlainly();
    const read = () => {
      const oddities = { ...noOddities('conversation'), leftOut: 2, leftOutBy: 'id' };
      h.services.wireReports.report('/api/v2/chats', oddities);
    };
    read();
    read();
    await h.settle();
    expect(h.types('wire')).toEqual(['wire/rowsDropped', 'wire/rowsDropped']);
    expect(h.state().wire.dropped).toEqual([
      { source: '/api/v2/chats', entity: 'conversation', count: 4, field: 'id' },
    ]);
  });
});
