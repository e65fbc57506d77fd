import { act, screen, waitFor, within } from '@testing-library/react';
import { LostDialog } from '../../../src/components/connection/LostDialog';
import { RefusedDialog } from '../../../src/components/connection/RefusedDialog';
import { ConnectionToasts } from '../../../src/components/connection/ConnectionToasts';
import { ConnectionIndicator } from '../../../src/components/connection/ConnectionIndicator';
import { ServerErrorBanner } from '../../../src/components/connection/ServerErrorBanner';
import { ConsoleFrame } from '../../../src/components/frame/ConsoleFrame';
import { ConversationPanes } from '../../../src/components/frame/ConversationPanes';
import { DiagnosticsPage } from '../../../src/pages/DiagnosticsPage';
import { HistoryPage } from '../../../src/pages/HistoryPage';
import * as connection from '../../../src/store/connection/actions';
import { leaveRequested, loaded, openRequested } from '../../../src/store/conversations/actions';
import { membershipsReported } from '../../../src/store/queues/actions';
import { listPinRequested } from '../../../src/store/ui/actions';
import { violations } from '../../support/axe';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleMembership } from '../../support/sagaSamples';
import { sampleConversation } from '../../support/samples';
import { conversation, signedInFacts } from '../../support/world';

const DOWN = [connection.attemptStarted({ attempt: 1 }), connection.lossNoticed()];

const BACK = [
  connection.attemptStarted({ attempt: 2 }),
  connection.opened({ socketId: 's' }),
  connection.handshakeUnanswered(),
];

function show(facts = signedInFacts()) {
  return renderWithStore(
    <>
      <ConnectionIndicator />
      <LostDialog />
      <RefusedDialog afterClose={() => undefined} />
      <ConnectionToasts />
      <ServerErrorBanner />
    </>,
    { facts },
  );
}

const LOST = { name: 'Perdemos a conexão com o servidor' };

describe('the connection notices', () => {
  it('is quiet at first, then a dialog that neither Esc nor a click beside it closes', async () => {
    const { store, user } = show([...signedInFacts(), connection.attemptStarted({ attempt: 1 })]);
    expect(screen.getByText('Conectando…')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(connection.lossNoticed()));
    const dialog = await screen.findByRole('dialog', LOST);
    expect(dialog).toHaveTextContent('Desconectado');
    // The dialog says it; the title bar has no room to say it too.
    expect(dialog).toContainElement(screen.getByText('Conectando…'));
    expect(screen.getByRole('status')).toHaveTextContent('Conexão perdida com o servidor');
    await user.keyboard('{Escape}');
    await user.click(document.querySelector('.ant-modal-wrap') ?? document.body);
    expect(screen.getByRole('dialog', LOST)).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /fechar/i })).toBeNull();
  });

  it('gives the focus first to what does no harm: the dialog comes while the agent writes', async () => {
    const { user, dispatched } = show([...signedInFacts(), ...DOWN]);
    const dialog = await screen.findByRole('dialog', LOST);
    const [first] = within(dialog).getAllByRole('button');
    expect(first).toHaveAccessibleName('Tentar agora');
    first?.focus();
    await user.keyboard('{Enter}');
    expect(dispatched.map(({ type }) => type)).toEqual([connection.retryRequested.type]);
  });

  it('goes when the connection is back, and says so once', async () => {
    const { store } = show([...signedInFacts(), ...DOWN]);
    await screen.findByRole('dialog', LOST);
    act(() => BACK.forEach((fact) => store.dispatch(fact)));
    expect(screen.getByRole('status')).toHaveTextContent(/^Conectado ao servidor!$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says nothing of the first connection', () => {
    const { store } = show([...signedInFacts(), connection.attemptStarted({ attempt: 1 })]);
    act(() => BACK.forEach((fact) => store.dispatch(fact)));
    expect(screen.queryByText('Conectado ao servidor!')).toBeNull();
  });

  it('counts down to the next attempt, which the agent can have at once', async () => {
    const at = Date.now() + 7900;
    const { user, dispatched } = show([
      ...signedInFacts(),
      ...DOWN,
      connection.retryScheduled({ attempt: 1, at }),
    ]);
    const dialog = await screen.findByRole('dialog', LOST);
    expect(dialog).toHaveTextContent(/Nova tentativa em [78] segundos/);
    await user.click(within(dialog).getByRole('button', { name: 'Tentar agora' }));
    await user.click(within(dialog).getByRole('button', { name: 'Sair' }));
    expect(dispatched.map(({ type }) => type)).toEqual(['connection/retryRequested', 'ui/closeRequested']);
  });

  it('says beside “Sair” of a refused connection that the queues are left once the server is back', async () => {
    const refused = connection.handshakeRefused({ code: 'VERSAO', message: '' });
    const { store } = show([...signedInFacts(), refused]);
    const dialog = await screen.findByRole('dialog', { name: 'O servidor recusou a conexão' });
    const later = 'Sem conexão com o servidor: as filas serão deixadas quando o servidor voltar.';
    expect(dialog).toHaveTextContent(later);
    act(() => void store.dispatch(membershipsReported({ memberships: [sampleMembership('SAC', false)] })));
    expect(dialog).not.toHaveTextContent(later);
  });

  it('offers a reload when the server wants another version', async () => {
    const refused = connection.handshakeRefused({ code: 'VERSAO', message: 'Versão 2.0 não aceita' });
    const { user, dispatched } = show([...signedInFacts(), refused]);
    const dialog = await screen.findByRole('dialog', { name: 'O servidor recusou a conexão' });
    expect(dialog).toHaveTextContent('Versão 2.0 não aceita');
    expect(dialog).toHaveTextContent('Há uma versão mais nova do console.');
    await user.click(within(dialog).getByRole('button', { name: 'Recarregar' }));
    expect(dispatched).toEqual([expect.objectContaining({ type: 'ui/reloadRequested' })]);
  });

  it('shows an error of the server until its time is over', () => {
    const { store } = show();
    const error = { message: 'Cliente bloqueado', code: null, conversationId: null };
    act(() => void store.dispatch(connection.serverErrorReported(error)));
    expect(screen.getByText('Cliente bloqueado').closest('[role="alert"]')).not.toBeNull();
    act(() => void store.dispatch(connection.serverErrorExpired()));
    expect(screen.queryByText('Cliente bloqueado')).toBeNull();
  });

  it('lets the agent put an error of the server away', async () => {
    const { store, user } = show();
    const error = { message: 'Cliente bloqueado', code: null, conversationId: null };
    act(() => void store.dispatch(connection.serverErrorReported(error)));
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText('Cliente bloqueado')).toBeNull();
  });

  it('names the conversation that an error of the server is about', () => {
    const known = sampleConversation({ id: '1001', fromName: 'Maria Souza' });
    const { store } = show([...signedInFacts(), loaded({ conversations: [known] })]);
    const error = { message: 'Número inválido', code: null, conversationId: '1001' };
    act(() => void store.dispatch(connection.serverErrorReported(error)));
    expect(screen.getByText('Maria Souza (#1001): Número inválido')).toBeVisible();
  });
});

describe('where the loss is told', () => {
  const CONVERSATIONS = loaded({ conversations: [conversation('1'), conversation('2')] });
  const MEDIA = globalThis.matchMedia;
  let undoLayout: () => void;

  beforeEach(() => {
    undoLayout = giveLayout();
  });

  afterEach(() => {
    undoLayout();
    jest.restoreAllMocks();
  });

  function showFrame(isWide: boolean, screenShown = <ConversationPanes />) {
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(MEDIA(query), { matches: isWide && query.includes('min-width') }),
      );
    const facts = [...signedInFacts(), CONVERSATIONS, connection.attemptStarted({ attempt: 1 })];
    const view = renderWithStore(<ConsoleFrame>{screenShown}</ConsoleFrame>, { facts });
    const lose = () => act(() => void view.store.dispatch(connection.lossNoticed()));
    return { ...view, lose };
  }

  const list = () => screen.getByRole('complementary', { name: 'Atendimentos' });

  const rows = () => within(list()).getAllByRole('row');

  const isOver = (dialog: HTMLElement) => dialog.closest('.notice-place--over') !== null;

  it.each([true, false])('is below the rows of the list, which stay at hand; wide: %s', async (isWide) => {
    const { user, dispatched, lose } = showFrame(isWide);
    const search = within(list()).getByRole('searchbox');
    search.focus();
    lose();
    const dialog = within(list()).getByRole('dialog', LOST);
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    expect(isOver(dialog)).toBe(false);
    const [first = dialog, last = dialog] = rows();
    expect(last.compareDocumentPosition(dialog)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(search).toHaveFocus();
    expect(await violations()).toEqual([]);
    await user.click(first);
    const opened = { type: openRequested.type, payload: { conversationId: '2' } };
    expect(dispatched).toContainEqual(expect.objectContaining(opened));
  });

  it('moves no focus as it comes and goes', async () => {
    const { store, lose } = showFrame(true);
    const [first] = rows();
    act(() => first?.focus());
    lose();
    expect(screen.getByRole('dialog', LOST)).toBeInTheDocument();
    expect(first).toHaveFocus();
    act(() => BACK.forEach((fact) => store.dispatch(fact)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(first).toHaveFocus();
  });

  it('is over the page, once, while no list is on the screen', () => {
    const { store, lose } = showFrame(false);
    lose();
    act(() => void store.dispatch(openRequested({ conversationId: '1' })));
    expect(screen.queryByRole('complementary', { name: 'Atendimentos' })).toBeNull();
    expect(isOver(screen.getByRole('dialog', LOST))).toBe(true);
    act(() => void store.dispatch(leaveRequested()));
    expect(list()).toContainElement(screen.getByRole('dialog', LOST));
  });

  it('is over the page beside a collapsed list, and on pages without one', () => {
    const { store, lose, unmount } = showFrame(true);
    lose();
    act(() => {
      store.dispatch(openRequested({ conversationId: '1' }));
      store.dispatch(listPinRequested({ pinned: false }));
    });
    const dialog = screen.getByRole('dialog', LOST);
    expect(list()).not.toContainElement(dialog);
    expect(isOver(screen.getByRole('dialog', LOST))).toBe(true);
    unmount();
    showFrame(true, <main />).lose();
    expect(isOver(screen.getByRole('dialog', LOST))).toBe(true);
  });

  it.each([
    ['history', <HistoryPage key="history" />, 'tablist'],
    ['diagnostics', <DiagnosticsPage key="diagnostics" />, 'region'],
  ])('is below the page of the %s and covers nothing of it', async (_page, page, role) => {
    const { lose } = showFrame(true, page);
    await within(screen.getByRole('main')).findAllByRole(role);
    lose();
    const dialog = screen.getByRole('dialog', LOST);
    expect(isOver(dialog)).toBe(false);
    expect(screen.getByRole('main').lastElementChild).toContainElement(dialog);
  });
});
