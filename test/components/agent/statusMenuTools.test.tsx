import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { StatusMenuTools } from '../../../src/components/agent/StatusMenuTools';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

it('the status menu leads every agent to the settings, and opens nothing over the screen', async () => {
  const leave = jest.fn();
  const { user, dispatched } = renderWithStore(
    <>
      <StatusMenuTools leave={leave} />
      <Address />
    </>,
    { facts: signedInFacts({ canEditConfig: false }) },
  );
  await user.click(screen.getByRole('button', { name: 'Preferências' }));
  expect(screen.getByText('/configuracoes')).toBeInTheDocument();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(dispatched.map(({ type }) => type)).toEqual(['conversations/leaveRequested']);
});
