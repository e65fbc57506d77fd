import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import * as conversations from '../../../src/store/conversations/actions';
import { selectConversationTransfer } from '../../../src/store/conversations/transferSelectors';
import { statusReported } from '../../../src/store/queues/actions';
import type { QueueStatus } from '../../../src/store/queues/types';
import { ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { fails } from '../../support/fakes/scripted';
import { sampleConversation } from '../../support/samples';
import { atWork, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const A = { conversationId: '1001' };

let h: SagaHarness;
afterEach(() => h.end());

function start(facts = atWork): void {
  h = createSagaHarness({ facts: () => facts() });
  h.run(() => serve(sessionWorkers()));
}

const atOldServer = () => [...signedIn(), ...connectedToOldServer(), ...inSync(sampleConversation())];
const dialog = () => selectConversationTransfer(h.state());

const panel = (queue: string, ...names: string[]): QueueStatus => ({
  queue,
  agents: names.map((name, index) => ({
    name,
    extension: String(2000 + index),
    status: 1 as const,
    statusText: 'Disponível',
    pauseReason: null,
  })),
  waiting: 0,
});

const report = (...statuses: QueueStatus[]) =>
  ok({ statuses, totals: { chat: 0, whatsapp: 0, email: 0, voice: 0 }, waiting: {} });

describe('the transfer dialog', () => {
  it('asks who works in the queues of the conversation’s type', async () => {
    start();
    h.services.commands.queueStatus.next(() => report(panel('SAC', 'Bia Reis', 'Caio Luz'), panel('Vendas')));
    h.dispatch(conversations.transferOpenRequested(A));
    await h.settle();
    expect(h.services.commands.queueStatus.calls).toEqual([[expect.anything(), 'id-1', ['SAC', 'Vendas']]]);
    expect(dialog()?.agents['SAC']?.map(({ name }) => name)).toEqual(['Bia Reis', 'Caio Luz']);
    expect(dialog()?.agents['Vendas']).toEqual([]);
  });

  it('takes the list of agents for what the panels leave out: a name, a queue; who may be in any is in each', async () => {
    start();
    h.services.commands.queueStatus.next(() => report(panel('SAC', '', 'Caio Luz')));
    h.services.agentApi.agents.next(() => [
      { name: 'Bia Reis', extension: '2000', status: 1, queues: ['SAC', 'Vendas'] },
      { name: 'Davi Sá', extension: null, status: 10, queues: null },
    ]);
    h.dispatch(conversations.transferOpenRequested(A));
    await h.settle();
    expect(dialog()?.agents['SAC']?.map(({ name }) => name)).toEqual(['Bia Reis', 'Caio Luz']);
    expect(dialog()?.agents['Vendas']).toEqual([
      { name: 'Bia Reis', extension: '2000', status: 1, pauseReason: null },
      { name: 'Davi Sá', extension: null, status: 10, pauseReason: null },
    ]);
  });

  it('asks for each queue by itself where the server refuses them together, and says of which it knows nothing', async () => {
    start();
    h.services.commands.queueStatus.always((_who, _reqId, asked = []) =>
      asked.length === 1 && asked[0] === 'SAC' ? report(panel('SAC', 'Bia Reis')) : refused('SEM_FILA'),
    );
    h.services.agentApi.agents.next(() => [{ name: 'Davi Sá', extension: null, status: 1, queues: null }]);
    h.dispatch(conversations.transferOpenRequested(A));
    await h.settle();
    expect(h.services.commands.queueStatus.calls.map(([, , asked]) => asked)).toEqual([
      ['SAC', 'Vendas'],
      ['SAC'],
      ['Vendas'],
    ]);
    expect(dialog()?.agents['SAC']?.map(({ name }) => name)).toEqual(['Bia Reis']);
    expect(dialog()?.agents['Vendas']?.map(({ name }) => name)).toEqual(['Davi Sá']);
    expect(dialog()?.unsure).toEqual(['Vendas']);
    h.dispatch(statusReported({ statuses: [panel('Vendas')], totals: null }));
    expect(dialog()?.unsure).toEqual([]);
  });

  it('does not ask for each queue of a server that does not know the question', async () => {
    start();
    h.services.commands.queueStatus.always(() => refused('ACAO_DESCONHECIDA'));
    h.dispatch(conversations.transferOpenRequested(A));
    await h.settle();
    expect(h.services.commands.queueStatus.calls).toHaveLength(1);
  });

  describe('at an old server', () => {
    beforeEach(() => {
      start(atOldServer);
      h.services.commands.queueStatus.next(timeout);
      h.services.agentApi.agents.next(() => [
        { name: 'Bia Reis', extension: '2000', status: 1, queues: null },
        { name: 'Caio Luz', extension: '2001', status: 1, queues: null },
      ]);
      h.dispatch(conversations.transferOpenRequested(A));
    });

    it('does with the list of agents, and does not wait long for the panels', async () => {
      await h.pass(2_000);
      expect(dialog()).toMatchObject({
        read: { status: 'loaded' },
        agents: { SAC: [{ name: 'Bia Reis' }, { name: 'Caio Luz' }] },
      });
    });

    it('takes the panels from the event that answers', async () => {
      await h.settle();
      h.dispatch(statusReported({ statuses: [panel('SAC', '')], totals: null }));
      await h.settle();
      expect(dialog()?.agents['SAC']).toMatchObject([{ name: 'Bia Reis', statusText: 'Disponível' }]);
    });
  });

  it('says when neither could tell, and asks again', async () => {
    start();
    h.services.commands.queueStatus.next(() => refused('ACAO_DESCONHECIDA'));
    h.services.agentApi.agents.next(fails('http', 'Sem banco'));
    h.dispatch(conversations.transferOpenRequested(A));
    await h.settle();
    expect(dialog()?.read).toEqual({ status: 'failed', failure: { code: 'http', message: 'Sem banco' } });
    h.dispatch(conversations.transferTargetsReadRequested(A));
    await h.settle();
    expect(dialog()?.read.status).toBe('loaded');
  });
});
