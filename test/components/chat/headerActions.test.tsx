import { act, screen } from '@testing-library/react';
import { HeaderActions } from '../../../src/components/chat/HeaderActions';
import { rowsLoaded } from '../../../src/store/classification/actions';
import * as conversations from '../../../src/store/conversations/actions';
import type { Conversation } from '../../../src/store/conversations/types';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';
import { signedInFacts } from '../../support/world';

const A = { conversationId: '1001' };

function show(fields: Partial<Conversation> = {}) {
  const conversation = sampleConversation(fields);
  return renderWithStore(<HeaderActions conversation={conversation} />, {
    facts: [...signedInFacts(), conversations.loaded({ conversations: [conversation] })],
  });
}

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('gives away, classifies and ends', async () => {
  const { user, dispatched } = show();
  expect(names()).toEqual(['Transferir', 'Classificar', 'Encerrar']);
  for (const name of names()) await user.click(screen.getByRole('button', { name: name ?? '' }));
  expect(dispatched.map(({ type }) => type)).toEqual([
    'conversations/transferOpenRequested',
    'classification/openRequested',
    'conversations/endRequested',
  ]);
});

it('says how the conversation is classified', () => {
  const { store } = show();
  const row = {
    id: 'r1',
    classificationId: '2',
    classification: 'Venda',
    subclassificationId: '21',
    subclassification: 'Fechada',
    notes: null,
    agent: 'Ana Lima',
  };
  act(() => void store.dispatch(rowsLoaded({ ...A, rows: [row] })));
  expect(screen.getByRole('button', { name: 'Classificar: Venda › Fechada' })).toHaveTextContent(
    'Venda › Fechada',
  );
});

it('does not give away what may not be', async () => {
  const { user, dispatched } = show({ status: 'finished', lastAgent: 'Ana Lima' });
  const transfer = screen.getByRole('button', { name: 'Transferir' });
  expect(transfer).toHaveAttribute('aria-disabled', 'true');
  await user.click(transfer);
  expect(dispatched).toEqual([]);
});
