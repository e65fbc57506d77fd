import { act, screen, within } from '@testing-library/react';
import { ConsoleFrame } from '../../../src/components/frame/ConsoleFrame';
import {
  logoutStarted,
  loggedOut,
  renewalFailed,
  renewRequested,
  sessionExpired,
  sessionRenewed,
} from '../../../src/store/auth/actions';
import { handshakeRefused } from '../../../src/store/connection/actions';
import type { Language } from '../../../src/store/config/types';
import { violations } from '../../support/axe';
import { callEnded, incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleUser } from '../../support/sagaSamples';
import { signedInFacts } from '../../support/world';

const expired = (message = '') => sessionExpired({ message });

function show(language: Language = 'pt_BR', facts = [...signedInFacts(), ...incomingCall('in1')]) {
  return renderWithStore(
    <ConsoleFrame>
      <main />
    </ConsoleFrame>,
    { facts, language },
  );
}

describe('a session that ends in a call', () => {
  it.each<[Language, string, string]>([
    [
      ...(['pt_BR', ''] as const),
      'Sua sessão expirou. A ligação continua. Entre novamente para seguir com os atendimentos; sem isso, o login será pedido quando a ligação terminar.',
    ],
    [
      ...(['es_cl', 'Turno terminado. '] as const),
      'El servidor cerró tu sesión: Turno terminado. La llamada sigue. Entra de nuevo para continuar con las atenciones; si no, se te pedirá cuando la llamada termine.',
    ],
    [
      ...(['eng_US', 'Shift over'] as const),
      'The server ended your session: Shift over. The call continues. Sign in again to keep working on your conversations; otherwise you will be asked to sign in when the call ends.',
    ],
  ])('is told at once in %s, with the server’s reason (%s)', async (language, message, words) => {
    const { container, store } = show(language);
    act(() => void store.dispatch(expired(message)));
    const told = screen.getByText(words);
    expect(told).toBeVisible();
    // Nothing in the way of the call.
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const bar = told.closest('[role="status"]');
    if (!(bar instanceof HTMLElement)) throw new Error('No status');
    expect(within(bar).queryByRole('button')).not.toBeInTheDocument();
    expect(await violations(container)).toEqual([]);
  });

  it('is announced once, by a region that was there before, and stays for the whole call', () => {
    const { store } = show();
    const regions = screen.getAllByRole('status');
    act(() => void store.dispatch(expired('Turno encerrado')));
    const told = screen.getByText(/Turno encerrado/u);
    expect(regions).toContain(told.closest('[role="status"]'));
    act(() => void store.dispatch(expired()));
    act(() => void store.dispatch(expired('Token inválido')));
    expect(screen.getByText(/Turno encerrado/u)).toBe(told);
    expect(screen.queryByText(/Token inválido/u)).not.toBeInTheDocument();
    act(() => void store.dispatch(callEnded('in1')));
    expect(told).not.toBeInTheDocument();
  });

  it('has no dialog about the connection that was refused for it', () => {
    const { store } = show();
    const refused = handshakeRefused({ code: 'NAO_AUTENTICADO', message: 'Sessão expirada' });
    act(() => void store.dispatch(refused));
    expect(screen.getByText(/O servidor encerrou a sua sessão: Sessão expirada\./u)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for the password beside the call, without taking the keys, and tells a refusal', async () => {
    const { container, dispatched, store, user } = show();
    act(() => void store.dispatch(expired()));
    const form = within(screen.getByRole('form', { name: 'Entrar novamente' }));
    const password = form.getByLabelText('Senha');
    expect(password).not.toHaveFocus();
    await user.type(password, 'segredo{Enter}');
    const asked = () => dispatched.filter(renewRequested.match);
    expect(asked()).toHaveLength(1);
    expect(JSON.stringify(dispatched)).not.toContain('segredo');
    expect(password).toHaveValue('');
    await user.type(password, 'outra{Enter}');
    expect(asked()).toHaveLength(1);
    act(() => void store.dispatch(renewalFailed({ code: 'NAO_AUTENTICADO', message: '' })));
    expect(form.getByRole('alert')).toHaveTextContent('Usuário ou senha');
    expect(await violations(container)).toEqual([]);
  });

  it('goes with the session that goes on', () => {
    const { store } = show();
    act(() => void store.dispatch(expired()));
    act(() => void store.dispatch(renewRequested({ secretId: null })));
    act(() => void store.dispatch(sessionRenewed({ user: sampleUser() })));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByText(/Sua sessão expirou/u)).not.toBeInTheDocument();
  });

  it('says nothing without a call, nor once the agent is out', () => {
    const { store } = show('pt_BR', signedInFacts());
    act(() => void store.dispatch(expired()));
    expect(screen.queryByText(/Sua sessão expirou/u)).not.toBeInTheDocument();
    act(() => incomingCall('in1').forEach((fact) => store.dispatch(fact)));
    expect(screen.getByText(/Sua sessão expirou/u)).toBeVisible();
    act(() => void store.dispatch(logoutStarted()));
    expect(screen.queryByText(/Sua sessão expirou/u)).not.toBeInTheDocument();
    act(() => void store.dispatch(loggedOut({ reason: 'session', message: null })));
    expect(screen.queryByText(/Sua sessão expirou/u)).not.toBeInTheDocument();
  });
});
