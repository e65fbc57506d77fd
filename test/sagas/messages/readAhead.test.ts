import { watchMessages } from '../../../src/sagas/messages/messages';
import { leaveRequested, openRequested } from '../../../src/store/conversations/actions';
import { forgotten, readAheadRequested, staled } from '../../../src/store/messages/actions';
import { selectConversationMessages, selectMessages } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { atWork, inSync } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const A = { conversationId: '1001' };
const LONG = { conversationId: '1002' };

let h: SagaHarness;
beforeEach(async () => {
  const long = sampleConversation({ id: '1002', messageCount: 900 });
  h = createSagaHarness({ facts: () => [...atWork(), ...inSync(sampleConversation(), long)] });
  h.services.conversationApi.messages.always((conversationId) => [sampleMessage({ conversationId })]);
  h.services.conversationApi.messagesPart.always((conversationId) => ({
    messages: [sampleMessage({ conversationId })],
    hasOlder: true,
  }));
  h.run(watchMessages);
  await h.settle();
});
afterEach(() => h.end());

const asked = () => h.services.conversationApi.messages.calls.map(([id]) => id);
const parts = () => h.services.conversationApi.messagesPart.calls;
const texts = (id = '1001') => selectMessages(h.state(), id).map(({ text }) => text);

async function press(conversation = A): Promise<void> {
  h.dispatch(readAheadRequested(conversation));
  await h.settle();
}

async function open(conversation = A): Promise<void> {
  h.dispatch(openRequested(conversation));
  await h.settle();
}

describe('a conversation that is pressed on', () => {
  it('has its messages by the time it is opened, and is not read twice', async () => {
    await press();
    expect(texts()).toEqual(['Bom dia']);
    await open();
    expect(asked()).toEqual(['1001']);
  });

  it('is not read twice where it opens before the answer, or is pressed on again', async () => {
    const late = deferred<Message[]>();
    h.services.conversationApi.messages.next(() => late.promise);
    await press();
    await press();
    await open();
    expect(asked()).toEqual(['1001']);
    late.resolve([sampleMessage({ text: 'Alô?' })]);
    await h.settle();
    expect(asked()).toEqual(['1001']);
    expect(texts()).toEqual(['Alô?']);
  });

  it('is read when it opens after all where the first read failed', async () => {
    h.services.conversationApi.messages.next(fails('timeout'));
    await press();
    await open();
    expect(asked()).toEqual(['1001', '1001']);
    expect(selectConversationMessages(h.state(), '1001')?.read.status).toBe('loaded');
  });

  it('is not read where its messages are known, but once more where they are stale', async () => {
    await open();
    await press();
    expect(asked()).toEqual(['1001']);
    await open(LONG);
    h.dispatch(staled({ conversationIds: ['1001'] }));
    await press();
    expect(asked()).toEqual(['1001', '1001']);
  });

  it('is read once more where it became stale while it was being read, opened by then or later', async () => {
    for (const isOpen of [true, false]) {
      h.dispatch(forgotten(A));
      h.services.conversationApi.messages.calls.length = 0;
      const late = deferred<Message[]>();
      h.services.conversationApi.messages.next(() => late.promise);
      await press();
      if (isOpen) await open();
      h.dispatch(staled({ conversationIds: ['1001'] }));
      await h.settle();
      late.resolve([]);
      await h.settle();
      if (!isOpen) await open();
      expect(asked()).toEqual(['1001', '1001']);
      expect(texts()).toEqual(['Bom dia']);
      h.dispatch(leaveRequested());
    }
  });

  it('has only its newest messages read while it is not open, where it is long', async () => {
    await press(LONG);
    await h.pass(5_000);
    expect(parts()).toEqual([['1002', 50, 1]]);
    await open(LONG);
    await h.pass(100);
    expect(parts()).toHaveLength(2);
  });
});
