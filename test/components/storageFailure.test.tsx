import { act, screen } from '@testing-library/react';
import { StorageFailureNews } from '../../src/components/app/StorageFailureNews';
import { keepingFailed } from '../../src/store/drafts/actions';
import { storingFailed } from '../../src/store/outbox/actions';
import { renderWithStore } from '../support/renderWithStore';

it('tells once that the browser cannot keep what the agent writes', async () => {
  const { store } = renderWithStore(<StorageFailureNews />);
  expect(screen.queryByText(/não conseguiu guardar/)).toBeNull();
  act(() => {
    store.dispatch(keepingFailed({ conversationId: '1001', code: 'storage', message: '' }));
    store.dispatch(storingFailed({ clientMsgId: 'c1', code: 'storage', message: '' }));
  });
  expect(await screen.findAllByText(/não conseguiu guardar/)).toHaveLength(1);
});
