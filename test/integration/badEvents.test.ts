import { selectKnownIds } from '../../src/store/conversations/selectors';
import { selectMessages } from '../../src/store/messages/selectors';
import { beginWork, type AtWork } from './atWork';

let work: AtWork;
beforeEach(async () => {
  work = await beginWork();
  await work.console.quiet();
});
afterEach(() => work.close());

const hostile: [string, string, unknown][] = [
  ['no payload', 'newMessage', undefined],
  ['a text', 'newMessage', 'newMessage'],
  ['an empty object', 'AddAtendimento', {}],
  ['a list', 'RemoveAtendimento', [1, 2, 3]],
  [
    'a message without an id',
    'newMessage',
    {
      eventId: 'x',
      epoca: 'e',
      seq: 1,
      ts: '2026-03-10T12:00:00Z',
      agente: 'Ana Souza',
      tipo: 'nova',
      idAtendimento: 1,
      message: {},
    },
  ],
  ['a prototype', 'sendSuccess', JSON.parse('{"__proto__": {"polluted": true}, "constructor": {}}')],
];

describe('a malformed event', () => {
  it.each(hostile)(
    'with %s is rejected as a fact, and what it may have been about is read again',
    async (_what, evento, payload) => {
      const { sandbox, console, conversationId } = work;
      const before = console.state();
      const starts = console.payloads('connection/resyncStarted').length;
      sandbox.control.sendRaw({ nome: 'ana', evento, payload });
      await console.until('the rejection', ({ connection: { anomalies } }) =>
        anomalies.some(({ event }) => event === evento),
      );
      await console.until('the read', () => console.payloads('connection/resyncStarted').length > starts);
      await console.inSync();
      const after = console.state();
      expect(selectKnownIds(after)).toEqual([conversationId]);
      expect(selectMessages(after, conversationId)).toEqual(selectMessages(before, conversationId));
      expect(console.payloads('connection/eventRejected')).toHaveLength(1);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it('in the numbered stream is rejected, and what it said is read', async () => {
    const { sandbox, console, conversationId } = work;
    sandbox.control.pushRaw({ nome: 'ana', evento: 'newMessage', corpo: { idAtendimento: conversationId } });
    await console.until('the rejection', () => console.payloads('connection/eventRejected').length === 1);
    sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Depois' });
    await console.until('the next message', (state) =>
      selectMessages(state, conversationId).some(({ text }) => text === 'Depois'),
    );
    await console.inSync();
    expect(selectKnownIds(console.state())).toEqual([conversationId]);
  });
});

it('a server that keeps to the contract is told nothing odd of', async () => {
  const { sandbox, console, conversationId } = work;
  sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Oi' });
  await console.quiet();
  expect(console.payloads('wire/odditiesNoticed')).toEqual([]);
});

it('an unknown event is ignored, noted once, and costs nothing', async () => {
  const { sandbox, console, conversationId } = work;
  const starts = console.payloads('connection/resyncStarted').length;
  sandbox.control.pushRaw({ nome: 'ana', evento: 'novidade', corpo: { dados: 1 }, times: 3 });
  sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Depois' });
  await console.until('the next message', (state) =>
    selectMessages(state, conversationId).some(({ text }) => text === 'Depois'),
  );
  expect(console.payloads('connection/eventIgnored')).toHaveLength(3);
  expect(console.state().connection.anomalies.filter(({ event }) => event === 'novidade')).toHaveLength(1);
  expect(console.payloads('connection/resyncStarted')).toHaveLength(starts);
});

it('an event of another agent changes nothing', async () => {
  const { sandbox, console, conversationId } = work;
  sandbox.control.customerWrites({ idAtendimento: conversationId, texto: 'Para a Ana' });
  await console.quiet();
  const [event] = sandbox.control.events({ nome: 'ana' }).filter(({ name }) => name === 'newMessage');
  const before = selectMessages(console.state(), conversationId);
  const payload = { ...event?.payload, seq: 9_999, agente: 'Bruno Lima' };
  sandbox.control.sendRaw({ nome: 'ana', evento: 'newMessage', payload });
  await console.until('it is dropped', () => console.payloads('connection/eventDropped').length > 0);
  expect(console.payloads('connection/eventDropped')).toContainEqual({
    event: 'messages/received',
    reason: 'otherAgent',
    seq: 9_999,
  });
  expect(selectMessages(console.state(), conversationId)).toEqual(before);
});
