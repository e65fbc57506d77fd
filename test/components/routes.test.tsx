import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../../src/app/App';
import { pathAfterLogin } from '../../src/pages/redirect';
import { featureLost } from '../../src/store/app/actions';
import * as auth from '../../src/store/auth/actions';
import { saveRequested } from '../../src/store/config/actions';
import { recordingStore } from '../support/renderWithStore';
import { createTestHandles } from '../support/testHandles';
import { CONFIGURATION, signedInFacts, signedOutFacts, USER } from '../support/world';

/** The whole console at an address; resolves when its words are loaded. */
async function show(at: string, facts = signedOutFacts()) {
  window.history.replaceState(null, '', at);
  const { store } = recordingStore(facts);
  const view = render(<App store={store} handles={createTestHandles()} />);
  await waitFor(() => expect(view.container).not.toBeEmptyDOMElement());
  return { ...view, store };
}

function address(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

describe('the guard', () => {
  it.each([
    ['/', '/login?redirect=%2F'],
    ['/home', '/login?redirect=%2Fhome'],
    ['/ligacao123', '/login?redirect=%2Fligacao123'],
    ['/historico?de=2026-01-01&ate=b#x', '/login?redirect=%2Fhistorico%3Fde%3D2026-01-01%26ate%3Db%23x'],
    ['/phone?a=1#chat', '/login?redirect=%2Fphone%3Fa%3D1%23chat'],
    ['/chat', '/login?redirect=%2Fchat'],
    ['/chat2', '/login?redirect=%2Fchat2'],
    ['/login', '/login'],
    ['/login?redirect=%2Fcontatos', '/login?redirect=%2Fcontatos'],
  ])('sends a visitor of %s to %s', async (from, to) => {
    await show(from);
    expect(address()).toBe(to);
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('holds when the visitor goes back to an earlier address', async () => {
    await show('/login?redirect=%2Fcontatos');
    window.history.replaceState(null, '', '/historico');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(address()).toBe('/login?redirect=%2Fhistorico');
  });

  it('waits quietly while the session is looked for, but shows the login form at once', async () => {
    const waiting = await show('/home', [saveRequested(CONFIGURATION)]);
    expect(address()).toBe('/home');
    expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();
    waiting.unmount();
    await show('/login', [saveRequested(CONFIGURATION)]);
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });

  it('shows the login, and why, when the console could not be fetched whole', async () => {
    const { store } = await show('/contatos', [saveRequested(CONFIGURATION)]);
    act(() => void store.dispatch(featureLost({ feature: 'effects' })));
    expect(address()).toBe('/login?redirect=%2Fcontatos');
    expect(screen.getByRole('alert')).toHaveTextContent('O console não foi carregado por inteiro.');
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeInTheDocument();
  });

  it('lets an agent whose session was found stay where they are', async () => {
    const { store } = await show('/contatos?q=a', [saveRequested(CONFIGURATION)]);
    act(() => void store.dispatch(auth.sessionRestored({ user: USER })));
    expect(await screen.findByRole('banner')).toBeInTheDocument();
    expect(address()).toBe('/contatos?q=a');
  });

  it.each([
    ['/login', '/home'],
    ['/login?redirect=%2Fcontatos%3Fq%3Dana', '/contatos?q=ana'],
    ['/login?redirect=%2Fphone%3Fa%3D1%23chat', '/phone?a=1#chat'],
    ['/login?redirect=%2F', '/home'],
    ['/login?redirect=https%3A%2F%2Fmau.example', '/home'],
  ])('brings an agent who signs in at %s to %s', async (from, to) => {
    const { store } = await show(from);
    act(() => {
      store.dispatch(auth.loginRequested({ login: 'ana', secretId: null, saveCredentials: false }));
      store.dispatch(auth.loggedIn({ user: USER }));
    });
    expect(await screen.findByRole('banner')).toBeInTheDocument();
    expect(address()).toBe(to);
  });

  it('goes back to the login when the session ends', async () => {
    const { store } = await show('/contatos', signedInFacts());
    expect(await screen.findByRole('banner')).toBeInTheDocument();
    act(() => void store.dispatch(auth.loggedOut({ reason: 'agent', message: null })));
    expect(address()).toBe('/login?redirect=%2Fcontatos');
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  });
});

describe('the document', () => {
  it('has the title, the language and the scheme of the product', async () => {
    await show('/login');
    expect(document.title).toBe('Central Aurora');
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(document.documentElement.style.getPropertyValue('--color-text')).toBe('#14213d');
  });

  it('changes language without losing what was typed', async () => {
    const { store } = await show('/login');
    await userEvent.type(screen.getByRole('textbox', { name: 'Usuário' }), 'ana');
    act(() => void store.dispatch(saveRequested({ ...CONFIGURATION, language: 'es_cl' })));
    expect(await screen.findByLabelText('Contraseña')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Usuario' })).toHaveValue('ana');
    expect(document.documentElement.lang).toBe('es-CL');
  });
});

describe('pathAfterLogin', () => {
  it.each([
    [null, '/home'],
    ['', '/home'],
    ['home', '/home'],
    ['/login?redirect=/login', '/home'],
    ['//mau.example/x', '/home'],
    ['//', '/home'],
    ['/\\mau.example', '/home'],
    ['/\t/mau.example', '/home'],
    ['/.//mau.example', '/home'],
    ['javascript:alert(1)', '/home'],
    ['/ligacao/123?a=b#c', '/ligacao/123?a=b#c'],
  ])('takes %j to %s', (asked, to) => {
    expect(pathAfterLogin(asked)).toBe(to);
  });
});
