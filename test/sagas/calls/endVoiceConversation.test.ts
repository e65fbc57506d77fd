import * as calls from '../../../src/store/calls/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { classificationDelivered } from '../../../src/store/outbox/actions';
import { fails } from '../../support/fakes/scripted';
import { mark } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
  h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
  await h.settle();
});

afterEach(() => h.end());

const service = sampleConversation({ id: '900', queueType: 1, linkedId: '17.1' });

const GONE = { conversationId: '900', reason: 'call', to: null } as const;

function link(): void {
  h.dispatch(conversations.assigned({ conversation: service, reason: 'call' }, mark(1)));
}

async function speak(): Promise<void> {
  h.dispatch(calls.answerRequested({ callId: 'c1' }));
  await h.settle();
}

const asked = () => h.services.callApi.endConversation.calls;

describe('the service of a call', () => {
  it('is closed at its end, and leaves the list', async () => {
    await speak();
    link();
    h.forget();
    h.phone.end('c1');
    await h.settle();
    expect(asked()).toEqual([['900', expect.any(String)]]);
    expect(h.payloads(conversations.removed)).toEqual([GONE]);
  });

  it('that the server took from the list already is not told twice', async () => {
    await speak();
    link();
    h.services.callApi.endConversation.next(() => {
      h.dispatch(conversations.removed(GONE, mark(2)));
    });
    h.phone.end('c1');
    await h.settle();
    expect(h.payloads(conversations.removed)).toHaveLength(1);
  });

  it('that the server names after the end is closed too', async () => {
    await speak();
    h.phone.end('c1');
    await h.pass(3_000);
    expect(asked()).toEqual([]);
    link();
    await h.settle();
    expect(asked()).toMatchObject([['900', expect.any(String)]]);
  });

  it('that the server never names is none', async () => {
    await speak();
    h.phone.end('c1');
    await h.pass(10_000);
    link();
    await h.settle();
    expect(asked()).toEqual([]);
  });

  it('of a call that was never answered is left to its queue', async () => {
    link();
    h.phone.end('c1', { cause: 'cancelled' });
    await h.settle();
    expect(asked()).toEqual([]);
  });

  it('is asked for under one id until the server answers', async () => {
    const { endConversation } = h.services.callApi;
    endConversation.next(fails('offline'), fails('timeout'), fails('INDISPONIVEL'), fails('http'));
    await speak();
    link();
    h.phone.end('c1');
    await h.pass(2_000 + 4_000 + 8_000 + 16_000);
    expect(asked()).toHaveLength(5);
    expect(new Set(asked().map(([, reqId]) => reqId)).size).toBe(1);
    expect(h.payloads(conversations.removed)).toEqual([GONE]);
  });

  it('that the server does not know is closed', async () => {
    h.services.callApi.endConversation.next(fails('NAO_ENCONTRADO'));
    await speak();
    link();
    h.phone.end('c1');
    await h.pass(60_000);
    expect(asked()).toHaveLength(1);
    expect(h.payloads(conversations.removed)).toHaveLength(1);
  });

  it.each([
    ['OUTRO_AGENTE', 1],
    ['http', 8],
    ['gateway', 8],
  ])('that the server refuses to close (%s) stays where it is', async (code, times) => {
    h.services.callApi.endConversation.always(fails(code));
    await speak();
    link();
    h.forget();
    h.phone.end('c1');
    await h.pass(600_000);
    expect(asked()).toHaveLength(times);
    expect(h.payloads(conversations.removed)).toEqual([]);
  });

  it('that has to be classified first is closed after that', async () => {
    h.services.callApi.endConversation.next(fails('CLASSIFICACAO_OBRIGATORIA'));
    await speak();
    link();
    h.phone.end('c1');
    await h.pass(60_000);
    expect(asked()).toHaveLength(1);
    const form = { classificationId: '1', subclassificationId: null, notes: '', protocol: '' };
    h.dispatch(calls.classifyRequested({ callId: 'c1', ...form }));
    await h.settle();
    expect(asked()).toHaveLength(2);
    expect(h.payloads(conversations.removed)).toEqual([GONE]);
  });

  it('whose classification was left for later is closed once the server has that', async () => {
    h.services.callApi.endConversation.next(fails('CLASSIFICACAO_OBRIGATORIA'));
    await speak();
    link();
    h.phone.end('c1');
    await h.settle();
    h.dispatch(calls.classificationDeferred({ callId: 'c1' }));
    await h.settle();
    expect(asked()).toHaveLength(1);
    h.dispatch(classificationDelivered({ reqId: 'r1' }));
    await h.settle();
    expect(asked()).toHaveLength(2);
    expect(h.payloads(conversations.removed)).toEqual([GONE]);
  });

  it('is closed where the call was offered a second time and answered then', async () => {
    h.phone.end('c1', { cause: 'cancelled' });
    await h.settle();
    h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
    await speak();
    link();
    h.phone.end('c1');
    await h.settle();
    expect(asked()).toMatchObject([['900', expect.any(String)]]);
  });

  it('is closed when the call was given away', async () => {
    await speak();
    link();
    h.dispatch(calls.blindTransferRequested({ callId: 'c1', number: '2002' }));
    await h.settle();
    expect(asked()).toMatchObject([['900', expect.any(String)]]);
  });
});
