import type { AckResult } from '../../../src/services/realtime/ackResult';
import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { loggedOut } from '../../../src/store/auth/actions';
import { chooseRequested, runRequested, stopRequested } from '../../../src/store/bulkActions/actions';
import type { BulkAction } from '../../../src/store/bulkActions/types';
import { selectKnownIds } from '../../../src/store/conversations/selectors';
import { keepRequested } from '../../../src/store/keptForms/actions';
import { selectKeptForms, selectUnsaved } from '../../../src/store/keptForms/selectors';
import { refused } from '../../support/fakes/fakeCommands';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleConversation } from '../../support/samples';
import { atWork, inSync } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
afterEach(() => h.end());

const conversationIds = ['1001', '1002', '1003'];

function start(): ReturnType<SagaHarness['run']> {
  const [first, second, third] = conversationIds.map((id) => sampleConversation({ id, queue: 'SAC' }));
  if (first === undefined || second === undefined || third === undefined) throw new Error('three');
  h = createSagaHarness({
    facts: () => [
      ...atWork({ queue: 'SAC' }),
      ...inSync(first, { ...second, queue: 'Vendas' }, third),
      chooseRequested({ conversationIds }),
    ],
  });
  return h.run(() => serve(sessionWorkers()));
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

describe('what the classification of several was filled in with', () => {
  const VALUES = { classificationId: '1', subclassificationId: null, notes: 'igual' };

  const kept = () =>
    Object.values(selectKeptForms(h.state())).map(({ key, values }) => [key, JSON.parse(values) as unknown]);

  async function classify(...answers: Parameters<typeof h.services.classificationApi.classify.next>) {
    const session = start();
    h.services.classificationApi.classify.next(...answers);
    h.dispatch(keepRequested({ key: 'classify 1001 1002 1003', values: JSON.stringify(VALUES) }));
    begin({ kind: 'classify', ...VALUES });
    await h.settle();
    return session;
  }

  it('is in the form of those again that were refused, which the report alone tells', async () => {
    await classify(fails('VALIDACAO'));
    expect(run()).toMatchObject({ done: 2, failures: [{ conversationId: '1001' }], isOver: true });
    expect(h.state().bulkActions.chosen).toEqual(['1001']);
    expect(kept()).toEqual([['classify 1001', VALUES]]);
    expect(selectUnsaved(h.state())).toBeNull();
    expect(h.state().noticeCentre.notices).toEqual([]);
  });

  it('stays where it was when all of them were refused', async () => {
    await classify(fails('VALIDACAO'), fails('VALIDACAO'), fails('VALIDACAO'));
    expect(kept()).toEqual([['classify 1001 1002 1003', VALUES]]);
  });

  it('is forgotten once the server has all of them', async () => {
    await classify();
    expect(run()).toMatchObject({ done: 3, isOver: true });
    expect(kept()).toEqual([]);
  });

  it('is in the form of those that the agent kept from being classified', async () => {
    const answer = deferred<{ id: string }>();
    await classify(() => answer.promise);
    h.dispatch(stopRequested());
    answer.resolve({ id: '901' });
    await h.settle();
    expect(kept()).toEqual([['classify 1002 1003', VALUES]]);
  });

  it('is not the next agent’s', async () => {
    const session = await classify(() => deferred<{ id: string }>().promise);
    h.dispatch(loggedOut({ reason: 'agent', message: null }));
    session.cancel();
    await h.settle();
    expect(kept()).toEqual([]);
  });
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
