import { act, screen, waitFor } from '@testing-library/react';
import { BulkDialog } from '../../../src/components/conversations/bulk/BulkDialog';
import {
  askRequested,
  chooseRequested,
  oneEnded,
  runRequested,
  started,
} from '../../../src/store/bulkActions/actions';
import { loaded as choicesLoaded } from '../../../src/store/classification/actions';
import { loaded, removed } from '../../../src/store/conversations/actions';
import { forgetRequested, keepRequested } from '../../../src/store/keptForms/actions';
import { selectKeptForms } from '../../../src/store/keptForms/selectors';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

const conversations = ['1', '3', '5', '7'].map((id) => sampleConversation({ id }));

function show(conversationIds: string[], ...kept: ReturnType<typeof keepRequested>[]) {
  const facts = [
    loaded({ conversations }),
    ...kept,
    chooseRequested({ conversationIds }),
    askRequested({ kind: 'classify' }),
  ];
  return renderWithStore(<BulkDialog afterClose={() => undefined} />, { facts });
}

const field = () => screen.getByRole('textbox', { name: 'Observação' });

it('the classification of several conversations is kept, whichever of them was chosen first', async () => {
  const { store, unmount, user } = show(['1', '3']);
  await user.type(field(), 'Resolvido');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  unmount();
  const [kept] = Object.values(selectKeptForms(store.getState()));
  if (kept === undefined) throw new Error('Nothing was kept');
  show(['3', '1'], keepRequested(kept));
  expect(field()).toHaveValue('Resolvido');
});

it('stands as it was filled in when one of several conversations goes meanwhile', async () => {
  const { store, user } = show(['1', '3']);
  await user.type(field(), 'Resolvido');
  act(() => void store.dispatch(removed({ conversationId: '3', reason: 'other', to: null })));
  expect(field()).toHaveValue('Resolvido');
});

it('begins empty for other conversations than those that were classified before', async () => {
  const { store, user } = show(['1', '3']);
  await user.type(field(), 'Resolvido');
  act(() => void store.dispatch(started({ conversationIds: ['1', '3'], kind: 'classify' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => {
    store.dispatch(chooseRequested({ conversationIds: ['5', '7'] }));
    store.dispatch(askRequested({ kind: 'classify' }));
  });
  expect(field()).toHaveValue('');
});

describe('what several conversations were classified with', () => {
  const choices = choicesLoaded({
    classifications: [{ id: '1', name: 'Dúvida', queues: [] }],
    subclassifications: [],
  });

  it('is written before the run begins, and left to it', async () => {
    const { dispatched, store, user } = show(['1', '3']);
    act(() => void store.dispatch(choices));
    await user.type(field(), 'Resolvido');
    await user.click(screen.getByRole('button', { name: 'Dúvida' }));
    act(() => void store.dispatch(started({ conversationIds: ['1', '3'], kind: 'classify' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dispatched.map(({ type }) => type).slice(-3)).toEqual([
      keepRequested.type,
      runRequested.type,
      started.type,
    ]);
    expect(dispatched.filter(forgetRequested.match)).toEqual([]);
    const [kept] = Object.values(selectKeptForms(store.getState()));
    expect(JSON.parse(kept?.values ?? '')).toMatchObject({ classificationId: '1', notes: 'Resolvido' });
  });

  it('stands there again for those that failed', async () => {
    const values = JSON.stringify({ classificationId: '1', subclassificationId: null, notes: 'Resolvido' });
    const { store } = show(['1', '3']);
    act(() => {
      store.dispatch(choices);
      store.dispatch(started({ conversationIds: ['1', '3'], kind: 'classify' }));
      store.dispatch(oneEnded({ conversationId: '1' }));
      store.dispatch(keepRequested({ key: 'classify 3', values }));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(askRequested({ kind: 'classify' })));
    expect(field()).toHaveValue('Resolvido');
    expect(screen.getByRole('dialog')).toHaveTextContent('Dúvida');
  });
});
