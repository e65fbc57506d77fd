import { watchMessages } from '../../../src/sagas/messages/messages';
import { watchPastMessages } from '../../../src/sagas/messages/pastMessages';
import * as conversations from '../../../src/store/conversations/actions';
import { loaded, pastCloseRequested, pastOpenRequested } from '../../../src/store/messages/actions';
import { selectConversationMessages, selectMessages } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const PAST = { conversationId: '900' };
const OWN = { conversationId: '1001' };

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  h.run(watchMessages);
  h.run(watchPastMessages);
});
afterEach(() => h.end());

const known = ({ conversationId }: typeof PAST) => selectConversationMessages(h.state(), conversationId);
const reads = () => h.services.conversationApi.messages.calls;

describe('a conversation of the past', () => {
  it('is read when the agent looks into it, and let go afterwards', async () => {
    h.services.conversationApi.messages.next(() => [sampleMessage({ conversationId: '900' })]);
    h.dispatch(pastOpenRequested(PAST));
    await h.settle();
    expect(known(PAST)?.pages.flat()).toHaveLength(1);
    h.dispatch(pastCloseRequested(PAST));
    await h.settle();
    expect(known(PAST)).toBeUndefined();
    expect(h.types('messages').slice(-2)).toEqual(['messages/pastCloseRequested', 'messages/forgotten']);
  });

  it('leaves nothing behind when it is closed before it was read', async () => {
    const late = deferred<Message[]>();
    h.services.conversationApi.messages.next(() => late.promise);
    h.dispatch(pastOpenRequested(PAST));
    await h.settle();
    h.dispatch(pastCloseRequested(PAST));
    late.resolve([sampleMessage({ conversationId: '900' })]);
    await h.settle();
    expect(known(PAST)).toBeUndefined();
  });

  it('says that it could not be read', async () => {
    h.services.conversationApi.messages.next(fails('http', 'Sem banco'));
    h.dispatch(pastOpenRequested(PAST));
    await h.settle();
    expect(known(PAST)?.read).toEqual({ status: 'failed', failure: { code: 'http', message: 'Sem banco' } });
  });

  it('stays when it is the agent’s own, and is not read again when it is known whole', async () => {
    h.dispatch(loaded({ ...OWN, messages: [sampleMessage()] }));
    h.dispatch(pastOpenRequested(OWN));
    await h.settle();
    h.dispatch(pastCloseRequested(OWN));
    await h.settle();
    expect(reads()).toEqual([]);
    expect(known(OWN)?.pages.flat()).toHaveLength(1);
  });
});

describe('the messages of a conversation that left the agent', () => {
  const removed = () => conversations.removed({ ...OWN, reason: 'taken', to: 'Bia Reis' });
  beforeEach(() => h.dispatch(loaded({ ...OWN, messages: [sampleMessage()] })));

  it('are let go where nobody looks at them', async () => {
    h.dispatch(removed());
    await h.settle();
    expect(known(OWN)).toBeUndefined();
  });

  it('stay as long as it is on screen', async () => {
    h.dispatch(conversations.openRequested(OWN));
    h.dispatch(removed());
    await h.settle();
    expect(known(OWN)).toBeDefined();
    h.dispatch(conversations.leaveRequested());
    await h.settle();
    expect(known(OWN)).toBeUndefined();
  });

  it('stay as long as the agent looks into it, and go with the set that names it no more', async () => {
    h.dispatch(pastOpenRequested(OWN));
    h.dispatch(conversations.loaded({ conversations: [] }));
    await h.settle();
    expect(known(OWN)).toBeDefined();
    h.dispatch(pastCloseRequested(OWN));
    await h.settle();
    expect(known(OWN)).toBeUndefined();
    h.dispatch(loaded({ ...OWN, messages: [sampleMessage()] }));
    h.dispatch(conversations.loaded({ conversations: [] }));
    await h.settle();
    expect(known(OWN)).toBeUndefined();
  });
});

describe('what others wrote while a conversation was not the agent’s', () => {
  const own = sampleConversation();
  const removed = () => h.dispatch(conversations.removed({ ...OWN, reason: 'taken', to: 'Bia Reis' }));
  const assigned = (reason = 'transfer') => h.dispatch(conversations.assigned({ conversation: own, reason }));
  const texts = () => selectMessages(h.state(), '1001').map(({ text }) => text);
  async function open(): Promise<void> {
    h.services.conversationApi.messages.next(() => [sampleMessage()]);
    h.dispatch(conversations.openRequested(OWN));
    await h.settle();
    h.services.conversationApi.messages.always(() => [
      sampleMessage(),
      sampleMessage({ id: '2', text: 'Sou a Bia', direction: 'agent' }),
    ]);
  }

  it('is read where it comes back while it is on screen', async () => {
    await open();
    removed();
    await h.settle();
    expect(reads()).toHaveLength(1);
    assigned();
    await h.settle();
    expect(texts()).toEqual(['Bom dia', 'Sou a Bia']);
    expect(reads()).toHaveLength(2);
  });

  it('is read where a set takes it away and another one brings it back', async () => {
    await open();
    h.dispatch(conversations.activeSetReported({ conversations: [] }));
    await h.settle();
    h.dispatch(conversations.activeSetReported({ conversations: [own] }));
    await h.settle();
    expect(texts()).toEqual(['Bom dia', 'Sou a Bia']);
  });

  it('is read where the agent looked at it before it came to them', async () => {
    const other = sampleConversation({ id: '900' });
    h.services.conversationApi.messages.always(() => [sampleMessage({ conversationId: '900' })]);
    h.dispatch(pastOpenRequested(PAST));
    await h.settle();
    h.dispatch(conversations.assigned({ conversation: other, reason: 'transfer' }));
    h.dispatch(pastCloseRequested(PAST));
    h.dispatch(conversations.openRequested(PAST));
    await h.settle();
    expect(reads()).toEqual([['900'], ['900']]);
  });

  it('is not looked for in one that stays, or that nobody knew', async () => {
    await open();
    assigned();
    h.dispatch(conversations.loaded({ conversations: [own] }));
    const fresh = sampleConversation({ id: '1009' });
    h.dispatch(conversations.assigned({ conversation: fresh, reason: 'new' }));
    await h.settle();
    expect(reads()).toHaveLength(1);
    h.dispatch(conversations.openRequested({ conversationId: '1009' }));
    await h.settle();
    expect(reads()).toHaveLength(2);
  });
});
