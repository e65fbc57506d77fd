import { act, screen, waitFor } from '@testing-library/react';
import { BulkDialog } from '../../../src/components/conversations/bulk/BulkDialog';
import { askRequested, chooseRequested, started } from '../../../src/store/bulkActions/actions';
import { loaded, removed } from '../../../src/store/conversations/actions';
import { keepRequested } from '../../../src/store/keptForms/actions';
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
