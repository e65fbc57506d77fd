import { act, screen } from '@testing-library/react';
import { StorageFailureToasts } from '../../../src/components/app/StorageFailureToasts';
import { keepingFailed } from '../../../src/store/drafts/actions';
import { storingFailed } from '../../../src/store/outbox/actions';
import { renderWithStore } from '../../support/renderWithStore';

it('tells once that the browser cannot keep what the agent writes', async () => {
  const { store } = renderWithStore(<StorageFailureToasts />);
  expect(screen.queryByText(/não conseguiu guardar/)).toBeNull();
  act(() => {
    store.dispatch(keepingFailed({ conversationId: '1001', code: 'storage', message: '' }));
    store.dispatch(storingFailed({ clientMsgId: 'c1', code: 'storage', message: '' }));
  });
  expect(await screen.findAllByText(/não conseguiu guardar/)).toHaveLength(1);
});

it('tells of each file for which there is no room', async () => {
  const { store } = renderWithStore(<StorageFailureToasts />);
  act(() => void store.dispatch(storingFailed({ clientMsgId: 'c1', code: 'quota', message: '' })));
  expect(await screen.findByText(/Não há espaço neste navegador/)).toBeVisible();
  expect(screen.queryByText(/não conseguiu guardar/)).toBeNull();
});
