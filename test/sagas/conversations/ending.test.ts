import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { saveRequested } from '../../../src/store/classification/actions';
import type { ClassificationRow } from '../../../src/store/classification/types';
import {
  endCancelRequested,
  endConfirmRequested,
  endRequested,
  openRequested,
  removed,
} from '../../../src/store/conversations/actions';
import { selectConversation, selectEnding } from '../../../src/store/conversations/selectors';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleConversation } from '../../support/samples';
import { atWork, inSync } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

const A = { conversationId: '1001' };
const ROW: ClassificationRow = {
  id: '900',
  classificationId: '1',
  classification: 'Dúvida',
  subclassificationId: null,
  subclassification: null,
  notes: null,
  agent: 'Ana Lima',
};

let h: SagaHarness;
afterEach(() => h.end());

function start(queue: 'SAC' | 'Vendas' = 'SAC'): void {
  h = createSagaHarness({ facts: () => atWork({ queue }) });
  h.run(() => serve(sessionWorkers()));
}

const dialog = () => h.state().classification.dialog;
const question = () => h.state().conversations.confirmingEnd;
const isThere = () => selectConversation(h.state(), '1001') !== undefined;
const sent = () => h.services.commands.endConversation.calls.map(([, reqId]) => reqId);

describe('Encerrar', () => {
  it('asks for confirmation at once where the queue requires no classification', async () => {
    start('SAC');
    h.dispatch(endRequested(A));
    await h.settle();
    expect(question()).toEqual(A);
    expect(h.services.classificationApi.ofConversation.calls).toEqual([]);
  });

  it('asks for confirmation where a required classification exists', async () => {
    start('Vendas');
    h.services.classificationApi.ofConversation.next(() => [ROW]);
    h.dispatch(endRequested(A));
    await h.settle();
    expect(h.types('classification', 'conversations')).toEqual([
      'conversations/endRequested',
      'classification/rowsLoaded',
      'conversations/endConfirmationOpened',
    ]);
    expect(question()).toEqual(A);
    expect(dialog()).toBeNull();
  });

  it('opens the classify dialog where a required classification is missing', async () => {
    start('Vendas');
    h.dispatch(endRequested(A));
    await h.settle();
    expect(dialog()).toMatchObject({ ...A, endsAfter: true });
    expect(question()).toBeNull();
  });

  it('asks for confirmation where the queue has nothing to choose', async () => {
    start('Vendas');
    h.services.classificationApi.classifications.next(() => []);
    h.dispatch(endRequested(A));
    await h.settle();
    expect(dialog()).toBeNull();
    expect(question()).toEqual(A);
  });

  it('asks for confirmation where the server cannot say, since it decides again itself', async () => {
    start('Vendas');
    h.services.classificationApi.ofConversation.next(fails('timeout'));
    h.dispatch(endRequested(A));
    await h.settle();
    expect(question()).toEqual(A);
  });

  it('of another conversation is not swallowed by one that waits for the server', async () => {
    start('Vendas');
    const both = inSync(sampleConversation({ queue: 'Vendas' }), sampleConversation({ id: '1002' }));
    for (const fact of both) h.dispatch(fact);
    const late = deferred<ClassificationRow[]>();
    h.services.classificationApi.ofConversation.next(() => late.promise);
    h.dispatch(endRequested(A));
    h.dispatch(endRequested({ conversationId: '1002' }));
    late.resolve([]);
    await h.settle();
    expect(question()).toEqual({ conversationId: '1002' });
    expect(dialog()).toBeNull();
  });
});

describe('Encerrar that is answered late', () => {
  it.each([
    ['question', [ROW]],
    ['classify dialog', []],
  ])('opens no %s over another conversation', async (_what, rows) => {
    start('Vendas');
    const late = deferred<ClassificationRow[]>();
    h.services.classificationApi.ofConversation.next(() => late.promise);
    h.dispatch(openRequested(A));
    h.dispatch(endRequested(A));
    await h.settle();
    h.dispatch(openRequested({ conversationId: '1002' }));
    late.resolve(rows);
    await h.settle();
    expect([question(), dialog()]).toEqual([null, null]);
  });
});

describe('a classification that waits for the server', () => {
  it('counts: it is not asked for again, and stands until the server has it', async () => {
    start('Vendas');
    h.services.classificationApi.classify.next(fails('offline'));
    h.dispatch(saveRequested({ ...A, classificationId: '1', subclassificationId: null, notes: '' }));
    await h.settle();
    h.dispatch(endRequested(A));
    await h.settle();
    expect(question()).toEqual(A);
    expect(dialog()).toBeNull();
    expect(h.state().classification.rows['1001']).toMatchObject([{ classificationId: '1' }]);
  });

  it('counts after a reload too, and no more once it was refused', async () => {
    start('Vendas');
    const form = { reqId: 'r1', ...A, classificationId: '1', subclassificationId: null, notes: '' };
    const { pendingClassifications } = h.services;
    await pendingClassifications.put('ana', { kind: 'conversation', form, savedAt: 0 });
    h.dispatch(endRequested(A));
    await h.settle();
    expect(question()).toEqual(A);
    h.dispatch(endCancelRequested());
    await pendingClassifications.remove('r1');
    h.dispatch(endRequested(A));
    await h.settle();
    expect(dialog()).toMatchObject(A);
  });
});

describe('a confirmed end', () => {
  it('is sent once and takes the conversation off the list', async () => {
    start();
    h.dispatch(openRequested(A));
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(sent()).toHaveLength(1);
    expect(h.types('conversations').slice(2)).toEqual(['conversations/endStarted', 'conversations/ended']);
    expect(isThere()).toBe(false);
    expect(h.state().conversations.selectedId).toBeNull();
  });

  it('is over when the server removes the conversation before it answers', async () => {
    start();
    h.dispatch(openRequested(A));
    h.services.commands.endConversation.next(timeout);
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    h.dispatch(removed({ ...A, reason: 'finished', to: null }, mark(1)));
    await h.pass(60_000);
    expect(h.state().conversations).toMatchObject({ selectedId: null, departed: null, ending: {} });
    expect(sent()).toHaveLength(1);
  });

  it('leaves a conversation on screen that went to somebody else meanwhile', async () => {
    start();
    h.dispatch(openRequested(A));
    h.services.commands.endConversation.next(timeout);
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    h.dispatch(removed({ ...A, reason: 'transferred', to: 'Bia Reis' }, mark(1)));
    await h.pass(60_000);
    expect(h.state().conversations.departed).toMatchObject({ reason: 'transferred', to: 'Bia Reis' });
    expect(h.types()).not.toContain('conversations/ended');
  });

  it('opens the classify dialog when the server requires a classification after all', async () => {
    start();
    h.services.commands.endConversation.next(() => refused('CLASSIFICACAO_OBRIGATORIA', 'Classifique'));
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(dialog()).toMatchObject({ ...A, endsAfter: true });
    expect(question()).toBeNull();
    expect(isThere()).toBe(true);
  });

  it('tells the refusal where it can be tried again, and reads the list', async () => {
    start();
    h.services.commands.endConversation.next(() => refused('OUTRO_AGENTE', 'É de outro agente'));
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(question()).toEqual(A);
    expect(selectEnding(h.state(), '1001')).toEqual({ code: 'OUTRO_AGENTE', message: 'É de outro agente' });
    expect(h.state().connection.due).toBe('asked');
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(isThere()).toBe(false);
  });

  it('that the server refuses for a classification stays in question where the queue has none', async () => {
    start('Vendas');
    h.services.classificationApi.classifications.next(() => []);
    h.services.commands.endConversation.next(() => refused('CLASSIFICACAO_OBRIGATORIA', 'Classifique'));
    h.dispatch(endRequested(A));
    await h.settle();
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(dialog()).toBeNull();
    expect(question()).toEqual(A);
    expect(selectEnding(h.state(), '1001')).toMatchObject({ message: 'Classifique' });
  });

  it('is no failure when the conversation was finished already', async () => {
    start();
    h.services.commands.endConversation.next(() => refused('ATENDIMENTO_ENCERRADO', 'Já encerrado'));
    h.dispatch(endConfirmRequested(A));
    await h.settle();
    expect(isThere()).toBe(false);
    expect(h.types()).not.toContain('conversations/endFailed');
  });
});

it('after a due classification was saved the confirmation opens, and the end goes through', async () => {
  start('Vendas');
  h.dispatch(endRequested(A));
  await h.settle();
  h.dispatch(saveRequested({ ...A, classificationId: '1', subclassificationId: null, notes: '' }));
  await h.settle();
  expect(dialog()).toBeNull();
  expect(question()).toEqual(A);
  h.dispatch(endConfirmRequested(A));
  await h.settle();
  expect(isThere()).toBe(false);
});
