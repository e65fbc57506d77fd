import { act, screen, within } from '@testing-library/react';
import { ConsoleFrame } from '../../../src/components/frame/ConsoleFrame';
import { logoutStarted, loggedOut, sessionExpired } from '../../../src/store/auth/actions';
import { handshakeRefused } from '../../../src/store/connection/actions';
import type { Language } from '../../../src/store/config/types';
import { violations } from '../../support/axe';
import { callEnded, incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
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
      'Sua sessão expirou. A ligação continua; quando ela terminar, você precisará entrar novamente.',
    ],
    [
      ...(['es_cl', 'Turno terminado. '] as const),
      'El servidor cerró tu sesión: Turno terminado. La llamada sigue; cuando termine, tendrás que entrar de nuevo.',
    ],
    [
      ...(['eng_US', 'Shift over'] as const),
      'The server ended your session: Shift over. The call goes on; when it is over, you will be asked to sign in again.',
    ],
  ])('is told at once in %s, with the server’s reason (%s)', async (language, message, words) => {
    const { container, store } = show(language);
    act(() => void store.dispatch(expired(message)));
    const told = screen.getByText(words);
    expect(told).toBeVisible();
    // Nothing to answer, and nothing in the way of the call.
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
