import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import * as conversations from '../../../src/store/conversations/actions';
import { selectConversation } from '../../../src/store/conversations/selectors';
import {
  selectConversationTransfer,
  selectTransferring,
} from '../../../src/store/conversations/transferSelectors';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { fails } from '../../support/fakes/scripted';
import { sampleConversation } from '../../support/samples';
import { atWork, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

const A = { conversationId: '1001' };
const toQueue = { ...A, to: { kind: 'queue', queue: 'Vendas' } as const };
const toAgent = { ...A, to: { kind: 'agent', queue: 'SAC', agent: 'Bia Reis' } as const };

let h: SagaHarness;
afterEach(() => h.end());

function start(facts = atWork): void {
  h = createSagaHarness({ facts: () => facts() });
  h.run(() => serve(sessionWorkers()));
}

const atOldServer = () => [...signedIn(), ...connectedToOldServer(), ...inSync(sampleConversation())];
const isThere = () => selectConversation(h.state(), '1001') !== undefined;
const asked = () => h.services.commands.transferConversation.calls;
const reqIds = () => asked().map(([, reqId]) => reqId);
const dialog = () => selectConversationTransfer(h.state());

describe('a transfer', () => {
  it.each([
    ['a queue', toQueue],
    ['an agent', toAgent],
  ])('to %s is sent once, and takes the conversation off the list', async (_whom, asking) => {
    start();
    h.dispatch(conversations.transferRequested(asking));
    await h.settle();
    expect(asked()).toEqual([[{ name: 'Ana Lima', extension: '2001' }, 'id-1', '1001', asking.to]]);
    expect(h.types('conversations').slice(1)).toEqual([
      'conversations/transferStarted',
      'conversations/transferred',
    ]);
    expect(isThere()).toBe(false);
  });

  it('keeps the conversation until the server answered', async () => {
    start();
    h.services.commands.transferConversation.next(timeout);
    h.dispatch(conversations.transferRequested(toAgent));
    await h.pass(9_000);
    expect(isThere()).toBe(true);
    expect(selectTransferring(h.state(), '1001')).toBe('underWay');
    await h.pass(10_000);
    expect(isThere()).toBe(false);
    expect(new Set(reqIds()).size).toBe(1);
    expect(reqIds()).toHaveLength(2);
  });

  it('that is refused keeps the conversation, and tells why', async () => {
    start();
    h.services.commands.transferConversation.next(() => refused('LIMITE_ATENDIMENTOS', 'No limite'));
    h.dispatch(conversations.transferRequested(toAgent));
    await h.settle();
    expect(isThere()).toBe(true);
    expect(selectTransferring(h.state(), '1001')).toEqual({
      code: 'LIMITE_ATENDIMENTOS',
      message: 'No limite',
    });
    expect(dialog()).toMatchObject(A);
    expect(reqIds()).toHaveLength(1);
  });

  it.each([
    ['OUTRO_AGENTE', 'refused.otherAgent'],
    ['ATENDIMENTO_ENCERRADO', 'refused.finished'],
  ])('of a conversation that is not the agent’s any more (%s) is told apart', async (code, textId) => {
    start();
    h.services.commands.transferConversation.next(() => refused(code, 'Não é seu'));
    h.dispatch(conversations.transferRequested(toAgent));
    await h.settle();
    expect(h.state().ui.alert).toEqual({ textId, detail: 'Não é seu' });
    // The list that is read then takes the conversation and its dialog away; the words stay.
    h.dispatch(conversations.loaded({ conversations: [] }));
    expect(dialog()).toBeNull();
    expect(h.state().ui.alert).not.toBeNull();
  });

  it('is asked for again while the server is busy, for 30 s at most', async () => {
    start();
    h.services.commands.transferConversation.always(() => refused('INDISPONIVEL', '', true));
    h.dispatch(conversations.transferRequested(toAgent));
    await h.pass(60_000);
    // After 0, 2, 6, 14 and 30 s.
    expect(reqIds()).toHaveLength(5);
    expect(selectTransferring(h.state(), '1001')).toMatchObject({ code: 'INDISPONIVEL' });
  });

  it('is over when the word that it left comes before the answer', async () => {
    start();
    h.services.commands.transferConversation.next(timeout);
    h.dispatch(conversations.openRequested(A));
    h.dispatch(conversations.transferRequested(toAgent));
    await h.settle();
    h.dispatch(conversations.removed({ ...A, reason: 'transferred', to: 'Bia Reis' }, mark(1)));
    await h.pass(60_000);
    expect(h.state().conversations).toMatchObject({ selectedId: null, departed: null });
    expect(h.state().conversations.givenAway).toEqual(toAgent);
    expect(reqIds()).toHaveLength(1);
  });

  it('of a conversation that ended meanwhile by another hand is not told as done', async () => {
    start();
    h.services.commands.transferConversation.next(timeout);
    h.dispatch(conversations.transferRequested(toAgent));
    await h.settle();
    h.dispatch(conversations.removed({ ...A, reason: 'finished', to: null }, mark(1)));
    await h.pass(60_000);
    expect(h.types()).not.toContain('conversations/transferred');
  });

  it('whose answer was lost with the connection is looked up, and not sent again', async () => {
    start();
    h.services.commands.transferConversation.next(() => ({ kind: 'disconnected' }));
    h.services.conversationApi.one.next(() => sampleConversation({ lastAgent: 'Bia Reis' }));
    h.dispatch(conversations.transferRequested(toAgent));
    await h.settle();
    expect(isThere()).toBe(false);
    expect(reqIds()).toHaveLength(1);
  });

  it('that did not arrive stays with the agent, who is told', async () => {
    start();
    h.services.commands.transferConversation.next(() => ({ kind: 'disconnected' }));
    h.services.conversationApi.one.next(fails('offline'));
    h.dispatch(conversations.transferRequested(toQueue));
    await h.settle();
    expect(isThere()).toBe(true);
    expect(selectTransferring(h.state(), '1001')).toEqual({ code: 'offline', message: '' });
  });

  it('at an old server counts when the conversation is no longer the agent’s', async () => {
    start(atOldServer);
    h.services.commands.transferConversation.next(timeout);
    h.services.conversationApi.one.next(() => sampleConversation({ status: 'other', lastAgent: null }));
    h.dispatch(conversations.transferRequested(toQueue));
    await h.pass(60_000);
    expect(isThere()).toBe(false);
    expect(reqIds()).toHaveLength(1);
  });

  it('of what is not the agent’s is not sent', async () => {
    start();
    h.dispatch(conversations.transferRequested({ ...toQueue, conversationId: 'x' }));
    await h.settle();
    expect(reqIds()).toEqual([]);
  });
});

describe('a transfer to a queue at an old server', () => {
  it.each([
    ['is done when the conversation is there and names nobody', null, 'Vendas', false],
    ['is not when it is where it was', null, 'SAC', true],
    ['is not when it names the agent by their login', 'ana', 'Vendas', true],
  ])('%s', async (_what, lastAgent, queue, stays) => {
    start(atOldServer);
    h.services.commands.transferConversation.always(timeout);
    h.services.conversationApi.one.always(() => sampleConversation({ lastAgent, queue }));
    h.dispatch(conversations.transferRequested(toQueue));
    await h.pass(11_000);
    expect(reqIds()).toHaveLength(1);
    expect(isThere()).toBe(stays);
  });
});
