import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { ConsoleRoutes } from '../../src/pages/ConsoleRoutes';
import { loaded, openRequested } from '../../src/store/conversations/actions';
import { violations } from '../support/axe';
import { renderWithStore } from '../support/renderWithStore';
import { conversation, signedInFacts } from '../support/world';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

const CONVERSATIONS = loaded({ conversations: [conversation('1'), conversation('2')] });

function show(route: string) {
  const shown = (
    <>
      <ConsoleRoutes />
      <Where />
    </>
  );
  return renderWithStore(shown, { facts: [...signedInFacts(), CONVERSATIONS], route });
}

function setWidth(isWide: boolean): void {
  const still = globalThis.matchMedia;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(still(query), { matches: query.includes('min-width') ? isWide : false }),
    );
}

const list = () => screen.queryByRole('complementary', { name: 'Atendimentos' });

describe('the routes behind the login', () => {
  it.each(['/home', '/chat', '/chat2'])('shows the conversations at %s', (route) => {
    show(route);
    expect(list()).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Filas em espera' })).toBeInTheDocument();
  });

  it.each(['/contatos', '/clientes'])('shows the contacts at %s', async (route) => {
    show(route);
    expect(await screen.findByRole('searchbox', { name: 'Pesquisar contatos' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Selecione um contato na lista');
    expect(list()).toBeNull();
  });

  it.each([['/historico', 'Histórico']])('says at %s that %s is not there yet', (route, heading) => {
    show(route);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(main.getByText('Esta seção ainda não faz parte desta versão.')).toBeInTheDocument();
    expect(list()).toBeNull();
  });

  it.each(['/', '/nowhere', '/ligacao/1/2'])('leads from %s home', (route) => {
    show(route);
    expect(screen.getByText('/home', { selector: 'output' })).toBeInTheDocument();
  });
});

describe('the panes', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has the list beside the conversation where there is room, as a rail unless pinned', async () => {
    setWidth(true);
    const { user, store } = show('/home');
    expect(screen.getByRole('main')).toHaveTextContent('Selecione um atendimento na lista');
    expect(screen.queryByRole('button', { name: 'Manter a lista aberta' })).toBeNull();
    act(() => void store.dispatch(openRequested({ conversationId: '1' })));
    expect(screen.getByRole('searchbox', { name: 'Pesquisar atendimentos' })).toBeInTheDocument();
    const pin = screen.getByRole('button', { name: 'Manter a lista aberta' });
    expect(pin).toHaveAttribute('aria-pressed', 'true');
    await user.click(pin);
    expect(screen.queryByRole('searchbox', { name: 'Pesquisar atendimentos' })).toBeNull();
    expect(list()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
    expect(await screen.findByRole('textbox', { name: 'Mensagem' })).toBeInTheDocument();
  });

  it('has one pane at a time where there is not, with a way back', async () => {
    setWidth(false);
    const { user, store, dispatched } = show('/home');
    expect(list()).toBeInTheDocument();
    act(() => void store.dispatch(openRequested({ conversationId: '1' })));
    expect(list()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/leaveRequested' });
    await waitFor(() => expect(list()).toHaveFocus());
  });

  it('has no serious accessibility violation', async () => {
    setWidth(true);
    show('/home');
    expect(await violations()).toEqual([]);
  });
});
