import { act, screen } from '@testing-library/react';
import { QueueToasts } from '../../../src/components/queues/QueueToasts';
import { switchFailed } from '../../../src/store/queues/actions';
import { drawerToggleRequested } from '../../../src/store/ui/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

const REFUSED = switchFailed({ code: 'SEM_FILA', message: 'Fila fechada', queues: ['Vendas'] });

it('says with the server’s words that a change of queue came to nothing, each time', () => {
  const { store } = renderWithStore(<QueueToasts />, { facts: signedInFacts() });
  act(() => void store.dispatch(REFUSED));
  const toasts = screen.getByRole('status');
  expect(toasts).toHaveTextContent('A mudança de fila não foi feita. Fila fechada');
  const undone = switchFailed({ code: 'undone', message: '', queues: ['Vendas'] });
  act(() => void store.dispatch(undone));
  expect(toasts).toHaveTextContent(/^A mudança de fila não foi feita. O servidor respondeu, mas a mudança/u);
});

it('leaves it to the status menu while that is open', () => {
  const { store } = renderWithStore(<QueueToasts />, {
    facts: [...signedInFacts(), drawerToggleRequested()],
  });
  act(() => void store.dispatch(REFUSED));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
