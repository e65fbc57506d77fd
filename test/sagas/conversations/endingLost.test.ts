import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import type { AckResult } from '../../../src/services/realtime/ackResult';
import { lost, serverErrorReported } from '../../../src/store/connection/actions';
import { endConfirmRequested } from '../../../src/store/conversations/actions';
import { selectConversation, selectEnding } from '../../../src/store/conversations/selectors';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { fails } from '../../support/fakes/scripted';
import { sampleConversation } from '../../support/samples';
import { atWork, connected, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const A = { conversationId: '1001' };
let h: SagaHarness;
afterEach(() => h.end());

function start(queue: 'SAC' | 'Vendas' = 'SAC'): void {
  h = createSagaHarness({ facts: () => atWork({ queue }) });
  h.run(() => serve(sessionWorkers()));
}

const isThere = () => selectConversation(h.state(), '1001') !== undefined;
const sent = () => h.services.commands.endConversation.calls.map(([, reqId]) => reqId);

describe('an end whose answer is lost', () => {
  it('is asked for again under the same id, for no longer than 30 s', async () => {
    start();
    h.services.commands.endConversation.always(timeout);
    h.dispatch(endConfirmRequested(A));
    await h.pass(120_000);
    expect(sent().length).toBeGreaterThan(1);
    expect(sent().length).toBeLessThanOrEqual(3);
    expect(new Set(sent()).size).toBe(1);
    expect(selectEnding(h.state(), '1001')).toMatchObject({ code: 'timeout' });
  });

  it('is asked for again when the server is busy, after the time it names', async () => {
    start();
    h.services.commands.endConversation.next(() => ({
      ...refused('INDISPONIVEL', '', true),
      retryAfterMs: 700,
    }));
    h.dispatch(endConfirmRequested(A));
    await h.pass(699);
    expect(sent()).toHaveLength(1);
    await h.pass(1);
    expect(isThere()).toBe(false);
  });

  it('is done when the server says that the conversation is finished', async () => {
    start();
    h.services.commands.endConversation.next((): AckResult<null> => ({ kind: 'disconnected' }));
    h.services.conversationApi.one.next(() => sampleConversation({ status: 'finished' }));
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(isThere()).toBe(false);
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['still active', () => sampleConversation()],
    ['unknown to a server that cannot be read', fails('offline')],
  ])('has failed when the conversation is %s', async (_how, answer) => {
    start();
    h.services.commands.endConversation.next((): AckResult<null> => ({ kind: 'disconnected' }));
    h.services.conversationApi.one.next(answer);
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(isThere()).toBe(true);
    expect(selectEnding(h.state(), '1001')).toMatchObject({ code: 'offline' });
  });

  it('is not asked for again once the connection is lost', async () => {
    start();
    h.services.commands.endConversation.always(timeout);
    h.dispatch(endConfirmRequested(A));
    await h.pass(10_500);
    h.dispatch(lost({ cause: 'transport close' }));
    await h.pass(60_000);
    expect(sent()).toHaveLength(1);
  });

  it('is not asked for again at an old server, whose list tells', async () => {
    h = createSagaHarness({
      facts: () => [...signedIn(), ...connectedToOldServer(), ...inSync(sampleConversation())],
    });
    h.run(() => serve(sessionWorkers()));
    h.services.commands.endConversation.always(timeout);
    h.services.conversationApi.one.next(() => null);
    h.dispatch(endConfirmRequested(A));
    await h.pass(10_000);
    expect(sent()).toHaveLength(1);
    expect(isThere()).toBe(false);
  });

  it('has failed at once where an old server refuses it by an event that names it', async () => {
    h = createSagaHarness({
      facts: () => [...signedIn(), ...connectedToOldServer(), ...inSync(sampleConversation())],
    });
    h.run(() => serve(sessionWorkers()));
    h.services.commands.endConversation.always(() => new Promise(() => undefined));
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    const error = { message: 'Classifique', code: 'CLASSIFICACAO_OBRIGATORIA', conversationId: null };
    h.dispatch(serverErrorReported({ ...error, reqId: 'another' }));
    await h.settle();
    expect(selectEnding(h.state(), '1001')).toBe('underWay');
    h.dispatch(serverErrorReported({ ...error, reqId: sent()[0] ?? '' }));
    await h.settle();
    expect(isThere()).toBe(true);
    expect(h.types()).toContain('conversations/endFailed');
    expect(h.state().classification.dialog).not.toBeNull();
  });

  it.each([
    ['unanswered at an old server', timeout, connectedToOldServer],
    ['unreadable', (): AckResult<null> => ({ kind: 'unreadable' }), connected],
  ])('is looked for before it is asked for again: %s', async (_what, answer, connect) => {
    h = createSagaHarness({ facts: () => [...signedIn(), ...connect(), ...inSync(sampleConversation())] });
    h.run(() => serve(sessionWorkers()));
    h.services.commands.endConversation.always(answer);
    h.services.conversationApi.one.always(fails('offline'));
    for (const times of [1, 1]) {
      h.dispatch(endConfirmRequested(A));
      await h.pass(11_000);
      expect(sent()).toHaveLength(times);
    }
    expect(selectEnding(h.state(), '1001')).toMatchObject({ code: 'unchecked' });
    h.services.conversationApi.one.always(() => sampleConversation());
    h.dispatch(endConfirmRequested(A));
    await h.pass(11_000);
    expect(sent()).toHaveLength(2);
    expect(isThere()).toBe(true);
    h.services.conversationApi.one.always(() => sampleConversation({ status: 'finished' }));
    h.dispatch(endConfirmRequested(A));
    await h.pass(11_000);
    expect(sent()).toHaveLength(2);
    expect(isThere()).toBe(false);
  });

  it.each<[string | null, boolean]>([
    ['ana', true],
    ['', true],
    [null, true],
    ['Bia Reis', false],
  ])('leaves a conversation that names %p as its agent: there is %p', async (lastAgent, stays) => {
    start();
    h.services.commands.endConversation.next((): AckResult<null> => ({ kind: 'disconnected' }));
    h.services.conversationApi.one.next(() => sampleConversation({ lastAgent }));
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(isThere()).toBe(stays);
  });
});
