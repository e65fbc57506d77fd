import { discardRequested, retryRequested } from '../../../src/store/outbox/actions';
import { timeout } from '../../support/fakes/fakeCommands';
import { createFakeDisk } from '../../support/fakes/fakeStorage';
import { fails } from '../../support/fakes/scripted';
import { connectedToOldServer } from '../../support/sagaFixtures';
import { START } from '../../support/sagaHarness';
import { sampleSentMail } from '../../support/sampleMail';
import { sampleOutboxItem, sampleQuote } from '../../support/samples';
import { createOldServer, type OldServer } from '../../support/oldServer';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: OldServer;
beforeEach(() => {
  server = createOldServer();
});
afterEach(() => server.bench.h.end());

describe('at a server without acknowledgements', () => {
  it('a new message with the words of one that was settled before the reload is not taken for that one', async () => {
    await server.start();
    server.bench.send('ok');
    await server.bench.h.pass(11_000);
    await server.reload();
    server.takes = false;
    server.bench.send('ok');
    await server.bench.h.pass(11_000);
    expect(server.codes()).toEqual(['unconfirmed']);
  });

  it('two messages of the same words are settled one each', async () => {
    await server.start();
    server.bench.send('ok');
    server.bench.send('ok');
    await server.bench.h.pass(25_000);
    expect(server.bench.sent()).toEqual(['ok', 'ok']);
    expect(server.bench.unsent()).toEqual({});
    expect(server.bench.messages()).toEqual(['ok', 'ok']);
  });

  it('of two with the same words one that arrived settles the first', async () => {
    await server.start();
    server.takes = false;
    server.bench.send('ok');
    server.bench.send('ok');
    await server.bench.h.pass(25_000);
    const [first, second] = server.items().map(({ clientMsgId }) => clientMsgId);
    server.store('ok');
    server.bench.h.dispatch(retryRequested({ clientMsgId: second ?? '' }));
    await server.bench.h.pass(11_000);
    expect(server.items().map(({ clientMsgId }) => clientMsgId)).toEqual([second]);
    expect(first).not.toBe(second);
    expect(server.bench.sent()).toEqual(['ok', 'ok', 'ok']);
  });

  it.each(['ana', 'ANA LIMA', '', null])('a message by %p is the agent’s own', async (agent) => {
    await server.start();
    server.takes = false;
    server.bench.send('um  dois\nfim');
    await server.bench.h.settle();
    server.store(' um dois\r\nfim ', { agent });
    await server.bench.h.pass(11_000);
    expect(server.bench.unsent()).toEqual({});
  });

  it('the list’s order counts where ids tell none', async () => {
    const ids = ['zz', 'mm', 'aa', 'kk'];
    server.nextId = () => ids[server.stored.length] ?? '';
    server.store('um');
    server.store('dois', { direction: 'customer', agent: null });
    await server.start();
    server.takes = false;
    server.bench.send('um');
    await server.bench.h.pass(11_000);
    expect(server.codes()).toEqual(['unconfirmed']);
    server.store('um');
    await server.retry();
    expect(server.bench.sent()).toEqual(['um']);
    expect(server.bench.unsent()).toEqual({});
  });

  it('what was known at the first attempt is on disk before the message goes out, and stays', async () => {
    server.store('antes', { id: '49' });
    await server.start();
    const { disk, commands } = server.bench.h.services;
    const marks: unknown[] = [];
    commands.sendMessage.always(() => {
      marks.push(...[...disk.outbox.values()].map(({ item }) => item.knownUntil));
      return timeout();
    });
    server.bench.send('um');
    await server.bench.h.pass(11_000);
    server.store('outro', { direction: 'customer', agent: null });
    server.takes = false;
    await server.reload();
    await server.retry();
    expect(marks).toEqual(['49']);
    expect(server.items()[0]?.knownUntil).toBe('49');
  });

  it('a retry pressed with the connection down looks first when it is back', async () => {
    await server.start();
    server.takes = false;
    server.bench.send('um');
    await server.bench.h.pass(11_000);
    server.bench.goOffline();
    await server.retry();
    server.store('um');
    for (const fact of connectedToOldServer()) server.bench.h.dispatch(fact);
    await server.bench.h.pass(11_000);
    expect(server.bench.sent()).toEqual(['um']);
    expect(server.bench.unsent()).toEqual({});
  });

  it('one that never went out is sent by a retry although its words stand there', async () => {
    server.store('um');
    await server.start();
    server.bench.goOffline();
    server.bench.send('um');
    await server.bench.h.pass(11 * MINUTE);
    for (const fact of connectedToOldServer()) server.bench.h.dispatch(fact);
    await server.bench.h.settle();
    expect(server.codes()).toEqual(['expired']);
    await server.retry();
    expect(server.bench.sent()).toEqual(['um']);
  });
});

describe('where nobody knows what was there before an item went out', () => {
  it('one of an earlier version whose words stand there already is neither settled nor sent', async () => {
    const disk = createFakeDisk();
    const item = sampleOutboxItem({ text: 'um', state: 'failed', createdAt: START, queuedAt: START });
    disk.outbox.set('c1', { agent: 'ana', item });
    server.store('um', { sentAt: new Date(START - HOUR).toISOString() });
    await server.start(disk);
    await server.retry();
    expect(server.bench.sent()).toEqual([]);
    expect(server.codes()).toEqual(['unchecked']);
    server.bench.h.dispatch(discardRequested({ clientMsgId: 'c1' }));
    await server.bench.h.settle();
    expect(server.bench.unsent()).toEqual({});
  });

  it('one of an earlier version whose words stand nowhere is sent by a retry', async () => {
    const disk = createFakeDisk();
    const item = sampleOutboxItem({ text: 'um', state: 'failed', createdAt: START, queuedAt: START });
    disk.outbox.set('c1', { agent: 'ana', item });
    await server.start(disk);
    await server.retry();
    expect(server.bench.sent()).toEqual(['um']);
    expect(server.bench.unsent()).toEqual({});
  });

  it('one whose conversation could not be read before it went out is not taken for an old one', async () => {
    server.store('um', { sentAt: new Date(START - HOUR).toISOString() });
    await server.start();
    server.takes = false;
    server.bench.h.services.conversationApi.messages.next(fails('offline'));
    server.bench.send('um');
    await server.bench.h.pass(11_000);
    expect(server.bench.sent()).toEqual(['um']);
    expect(server.codes()).toEqual(['unchecked']);
  });
});

const known = { state: 'failed', wentOut: true, knownUntil: '1', createdAt: START, queuedAt: START } as const;
const file = { uploadId: 'f', name: 'audio.mpeg', mimeType: 'audio/mpeg', bytes: 1 };

it.each([
  ['a reply', { quoted: sampleQuote() }],
  ['a template', { template: { id: '1', fields: [] } }],
  ['a recording', { file }],
  ['a mail', { mail: sampleSentMail() }],
])('%s is not sent again by a retry before the messages were read', async (_what, fields) => {
  const disk = createFakeDisk();
  disk.outbox.set('c1', { agent: 'ana', item: sampleOutboxItem({ ...known, ...fields }) });
  disk.files.set('f', new Blob(['x']));
  await server.start(disk);
  const { conversationApi, uploads } = server.bench.h.services;
  uploads.sendChunk.always(timeout);
  const sent = () => server.bench.sent().length + uploads.sendChunk.calls.length;
  conversationApi.messages.always(fails('offline'));
  await server.retry();
  expect(sent()).toBe(0);
  expect(server.codes()).toEqual(['unchecked']);
  conversationApi.messages.always(() => []);
  await server.retry();
  expect(sent()).toBe(1);
});
