import { act, screen } from '@testing-library/react';
import { TransferDialog } from '../../../src/components/transfer/TransferDialog';
import { askRequested, chooseRequested, runRequested } from '../../../src/store/bulkActions/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { loaded as queuesLoaded } from '../../../src/store/queues/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';
import { signedInFacts } from '../../support/world';

const open = (conversationId: string) => conversations.transferOpenRequested({ conversationId });

const sales = { name: 'Vendas', type: 3, mustClassify: false, email: null } as const;

it('the transfer of one conversation is of that one, after that of several went with the first of them', async () => {
  const { dispatched, store, user } = renderWithStore(<TransferDialog afterClose={() => undefined} />, {
    facts: [
      ...signedInFacts(),
      queuesLoaded({ queues: [{ ...sales, instances: [] }] }),
      conversations.loaded({ conversations: ['1', '3', '4', '5'].map((id) => sampleConversation({ id })) }),
      chooseRequested({ conversationIds: ['1', '3', '4'] }),
      askRequested({ kind: 'transfer' }),
      open('1'),
    ],
  });
  expect(screen.getByRole('dialog')).toHaveTextContent('3 selecionados');
  act(() => void store.dispatch(conversations.removed({ conversationId: '1', reason: 'other', to: null })));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void store.dispatch(open('5')));
  expect(screen.getByRole('dialog')).toHaveTextContent('Atendimento #5');
  await user.click(screen.getByRole('radio', { name: 'Vendas' }));
  await user.click(screen.getByRole('button', { name: 'Transferir' }));
  expect(dispatched.filter(conversations.transferRequested.match)).toMatchObject([
    { payload: { conversationId: '5', to: { kind: 'queue', queue: 'Vendas' } } },
  ]);
  expect(dispatched.filter(runRequested.match)).toEqual([]);
});
