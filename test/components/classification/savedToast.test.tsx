import { act, screen, waitFor } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import * as classification from '../../../src/store/classification/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { classificationDelayed } from '../../../src/store/outbox/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

const A = { conversationId: '1001' };

const row = {
  id: 'r1',
  classificationId: '1',
  classification: 'Dúvida',
  subclassificationId: null,
  subclassification: null,
  notes: null,
  agent: 'Ana Lima',
};

async function open() {
  const view = renderWithStore(<Dialogs />, {
    facts: [
      conversations.loaded({ conversations: [sampleConversation()] }),
      classification.loaded({
        classifications: [{ id: '1', name: 'Dúvida', queues: [] }],
        subclassifications: [],
      }),
      classification.openRequested(A),
    ],
  });
  await screen.findByRole('dialog');
  return view;
}

it('says what was saved', async () => {
  const { store, user } = await open();
  await user.click(screen.getByRole('combobox', { name: 'Classificação' }));
  await user.click(screen.getByText('Dúvida', { selector: '.ant-select-item-option-content' }));
  act(() => void store.dispatch(classification.saveStarted(A)));
  expect(screen.queryByText(/Classificação salva/u)).toBeNull();
  act(() => void store.dispatch(classification.saved({ ...A, row })));
  expect(await screen.findByText('Classificação salva: Dúvida')).toBeInTheDocument();
});

it('does not say so of one that waits for the server', async () => {
  const { store } = await open();
  act(() => void store.dispatch(classification.saveStarted(A)));
  act(() => {
    store.dispatch(classificationDelayed({ reqId: 'r1' }));
    store.dispatch(classification.saved({ ...A, row }));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/Classificação salva/u)).toBeNull();
});
