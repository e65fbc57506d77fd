import { keepChoices } from '../../../src/sagas/classification/classification';
import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { askRequested } from '../../../src/store/bulkActions/actions';
import { classifyOpenRequested } from '../../../src/store/calls/actions';
import {
  required,
  dismissRequested,
  openRequested,
  readRequested,
  saveRequested,
} from '../../../src/store/classification/actions';
import { endCancelRequested } from '../../../src/store/conversations/actions';
import { classifyOpenRequested as rowClassifyOpenRequested } from '../../../src/store/history/actions';
import { deferred, fails } from '../../support/fakes/scripted';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const A = { conversationId: '1001' };
const FORM = { ...A, classificationId: '1', subclassificationId: '11', notes: 'Quer saber o preço' };

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: atWork });
  h.run(() => serve(sessionWorkers()));
  h.run(keepChoices);
});
afterEach(() => h.end());

const state = () => h.state().classification;
const forms = () => h.services.classificationApi.classify.calls.map(([form]) => form);

describe('the choices', () => {
  it('are read when the first dialog opens, and only then', async () => {
    await h.settle();
    expect(h.services.classificationApi.classifications.calls).toEqual([]);
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(dismissRequested());
    h.dispatch(openRequested(A));
    await h.settle();
    expect(h.services.classificationApi.classifications.calls).toEqual([[['SAC']]]);
    expect(state()).toMatchObject({
      classifications: [{ id: '1', name: 'Dúvida' }],
      subclassifications: [{ id: '11', name: 'Preço' }],
      read: { status: 'loaded' },
    });
  });

  it.each([
    ['a conversation', openRequested(A)],
    ['several conversations', askRequested({ kind: 'classify' })],
    ['a call', classifyOpenRequested({ callId: 'c1' })],
    ['a row of the history', rowClassifyOpenRequested({ table: 'services', id: '1001' })],
  ])('are read again when those of %s are wanted more than five minutes later', async (_, opening) => {
    h.dispatch(openRequested(A));
    await h.settle();
    await h.pass(5 * 60_000);
    h.dispatch(opening);
    await h.settle();
    expect(h.services.classificationApi.classifications.calls).toHaveLength(1);
    await h.pass(1);
    h.dispatch(opening);
    await h.settle();
    expect(h.services.classificationApi.classifications.calls).toHaveLength(2);
  });

  it('are read again with the next dialog after a failure, or when the agent asks', async () => {
    h.services.classificationApi.subclassifications.next(fails('http'), fails('badAnswer'));
    h.dispatch(openRequested(A));
    await h.settle();
    expect(state().read).toMatchObject({ status: 'failed', failure: { code: 'http' } });
    h.dispatch(readRequested());
    await h.settle();
    expect(state().read).toMatchObject({ status: 'failed', failure: { code: 'badAnswer' } });
    h.dispatch(openRequested(A));
    await h.settle();
    expect(state().read.status).toBe('loaded');
  });
});

describe('how it is classified so far', () => {
  it('is read when the agent opens the dialog', async () => {
    const row = {
      id: '5',
      classificationId: '1',
      classification: 'Dúvida',
      subclassificationId: '11',
      subclassification: 'Preço',
      notes: 'Ontem',
      agent: 'Bia Reis',
    };
    h.services.classificationApi.ofConversation.next(() => Promise.resolve([row]));
    h.dispatch(openRequested(A));
    await h.settle();
    expect(state().rows['1001']).toEqual([row]);
  });

  it('is not what an answer says that comes after a save', async () => {
    const late = deferred<[]>();
    h.services.classificationApi.ofConversation.next(() => late.promise);
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(saveRequested(FORM));
    await h.settle();
    late.resolve([]);
    await h.settle();
    expect(state().rows['1001']).toMatchObject([{ classificationId: '1', subclassificationId: '11' }]);
  });
});

describe('Salvar', () => {
  it('sends the form with an id and the agent, shows the row and closes the dialog', async () => {
    h.dispatch(openRequested(A));
    await h.settle();
    h.forget();
    h.dispatch(saveRequested(FORM));
    expect(state().dialog).toMatchObject({ saving: true });
    await h.settle();
    expect(h.services.classificationApi.classify.calls).toEqual([
      [{ reqId: expect.any(String) as string, ...FORM }, 'Ana Lima'],
    ]);
    expect(h.types()).toEqual([
      'classification/saveRequested',
      'classification/saveStarted',
      'classification/saved',
    ]);
    expect(state().rows['1001']).toEqual([
      {
        id: '900',
        classificationId: '1',
        classification: 'Dúvida',
        subclassificationId: '11',
        subclassification: 'Preço',
        notes: 'Quer saber o preço',
        agent: 'Ana Lima',
      },
    ]);
    expect(state().dialog).toBeNull();
  });

  it('keeps the dialog when it fails, and says why', async () => {
    h.services.classificationApi.classify.next(fails('VALIDACAO', 'Classificação desconhecida'));
    h.dispatch(required(A));
    await h.settle();
    h.dispatch(saveRequested(FORM));
    await h.settle();
    expect(state().dialog).toEqual({
      ...A,
      endsAfter: true,
      saving: false,
      failure: { code: 'VALIDACAO', message: 'Classificação desconhecida' },
    });
    expect(h.types()).not.toContain('conversations/endConfirmationOpened');
  });

  it('pressed again after a lost answer is the same save; with other words it is another', async () => {
    h.services.classificationApi.classify.next(fails('timeout'), fails('timeout'));
    h.dispatch(openRequested(A));
    await h.settle();
    for (const form of [FORM, FORM, { ...FORM, notes: 'Outra' }]) {
      h.dispatch(saveRequested(form));
      await h.settle();
    }
    const [first, second, third] = forms().map(({ reqId }) => reqId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('of the same words in two conversations are two saves', async () => {
    h.dispatch(saveRequested(FORM));
    await h.settle();
    h.dispatch(saveRequested({ ...FORM, conversationId: '1002' }));
    await h.settle();
    expect(new Set(forms().map(({ reqId }) => reqId)).size).toBe(2);
  });

  it('twice at once is one save', async () => {
    h.dispatch(openRequested(A));
    h.dispatch(saveRequested(FORM));
    h.dispatch(saveRequested(FORM));
    await h.settle();
    expect(forms()).toHaveLength(1);
  });

  it('of another conversation goes out while the first is not answered, and each answers for itself', async () => {
    const late = deferred<{ id: string }>();
    h.services.classificationApi.classify.next(() => late.promise, fails('timeout'));
    h.dispatch(openRequested(A));
    h.dispatch(saveRequested(FORM));
    await h.settle();
    h.dispatch(dismissRequested());
    const other = { ...FORM, conversationId: '1002' };
    h.dispatch(openRequested({ conversationId: '1002' }));
    for (const again of [other, other]) {
      h.dispatch(saveRequested(again));
      await h.settle();
    }
    const [, second, third] = forms().map(({ reqId }) => reqId);
    expect(forms().map(({ conversationId }) => conversationId)).toEqual(['1001', '1002', '1002']);
    expect(third).toBe(second);
    expect(state().dialog).toBeNull();
    late.resolve({ id: '901' });
    await h.settle();
    expect(state().rows['1001']).toHaveLength(1);
  });

  it('with other words goes out once the first is answered', async () => {
    const late = deferred<{ id: string }>();
    h.services.classificationApi.classify.next(() => late.promise);
    h.dispatch(saveRequested(FORM));
    h.dispatch(saveRequested({ ...FORM, notes: 'Outra' }));
    await h.settle();
    expect(forms()).toHaveLength(1);
    late.resolve({ id: '901' });
    await h.settle();
    expect(forms().map(({ notes }) => notes)).toEqual([FORM.notes, 'Outra']);
  });

  it('opens the confirmation only when the end had asked for it', async () => {
    h.dispatch(openRequested(A));
    h.dispatch(saveRequested(FORM));
    await h.settle();
    expect(h.state().conversations.confirmingEnd).toBeNull();
    for (const asking of [required(A), openRequested({ ...A, endsAfter: true })]) {
      h.dispatch(endCancelRequested());
      h.dispatch(asking);
      expect(h.state().conversations.confirmingEnd).toBeNull();
      h.dispatch(saveRequested(FORM));
      await h.settle();
      expect(h.state().conversations.confirmingEnd).toEqual(A);
    }
  });

  it('does not open the confirmation when the agent left the dialog meanwhile', async () => {
    const late = deferred<{ id: string }>();
    h.services.classificationApi.classify.next(() => late.promise);
    h.dispatch(required(A));
    h.dispatch(saveRequested(FORM));
    await h.settle();
    h.dispatch(dismissRequested());
    late.resolve({ id: '901' });
    await h.settle();
    expect(state().rows['1001']).toHaveLength(1);
    expect(h.state().conversations.confirmingEnd).toBeNull();
  });
});
