import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { ConsoleRoutes } from '../../src/pages/ConsoleRoutes';
import { loaded, openRequested } from '../../src/store/conversations/actions';
import { membershipsReported } from '../../src/store/queues/actions';
import { violations } from '../support/axe';
import { renderWithStore } from '../support/renderWithStore';
import { sampleMembership } from '../support/sagaSamples';
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

/** A window that is wide or narrow; gives the way to change that while something is shown. */
function setWidth(isWide: boolean): (isWide: boolean) => void {
  const still = globalThis.matchMedia;
  const watchers = new Set<() => void>();
  let isWideNow = isWide;
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(still(query), {
      matches: query.includes('min-width') ? isWideNow : false,
      addEventListener: (_type: string, watcher: () => void) => watchers.add(watcher),
    }),
  );
  return (next) =>
    act(() => {
      isWideNow = next;
      watchers.forEach((watcher) => watcher());
    });
}

const list = () => screen.queryByRole('complementary', { name: 'Atendimentos' });

describe('the routes behind the login', () => {
  it.each(['/home', '/chat', '/chat2'])('shows the conversations at %s', async (route) => {
    show(route);
    await waitFor(() => expect(list()).toBeInTheDocument());
    expect(screen.getByRole('group', { name: 'Filas em espera' })).toBeInTheDocument();
  });

  it.each([
    ['/novo-email?mailto=mailto%3Aana%40example.com', { kind: 'email', address: 'ana@example.com' }],
    ['/novo-whatsapp', { kind: 'whatsapp', address: '' }],
  ])('opens the dialog that %s asks for, once, over the conversations', async (route, asked) => {
    const { dispatched, store } = show(route);
    expect(await screen.findByText('/home')).toBeInTheDocument();
    expect(store.getState().conversations.creation).toMatchObject(asked);
    const begun = dispatched.filter(({ type }) => type === 'conversations/createOpenRequested');
    expect(begun).toHaveLength(1);
  });

  it.each(['/contatos', '/clientes'])('shows the contacts at %s', async (route) => {
    show(route);
    expect(await screen.findByRole('searchbox', { name: 'Pesquisar contatos' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Selecione um contato na lista');
    expect(list()).toBeNull();
  });

  it('shows the history at /historico, on the full width', async () => {
    show('/historico');
    const main = within(await screen.findByRole('main'));
    expect(main.getByRole('heading', { name: 'Histórico' })).toBeInTheDocument();
    expect(await main.findByRole('tab', { name: 'Ligações' })).toBeInTheDocument();
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
    const pin = () => screen.getByRole('button', { name: 'Manter a lista aberta' });
    expect(pin()).toHaveAttribute('aria-disabled', 'true');
    act(() => void store.dispatch(openRequested({ conversationId: '1' })));
    expect(screen.getByRole('searchbox', { name: 'Pesquisar atendimentos' })).toBeInTheDocument();
    expect(pin()).toHaveAttribute('aria-pressed', 'true');
    await user.click(pin());
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
    await user.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/leaveRequested' });
    await waitFor(() => expect(list()).toHaveFocus());
  });

  it('shows the queues to join where there is one pane and nothing to work at', async () => {
    setWidth(false);
    const { store } = show('/home');
    act(() => {
      store.dispatch(loaded({ conversations: [] }));
      store.dispatch(membershipsReported({ memberships: [{ ...sampleMembership('SAC'), joined: false }] }));
    });
    expect(list()).toBeNull();
    expect(await within(screen.getByRole('main')).findByRole('heading')).toBeVisible();
  });

  it('tells on the way back how much is unread, and of whom', async () => {
    setWidth(false);
    const { user, store, dispatched } = show('/home');
    act(() => {
      const written = conversation('2', { unread: 2, messageCount: 9 });
      store.dispatch(loaded({ conversations: [conversation('1'), written] }));
      store.dispatch(openRequested({ conversationId: '1' }));
    });
    expect(await screen.findByRole('button', { name: 'Voltar · 2 não lidas' })).toBeInTheDocument();
    const waiting = within(screen.getByRole('list', { name: 'Esperando há mais tempo' }));
    await user.click(waiting.getByRole('button', { name: /, 2 não lidas$/u }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { conversationId: '2' } });
    expect(await screen.findByText('Nenhum outro cliente espera.')).toBeInTheDocument();
  });

  it('keeps what is open as it is when the window becomes narrow, and wide again', async () => {
    const change = setWidth(true);
    const { user, store } = show('/home');
    act(() => void store.dispatch(openRequested({ conversationId: '1' })));
    const writing = await screen.findByRole('textbox', { name: 'Mensagem' });
    await user.click(writing);
    for (const isWide of [false, true]) {
      change(isWide);
      expect(screen.queryByRole('button', { name: 'Voltar' }) === null).toBe(isWide);
      expect(screen.getByRole('textbox', { name: 'Mensagem' })).toBe(writing);
      expect(writing).toHaveFocus();
    }
  });

  it('has no serious accessibility violation', async () => {
    setWidth(true);
    show('/home');
    expect(await violations()).toEqual([]);
  });
});
