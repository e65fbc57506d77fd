import { act, screen } from '@testing-library/react';
import * as auth from '../../src/store/auth/actions';
import { editRightReported, saveRequested } from '../../src/store/config/actions';
import { LoginPage } from '../../src/pages/LoginPage';
import { violations } from '../support/axe';
import { renderWithStore } from '../support/renderWithStore';
import { CONFIGURATION, signedInFacts, signedOutFacts } from '../support/world';

function show(facts = signedOutFacts()) {
  return renderWithStore(<LoginPage />, { facts, route: '/login' });
}

const user = () => screen.getByRole('textbox', { name: 'Usuário' });
const password = () => screen.getByLabelText('Senha');
const enter = () => screen.getByRole('button', { name: 'Entrar' });
const save = () => screen.getByRole('checkbox', { name: 'Salvar credenciais' });

function request(login: string) {
  return auth.loginRequested({ login, secretId: null, saveCredentials: false });
}

describe('the login page', () => {
  it('asks to sign in with the password outside the action', async () => {
    const view = show();
    await view.user.type(user(), ' ana ');
    await view.user.type(password(), 's3gr3do{Enter}');
    expect(view.dispatched).toEqual([
      expect.objectContaining({
        type: 'auth/loginRequested',
        payload: { login: 'ana', secretId: 'handle-1', saveCredentials: false },
      }),
    ]);
    expect(view.handles.valueOf('handle-1')).toBe('s3gr3do');
    expect(JSON.stringify(view.store.getState())).not.toContain('s3gr3do');
  });

  it('offers the settings to everybody until an agent without the right was signed in', async () => {
    const left = auth.loggedOut({ reason: 'agent', message: null });
    const first = show();
    expect(screen.getByRole('button', { name: 'Configurações' })).toBeVisible();
    first.unmount();
    const editor = show([...signedInFacts(), editRightReported({ canEdit: true }), left]);
    expect(screen.getByRole('button', { name: 'Configurações' })).toBeVisible();
    editor.unmount();
    const {
      container,
      dispatched,
      user: hand,
    } = show([...signedInFacts(), editRightReported({ canEdit: false }), left]);
    expect(screen.queryByRole('button', { name: 'Configurações' })).not.toBeInTheDocument();
    await hand.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'Español (Chile)');
    expect(dispatched).toMatchObject([
      { type: 'config/saveRequested', payload: { language: 'es_cl', server: CONFIGURATION.server } },
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('offers them where the server is out of reach: nobody whose right could be known can sign in', () => {
    const locked = [...signedOutFacts(), editRightReported({ canEdit: false }), request('ana')];
    const settings = () => screen.queryByRole('button', { name: 'Configurações' });
    const refused = show([...locked, auth.loginFailed({ code: 'NAO_AUTENTICADO', message: '' })]);
    expect(settings()).toBeNull();
    refused.unmount();
    show([...locked, auth.loginFailed({ code: 'offline', message: '' })]);
    expect(settings()).toBeVisible();
  });

  it('asks once while the server has not answered', async () => {
    const view = show();
    await view.user.type(user(), 'ana');
    await view.user.click(enter());
    const busy = screen.getByRole('button', { name: 'Entrando…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await view.user.click(busy);
    await view.user.type(password(), '{Enter}');
    expect(view.dispatched).toHaveLength(1);
  });

  it('shows the words of the server when it refuses', async () => {
    const view = show();
    act(() => void view.store.dispatch(request('ana')));
    act(() => void view.store.dispatch(auth.loginFailed({ code: 'http', message: 'Senha incorreta' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Senha incorreta');
    expect(enter()).toHaveAttribute('aria-disabled', 'false');
  });

  it('goes to the password once it was refused, ready to be typed anew', async () => {
    const view = show();
    await view.user.type(user(), 'ana');
    await view.user.type(password(), 'errada');
    await view.user.click(enter());
    act(() => void view.store.dispatch(auth.loginFailed({ code: 'NAO_AUTENTICADO', message: 'Não' })));
    expect(password()).toHaveFocus();
    await view.user.keyboard('certa');
    expect(password()).toHaveValue('certa');
  });

  it('leaves the focus where it is when the server did not answer', async () => {
    const view = show();
    await view.user.type(user(), 'ana');
    await view.user.click(enter());
    act(() => void view.store.dispatch(auth.loginFailed({ code: 'timeout', message: '' })));
    expect(enter()).toHaveFocus();
  });

  it.each(['offline', 'timeout'])('says that the server does not answer (%s)', (code) => {
    show([...signedOutFacts(), request('ana'), auth.loginFailed({ code, message: '' })]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erro de conexão com o servidor, verifique o endereço do servidor!',
    );
  });

  it('says that user or password are wrong where the server refuses without a word', () => {
    show([...signedOutFacts(), request('ana'), auth.loginFailed({ code: 'NAO_AUTENTICADO', message: '' })]);
    expect(screen.getByRole('alert')).toHaveTextContent('Usuário ou senha inválidos');
  });

  it.each([
    ['Ramal em uso', 'Ramal em uso'],
    [null, 'Sua sessão foi encerrada porque você entrou em outro lugar.'],
  ])('says why the last session ended (%s)', (message, text) => {
    show([...signedInFacts(), auth.loggedOut({ reason: 'otherLogin', message })]);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('offers the saved password, and takes another one', async () => {
    const view = show([...signedOutFacts(), auth.credentialsFound({ login: 'ana' })]);
    expect(user()).toHaveValue('ana');
    expect(save()).toBeChecked();
    expect(password()).toHaveAccessibleDescription('Deixe em branco para usar a senha salva.');
    await view.user.click(enter());
    expect(view.dispatched).toEqual([
      expect.objectContaining({ payload: { login: 'ana', secretId: null, saveCredentials: true } }),
    ]);
  });

  it('does not use the saved password for another user', async () => {
    const view = show([...signedOutFacts(), auth.credentialsFound({ login: 'ana' })]);
    await view.user.clear(user());
    await view.user.type(user(), 'beto');
    await view.user.click(enter());
    expect(view.dispatched).toEqual([
      expect.objectContaining({ payload: { login: 'beto', secretId: 'handle-1', saveCredentials: true } }),
    ]);
  });

  it('leads to the settings, first of all when there are none', async () => {
    const view = show([auth.sessionMissing()]);
    await view.user.type(user(), 'ana{Enter}');
    await view.user.click(screen.getByRole('button', { name: 'Configurações' }));
    expect(view.dispatched.map(({ type }) => type)).toEqual([
      'ui/settingsOpenRequested',
      'ui/settingsOpenRequested',
    ]);
    act(() => void view.store.dispatch(saveRequested(CONFIGURATION)));
    await view.user.click(enter());
    expect(view.dispatched.at(-1)).toMatchObject({ type: 'auth/loginRequested' });
  });

  it('shows the version and the product of the deployment', () => {
    show();
    expect(screen.getByText(/^v\d+\.\d+\.\d+/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Central Aurora' })).toBeInTheDocument();
  });

  it('has no serious accessibility violation', async () => {
    show([...signedOutFacts(), request('ana'), auth.loginFailed({ code: 'http', message: 'Não' })]);
    expect(await violations()).toEqual([]);
  });
});
