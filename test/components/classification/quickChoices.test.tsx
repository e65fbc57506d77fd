import { act, screen, waitFor, within } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import * as classification from '../../../src/store/classification/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

const A = { conversationId: '1001' };

const choices = classification.loaded({
  classifications: [
    { id: '1', name: 'Dúvida', queues: [] },
    { id: '2', name: 'Venda', queues: [] },
    { id: '3', name: 'De outra fila', queues: ['Vendas'] },
  ],
  subclassifications: [
    { id: '21', name: 'Fechada', classificationId: '2' },
    { id: '22', name: 'Perdida', classificationId: '2' },
  ],
});

async function open(fields: { endsAfter?: true } = {}) {
  const view = renderWithStore(<Dialogs />, {
    facts: [conversations.loaded({ conversations: [sampleConversation()] }), choices],
  });
  act(() => void view.store.dispatch(classification.openRequested({ ...A, ...fields })));
  const dialog = await screen.findByRole('dialog', { name: 'Classificar' });
  const group = within(within(dialog).getByRole('group', { name: 'Salvar com um clique' }));
  const asked = () => view.dispatched.filter(classification.saveRequested.match);
  return { ...view, dialog, group, asked };
}

it('are the classifications of the queue, as fine as they go', async () => {
  const { group } = await open();
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dúvida',
    'Venda › Fechada',
    'Venda › Perdida',
  ]);
});

it('save by one press, with the note as it stands', async () => {
  const { asked, dialog, group, user } = await open();
  await user.type(within(dialog).getByRole('textbox', { name: 'Observação' }), ' Quer desconto ');
  await user.click(group.getByRole('button', { name: 'Venda › Perdida' }));
  expect(asked()).toMatchObject([
    { payload: { ...A, classificationId: '2', subclassificationId: '22', notes: 'Quer desconto' } },
  ]);
  expect(group.getByRole('button', { name: 'Venda › Perdida' })).toHaveAttribute('aria-pressed', 'true');
});

it('stay chosen where the server refuses, for another try', async () => {
  const { dialog, group, store, user, asked } = await open();
  await user.click(group.getByRole('button', { name: 'Venda › Fechada' }));
  act(() => void store.dispatch(classification.saveStarted(A)));
  expect(group.getByRole('button', { name: 'Dúvida' })).toBeDisabled();
  act(() => void store.dispatch(classification.saveFailed({ ...A, code: 'http', message: 'Sem banco' })));
  expect(dialog).toHaveTextContent('Sem banco');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(asked().at(-1)).toMatchObject({ payload: { classificationId: '2', subclassificationId: '21' } });
});

it('stand beside what opened them, and over the screen where the end waits for them', async () => {
  const { dialog, user } = await open();
  expect(dialog).not.toHaveAttribute('aria-modal');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('are over the screen where the end waits for them', async () => {
  const { dialog } = await open({ endsAfter: true });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
});
