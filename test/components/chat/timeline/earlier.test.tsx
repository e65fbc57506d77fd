import { act, fireEvent, screen, within } from '@testing-library/react';
import * as timeline from '../../../../src/store/timeline/actions';
import { loaded, newestLoaded } from '../../../../src/store/messages/actions';
import { giveLayout } from '../../../support/layout';
import { mine, OPEN, openChat } from '../../../support/openChat';
import { sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const past = (id: string, text: string) =>
  mine({ id: `${id}1`, conversationId: id, text, status: 'seen', sentAt: '2026-03-01T09:00:00-03:00' });

const found = (isEnd: boolean, ...ids: string[]) =>
  timeline.earlierLoaded({
    ...OPEN,
    pages: 1,
    isEnd,
    protocols: ids.map((id) => ({
      id,
      queue: 'Vendas',
      startedAt: '2026-03-01T09:00:00-03:00',
      ...(id === '900'
        ? {
            endedAt: '2026-03-01T09:30:00-03:00',
            agent: 'Bruno Reis',
            classification: 'Venda',
            subclassification: 'Fechada',
          }
        : {}),
      messages: [past(id, `Dito em ${id}`)],
    })),
  });

const begun = timeline.earlierReadStarted(OPEN);

const log = () => screen.getByRole('log', { name: 'Mensagens' });
const asked = (dispatched: { type: string }[]) =>
  dispatched.filter(({ type }) => type === 'timeline/earlierRequested');

describe('earlier conversations', () => {
  it('are asked for by the button and by the agent’s hand at the begin, not by a scroll of its own', async () => {
    const { dispatched, user } = openChat([sampleMessage()]);
    fireEvent.scroll(log());
    fireEvent.wheel(log(), { deltaY: 10 });
    fireEvent.keyDown(log(), { key: 'PageDown' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ver atendimentos anteriores' }), { key: 'Home' });
    expect(asked(dispatched)).toHaveLength(0);
    fireEvent.wheel(log(), { deltaY: -10 });
    expect(asked(dispatched)).toMatchObject([{ payload: OPEN }]);
    fireEvent.keyDown(log(), { key: 'Home' });
    fireEvent.pointerDown(log());
    fireEvent.scroll(log());
    expect(asked(dispatched)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Ver atendimentos anteriores' }));
    expect(asked(dispatched)).toHaveLength(4);
    expect(log()).toHaveFocus();
  });

  it('can be seen where nothing was said in the open one yet', async () => {
    const { dispatched, user, store } = openChat([]);
    expect(screen.getByText('Nenhuma mensagem ainda')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pesquisar na conversa' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Ver atendimentos anteriores' }));
    expect(asked(dispatched)).toHaveLength(1);
    act(() => {
      store.dispatch(begun);
      store.dispatch(found(true, '900'));
    });
    expect(within(log()).getByRole('article')).toHaveTextContent('Dito em 900');
  });

  it('wait for the open conversation’s own messages', () => {
    const { dispatched, store } = openChat([]);
    act(() => {
      store.dispatch(newestLoaded({ conversationId: '1001', messages: [sampleMessage()], hasOlder: true }));
    });
    fireEvent.wheel(log(), { deltaY: -10 });
    expect(asked(dispatched)).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Ver atendimentos anteriores' })).not.toBeInTheDocument();
    expect(log()).toHaveAttribute('aria-busy', 'true');
    act(() => void store.dispatch(loaded({ ...OPEN, messages: [sampleMessage()] })));
    fireEvent.wheel(log(), { deltaY: -10 });
    expect(asked(dispatched)).toHaveLength(1);
  });

  it('stand before it, each with its protocol, day and queue, read-only, and say when there are no more', () => {
    const { store, dispatched } = openChat([sampleMessage({ text: 'Bom dia' })], begun);
    expect(log()).toHaveAttribute('aria-busy', 'true');
    act(() => void store.dispatch(found(false, '900', '800')));
    expect(log()).toHaveAttribute('aria-busy', 'false');
    expect(
      within(log())
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Protocolo #800 · 01/03/2026 · Vendas',
      'Protocolo #900 · 01/03/2026 · Vendas',
      expect.stringMatching(/^Atendimento atual #1001 · .* · SAC$/u),
    ]);
    const card = (protocol: string) =>
      within(log()).getByRole('heading', { name: new RegExp(protocol, 'u') }).parentElement;
    expect(card('#900')).toHaveTextContent(/Venda › Fechadadas \d\d:00 às \d\d:30 · Bruno Reis$/u);
    expect(card('#800')).toHaveTextContent(/Vendas\d\d:00$/u);
    expect(within(log()).getAllByRole('article')).toHaveLength(3);
    // The customer's message of the open conversation can be answered; those of others are only copied.
    const offered = (name: RegExp) => {
      const said = within(screen.getByRole('article', { name }));
      fireEvent.click(said.getByRole('button', { name: 'Opções da mensagem' }));
      const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
      return entries;
    };
    expect(offered(/Dito em 900/u)).toEqual(['Copiar']);
    expect(offered(/Bom dia/u)).toEqual(['Responder', 'Copiar']);
    expect(screen.queryByText(/nova/u)).not.toBeInTheDocument();
    act(() => void store.dispatch(found(true)));
    expect(within(log()).getByText('Não há outros atendimentos anteriores')).toBeVisible();
    fireEvent.wheel(log(), { deltaY: -10 });
    expect(asked(dispatched)).toHaveLength(0);
  });

  it('say that they could not be read, with another try that is the agent’s own', async () => {
    const { store, dispatched, user } = openChat([sampleMessage()], begun);
    act(() => {
      store.dispatch(timeline.earlierReadFailed({ ...OPEN, code: 'http', message: 'Sem banco' }));
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Sem banco');
    fireEvent.wheel(log(), { deltaY: -10 });
    expect(asked(dispatched)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(asked(dispatched)).toHaveLength(1);
  });
});
