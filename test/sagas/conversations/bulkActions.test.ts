import type { AckResult } from '../../../src/services/realtime/ackResult';
import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { chooseRequested, runRequested, stopRequested } from '../../../src/store/bulkActions/actions';
import type { BulkAction } from '../../../src/store/bulkActions/types';
import { selectKnownIds } from '../../../src/store/conversations/selectors';
import { refused } from '../../support/fakes/fakeCommands';
import { deferred } from '../../support/fakes/scripted';
import { sampleConversation } from '../../support/samples';
import { atWork, inSync } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
afterEach(() => h.end());

const conversationIds = ['1001', '1002', '1003'];

function start(): void {
  const [first, second, third] = conversationIds.map((id) => sampleConversation({ id, queue: 'SAC' }));
  if (first === undefined || second === undefined || third === undefined) throw new Error('three');
  h = createSagaHarness({
    facts: () => [
      ...atWork({ queue: 'SAC' }),
      ...inSync(first, { ...second, queue: 'Vendas' }, third),
      chooseRequested({ conversationIds }),
    ],
  });
  h.run(() => serve(sessionWorkers()));
}

const begin = (action: BulkAction) => h.dispatch(runRequested({ conversationIds, action }));

const run = () => h.state().bulkActions.run;

it('ends one after the other, and says which did not end and why', async () => {
  start();
  h.services.commands.endConversation.next(() => refused('INTERNO'));
  begin({ kind: 'end' });
  await h.settle();
  // The second one has to be classified: the server is not even asked.
  expect(h.services.commands.endConversation.calls).toHaveLength(2);
  expect(run()).toMatchObject({ kind: 'end', done: 1, isOver: true });
  expect(run()?.failures.map(({ conversationId, failure }) => [conversationId, failure.code])).toEqual([
    ['1001', 'INTERNO'],
    ['1002', 'CLASSIFICACAO_OBRIGATORIA'],
  ]);
  // No dialog asks about one of them by itself, and those that failed stay chosen.
  expect(h.state().conversations).toMatchObject({ confirmingEnd: null, ending: {} });
  expect(h.state().classification.dialog).toBeNull();
  expect(h.state().ui.alert).toBeNull();
  expect(h.state().bulkActions.chosen).toEqual(['1001', '1002']);
  expect(selectKnownIds(h.state())).not.toContain('1003');
});

it('is over also when the console itself fails at one, which is told', async () => {
  start();
  h.expectFailures();
  Object.assign(h.services.ids, {
    newId: () => {
      throw new Error('defect');
    },
  });
  begin({ kind: 'classify', classificationId: '1', subclassificationId: null, notes: '' });
  await h.settle();
  expect(run()).toMatchObject({ done: 0, isOver: true });
  expect(h.types('app')).toContain('app/sagaFailed');
});

it('classifies each under an id of its own', async () => {
  start();
  begin({ kind: 'classify', classificationId: '1', subclassificationId: null, notes: 'igual' });
  await h.settle();
  const sent = h.services.classificationApi.classify.calls.map(([form]) => form);
  expect(sent.map(({ conversationId, notes }) => [conversationId, notes])).toEqual(
    conversationIds.map((id) => [id, 'igual']),
  );
  expect(new Set(sent.map(({ reqId }) => reqId)).size).toBe(3);
  expect(run()).toMatchObject({ done: 3, failures: [], isOver: true });
});

it('gives away those that the queue may take', async () => {
  start();
  begin({ kind: 'transfer', to: { kind: 'queue', queue: 'Fiscal' } });
  await h.settle();
  expect(h.services.commands.transferConversation.calls).toEqual([]);
  expect(run()?.failures.map(({ failure }) => failure.code)).toEqual([
    'otherChannel',
    'otherChannel',
    'otherChannel',
  ]);
  expect(h.state().conversations.transfer).toBeNull();
});

it('does no more once the agent stops it; what is under way is awaited', async () => {
  start();
  const answer = deferred<AckResult<null>>();
  h.services.commands.endConversation.next(() => answer.promise);
  begin({ kind: 'end' });
  await h.settle();
  expect(h.services.commands.endConversation.calls).toHaveLength(1);
  h.dispatch(stopRequested());
  await h.settle();
  expect(run()).toMatchObject({ isOver: false });
  answer.resolve({ kind: 'ok', data: null, seq: null, repeated: false });
  await h.settle();
  expect(run()).toMatchObject({ done: 1, isOver: true });
  expect(h.services.commands.endConversation.calls).toHaveLength(1);
});
