import { watchMessages } from '../../../src/sagas/messages/messages';
import { leaveRequested, openRequested } from '../../../src/store/conversations/actions';
import { changed, readRequested, received, sendSettled, staled } from '../../../src/store/messages/actions';
import { selectConversationMessages, selectMessages } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { delivered, queued } from '../../../src/store/outbox/actions';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../../support/samples';
import { atWork, inSync } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

const A = { conversationId: '1001' };
const B = { conversationId: '1002' };

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({
    facts: () => [...atWork(), ...inSync(sampleConversation(), sampleConversation({ id: '1002' }))],
  });
  h.services.conversationApi.messages.always((conversationId) => [sampleMessage({ conversationId })]);
});
afterEach(() => h.end());

const asked = () => h.services.conversationApi.messages.calls.map(([id]) => id);
const known = (id = '1001') => selectConversationMessages(h.state(), id);
const texts = (id = '1001') => selectMessages(h.state(), id).map(({ text }) => text);

function settled(fields: Partial<ReturnType<typeof sendSettled>['payload']> = {}, seq = 1): void {
  h.dispatch(sendSettled({ ...A, clientMsgId: 'c1', message: null, failure: null, ...fields }, mark(seq)));
}

async function start(): Promise<void> {
  h.run(watchMessages);
  await h.settle();
}

describe('the open conversation', () => {
  it('is read at first sight and not again', async () => {
    await start();
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(leaveRequested());
    h.dispatch(openRequested(A));
    await h.settle();
    expect(asked()).toEqual(['1001']);
    expect(h.types('messages')).toEqual(['messages/readStarted', 'messages/loaded']);
    expect(known()).toMatchObject({ read: { status: 'loaded' }, stale: false });
  });

  it('is read when a reload finds it open', async () => {
    h.dispatch(openRequested(A));
    await start();
    expect(asked()).toEqual(['1001']);
  });

  it('is read whole though a message of it came before it was opened', async () => {
    await start();
    h.dispatch(received({ message: sampleMessage({ id: '9', text: 'Alô?' }), conversation: null }, mark(1)));
    h.dispatch(openRequested(A));
    await h.settle();
    expect(asked()).toEqual(['1001']);
    expect(texts()).toEqual(['Bom dia', 'Alô?']);
  });

  it('is read again once it became stale; others only when they are opened', async () => {
    await start();
    h.dispatch(openRequested(B));
    await h.settle();
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(staled({ conversationIds: ['1001', '1002'] }));
    await h.settle();
    expect(asked()).toEqual(['1002', '1001', '1001']);
    h.dispatch(openRequested(B));
    await h.settle();
    expect(asked()).toEqual(['1002', '1001', '1001', '1002']);
  });

  it('is read again when it became stale while it was being read', async () => {
    await start();
    const late = deferred<Message[]>();
    h.services.conversationApi.messages.next(() => late.promise);
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(staled({ conversationIds: ['1001'] }));
    late.resolve([]);
    await h.settle();
    expect(asked()).toEqual(['1001', '1001']);
    expect(texts()).toEqual(['Bom dia']);
  });

  it('keeps what is on screen when a read fails, and is read again when the agent asks', async () => {
    await start();
    h.dispatch(openRequested(A));
    await h.settle();
    h.services.conversationApi.messages.next(fails('timeout'));
    h.dispatch(staled({ conversationIds: ['1001'] }));
    await h.settle();
    expect(texts()).toEqual(['Bom dia']);
    expect(known()?.read).toEqual({ status: 'failed', failure: { code: 'timeout', message: '' } });
    h.dispatch(readRequested(A));
    await h.settle();
    expect(known()?.read.status).toBe('loaded');
  });

  it('keeps a message that came while it was being read', async () => {
    await start();
    const late = deferred<Message[]>();
    h.services.conversationApi.messages.next(() => late.promise);
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(received({ message: sampleMessage({ id: '9', text: 'Alô?' }), conversation: null }, mark(1)));
    late.resolve([sampleMessage()]);
    await h.settle();
    expect(texts()).toEqual(['Bom dia', 'Alô?']);
  });
});

describe('after a sendSuccess', () => {
  beforeEach(async () => {
    await start();
    h.dispatch(openRequested(A));
    await h.settle();
  });

  it('the messages are read again 1000 ms later', async () => {
    settled();
    await h.pass(999);
    expect(asked()).toHaveLength(1);
    await h.pass(1);
    expect(asked()).toHaveLength(2);
  });

  it('one read serves several messages of a conversation', async () => {
    settled({}, 1);
    await h.pass(600);
    settled({ clientMsgId: 'c2' }, 2);
    await h.pass(5_000);
    expect(asked()).toHaveLength(2);
  });

  it('that of one conversation does not put off that of another', async () => {
    settled({ ...A }, 1);
    await h.pass(600);
    settled({ ...B, clientMsgId: 'c2' }, 2);
    await h.pass(400);
    expect(asked()).toEqual(['1001', '1001']);
  });

  it('a refusal does not call off the read for one that succeeded', async () => {
    settled({}, 1);
    settled({ clientMsgId: 'c2', failure: { code: 'INTERNO', message: 'Falhou' } }, 2);
    await h.pass(1_000);
    expect(asked()).toHaveLength(2);
  });

  it('with an error the unsent message is marked, and no other', async () => {
    h.dispatch(queued({ item: sampleOutboxItem({ clientMsgId: 'c1' }), spendsDraft: false }));
    h.dispatch(queued({ item: sampleOutboxItem({ clientMsgId: 'c2' }), spendsDraft: false }));
    settled({ failure: { code: 'INTERNO', message: 'Número inválido' } });
    await h.pass(5_000);
    expect(h.state().outbox.items).toMatchObject({
      c1: { state: 'failed', failure: { code: 'INTERNO', message: 'Número inválido' } },
      c2: { state: 'queued' },
    });
    expect(asked()).toHaveLength(1);
  });

  it('with an error a message that the server had taken is marked, and no other', async () => {
    h.dispatch(queued({ item: sampleOutboxItem({ clientMsgId: 'c1' }), spendsDraft: false }));
    const message = sampleMessage({ id: '8', clientMsgId: 'c1', direction: 'agent' });
    h.dispatch(delivered({ clientMsgId: 'c1', message }));
    settled({ failure: { code: 'INTERNO', message: 'Número inválido' } });
    await h.settle();
    const errors = selectMessages(h.state(), '1001').map(({ errorText }) => errorText);
    expect(errors).toEqual([null, 'Número inválido']);
    expect(h.types()).not.toContain('outbox/gaveUp');
  });
});

describe('an own message that was read on its way', () => {
  const own = (status: Message['status']) => sampleMessage({ id: '8', direction: 'agent', status });
  const reads = (status: Message['status']) =>
    h.services.conversationApi.messages.always(() => [own(status)]);
  const shown = () => selectMessages(h.state(), '1001').map(({ status }) => status);

  async function open(): Promise<void> {
    h.dispatch(openRequested(A));
    await h.settle();
  }

  beforeEach(async () => {
    reads('pending');
    await start();
    await open();
  });

  it('is read again where no event tells what became of it, until it is sent', async () => {
    await h.pass(1_000);
    expect(asked()).toHaveLength(2);
    reads('sent');
    await h.pass(5_000);
    expect(shown()).toEqual(['sent']);
    await h.pass(600_000);
    expect(asked()).toHaveLength(3);
  });

  it('is read again three times, however long it stays', async () => {
    await h.pass(600_000);
    expect(asked()).toHaveLength(4);
  });

  it('is not where an event tells', async () => {
    h.dispatch(changed({ message: own('sent'), conversation: null }, mark(1)));
    await h.pass(600_000);
    expect(asked()).toHaveLength(1);
  });
});
