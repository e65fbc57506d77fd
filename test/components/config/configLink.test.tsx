import { screen, waitFor } from '@testing-library/react';
import { ConfigLink } from '../../../src/components/config/ConfigLink';
import { renderWithStore } from '../../support/renderWithStore';

function open(address: string) {
  window.history.replaceState(null, '', address);
  return renderWithStore(<ConfigLink />);
}

const here = () => `${location.pathname}${location.search}${location.hash}`;

describe('settings in a link', () => {
  it.each([
    ['/home?config=e30&x=1#fim', '/home?x=1#fim'],
    ['/login?redirect=%2Fhistorico%3Fconfig%3De30%23fim', '/login?redirect=%2Fhistorico%23fim'],
  ])('are refused with a notice, and leave the address: %s', async (address, plain) => {
    const { user } = open(address);
    await screen.findByRole('dialog', { name: 'Configurações por link não são aceitas' });
    expect(here()).toBe(plain);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['/home', '/login?redirect=%2Fhome%3Fx%3D1', '/login?redirect=https://outro/?config=1'])(
    'are nowhere in %s, which stays as it is',
    (address) => {
      open(address);
      expect(here()).toBe(address);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
