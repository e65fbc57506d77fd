import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { pathAfterLogin } from '../../src/pages/redirect';
import { Screens } from '../../src/pages/Screens';
import * as auth from '../../src/store/auth/actions';
import { renderWithStore } from '../support/renderWithStore';
import { signedInFacts, signedOutFacts, USER } from '../support/world';

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

function show(route: string, facts = signedOutFacts()) {
  const shown = (
    <>
      <Screens />
      <Where />
    </>
  );
  return renderWithStore(shown, { facts, route });
}

const address = () => screen.getByText(/^\//, { selector: 'output' }).textContent;

describe('the guard', () => {
  it.each([
    ['/', '/login?redirect=%2F'],
    ['/home', '/login?redirect=%2Fhome'],
    ['/ligacao123', '/login?redirect=%2Fligacao123'],
    ['/historico?de=2026-01-01&ate=b#x', '/login?redirect=%2Fhistorico%3Fde%3D2026-01-01%26ate%3Db%23x'],
  ])('sends a visitor of %s to %s', (route, to) => {
    show(route);
    expect(address()).toBe(to);
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('waits quietly while the session is looked for, but shows the login form at once', () => {
    const waiting = show('/home', []);
    expect(address()).toBe('/home');
    expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();
    waiting.unmount();
    show('/login', []);
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it.each([
    ['/login', '/home'],
    ['/login?redirect=%2Fcontatos%3Fq%3Dana', '/contatos?q=ana'],
    ['/login?redirect=%2F', '/home'],
    ['/login?redirect=https%3A%2F%2Fmau.example', '/home'],
  ])('brings an agent who signs in at %s to %s', async (route, to) => {
    const { store } = show(route);
    await act(async () => {
      store.dispatch(auth.loginRequested({ login: 'ana', secretId: null, saveCredentials: false }));
      store.dispatch(auth.loggedIn({ user: USER }));
    });
    expect(address()).toBe(to);
  });

  it('goes back to the login when the session ends', async () => {
    const { store } = show('/home', signedInFacts());
    expect(address()).toBe('/home');
    await act(async () => void store.dispatch(auth.loggedOut({ reason: 'agent', message: null })));
    expect(address()).toBe('/login?redirect=%2Fhome');
  });
});

describe('pathAfterLogin', () => {
  it.each([
    [null, '/home'],
    ['', '/home'],
    ['home', '/home'],
    ['/login?redirect=/login', '/home'],
    ['//mau.example/x', '/home'],
    ['/\\mau.example', '/home'],
    ['/\t/mau.example', '/home'],
    ['/.//mau.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/ligacao/123?a=b#c', '/ligacao/123?a=b#c'],
  ])('takes %j to %s', (asked, to) => {
    expect(pathAfterLogin(asked)).toBe(to);
  });
});
