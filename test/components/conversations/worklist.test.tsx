import { act, fireEvent, screen, within } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import * as bulk from '../../../src/store/bulkActions/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as messages from '../../../src/store/messages/actions';
import type { Message } from '../../../src/store/messages/types';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation, sampleMessage } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const NOW = new Date('2026-03-10T12:00:00-03:00');

const NOON = NOW.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });

const maria = sampleConversation({ id: '1', fromName: 'Maria', lastMessageAt: '2026-03-10T11:57:00-03:00' });
const joao = sampleConversation({ id: '2', fromName: 'João', lastMessageAt: '2026-03-10T11:50:00-03:00' });
const rui = sampleConversation({ id: '3', fromName: 'Rui', lastMessageAt: '2026-03-10T11:40:00-03:00' });

const names = () => screen.queryAllByRole('row').map((row) => row.querySelector('.row__name')?.textContent);

function show(
  facts = [conversations.loaded({ conversations: [maria, joao, rui] })],
  around: ReactNode = <ConversationList />,
) {
  return renderWithStore(around, { facts, advanceTimers: jest.advanceTimersByTime });
}

const say = (conversationId: string, over: Partial<Message> = {}) =>
  messages.received({
    message: sampleMessage({ id: `9${conversationId}`, conversationId, text: 'Oi', ...over }),
    conversation: null,
  });

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('who waits', () => {
  it('is told since the first message that nobody answered, in grey, amber and red', () => {
    const { store } = show();
    const row = () => screen.getByRole('row', { name: /^.*Maria/u });
    expect(row().querySelector('.wait')).toBeNull();
    act(() => void store.dispatch(say('1', { sentAt: '2026-03-10T12:00:00-03:00' })));
    expect(row().querySelector('.wait--short')).toHaveTextContent('< 1 min');
    expect(row()).toHaveTextContent(`Espera desde ${NOON}`);
    act(() => jest.advanceTimersByTime(3 * 60_000));
    act(() => void store.dispatch(say('1', { id: '92', sentAt: '2026-03-10T12:03:00-03:00' })));
    expect(row().querySelector('.wait--long')).toHaveTextContent('3 min');
    expect(row()).toHaveTextContent(`Espera desde ${NOON}`);
    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect(row().querySelector('.wait--late')).toHaveTextContent('5 min');
    act(() => void store.dispatch(say('1', { id: '93', direction: 'agent', text: 'Bom dia' })));
    expect(row().querySelector('.wait')).toBeNull();
    expect(row()).not.toHaveTextContent('Espera');
    expect(row()).toHaveTextContent('Você: Bom dia');
    expect(within(row()).getByRole('img', { name: 'Enviada' })).toBeInTheDocument();
  });

  it('renders nothing as time passes but the words of rows in view, once a minute', () => {
    const many = Array.from({ length: 2000 }, (_one, index) =>
      sampleConversation({ id: String(index), fromName: `Cliente ${String(index)}`, unread: 1 }),
    );
    const commits = jest.fn();
    const counted: ReactNode = (
      <Profiler id="list" onRender={commits}>
        <ConversationList />
      </Profiler>
    );
    show([conversations.loaded({ conversations: many })], counted);
    const inView = document.querySelectorAll('.wait').length;
    expect(inView).toBeGreaterThan(5);
    expect(inView).toBeLessThan(40);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    commits.mockClear();
    act(() => jest.advanceTimersByTime(50_000));
    changes.push(...observer.takeRecords());
    const before = changes.length;
    act(() => jest.advanceTimersByTime(60_000));
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(changes.every(({ type }) => type === 'characterData')).toBe(true);
    expect(before).toBeLessThanOrEqual(inView);
    expect(changes.length).toBeLessThanOrEqual(inView * 2);
    expect(commits.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('the order of the list', () => {
  it('stands still while the pointer is in it, and is let go a second after it left', () => {
    const { store } = show();
    const grid = screen.getByRole('grid');
    fireEvent.pointerEnter(grid);
    act(() => void store.dispatch(say('3')));
    const nova = sampleConversation({ id: '4', fromName: 'Nova' });
    act(() => void store.dispatch(conversations.assigned({ conversation: nova, reason: 'fila' })));
    expect(names()).toEqual(['Maria', 'João', 'Rui']);
    expect(screen.getByRole('button', { name: '1 novo atendimento: mostrar' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Atendimentos ativos 4' })).toBeVisible();
    fireEvent.pointerLeave(grid);
    act(() => jest.advanceTimersByTime(900));
    expect(names()).toEqual(['Maria', 'João', 'Rui']);
    act(() => jest.advanceTimersByTime(200));
    expect(names()).toEqual(['Nova', 'Rui', 'Maria', 'João']);
    expect(screen.queryByRole('button', { name: /mostrar/u })).toBeNull();
  });

  it('stands still while the focus is in it; rows that go leave at once, and a press shows those that came', async () => {
    const { store, user } = show();
    act(() => screen.getByRole('row', { name: /João/u }).focus());
    act(() => void store.dispatch(say('3')));
    const nova = sampleConversation({ id: '4', fromName: 'Nova' });
    act(() => void store.dispatch(conversations.assigned({ conversation: nova, reason: 'fila' })));
    act(
      () =>
        void store.dispatch(conversations.removed({ conversationId: '1', reason: 'transferred', to: null })),
    );
    expect(names()).toEqual(['João', 'Rui']);
    await user.click(screen.getByRole('button', { name: '1 novo atendimento: mostrar' }));
    expect(names()).toEqual(['Nova', 'Rui', 'João']);
  });

  it('stands still under a pointer that comes right after the list was narrowed', () => {
    const { store } = show();
    const grid = screen.getByRole('grid');
    fireEvent.pointerEnter(grid);
    fireEvent.pointerLeave(grid);
    fireEvent.click(screen.getByRole('button', { name: /^Não respondidas/u }));
    expect(screen.getByRole('button', { name: /^Não respondidas/u, pressed: true })).toBeVisible();
    act(() => jest.advanceTimersByTime(400));
    fireEvent.pointerEnter(screen.getByRole('grid'));
    act(() => void store.dispatch(say('3')));
    expect(names()).toEqual(['Maria', 'João', 'Rui']);
  });

  it('is not held by a pointer that only lies there while the agent types elsewhere', () => {
    const { store } = show();
    const grid = screen.getByRole('grid');
    fireEvent.pointerEnter(grid);
    fireEvent.keyDown(document.body, { key: 'a' });
    act(() => jest.advanceTimersByTime(1100));
    act(() => void store.dispatch(say('3')));
    expect(names()).toEqual(['Rui', 'Maria', 'João']);
    fireEvent.pointerMove(grid);
    act(() => void store.dispatch(say('2')));
    expect(names()).toEqual(['Rui', 'Maria', 'João']);
  });
});

describe('several conversations', () => {
  it('are chosen by their boxes, with Ctrl and the pointer, and by the keyboard', async () => {
    const { store, user } = show();
    const chosen = () => store.getState().bulkActions.chosen;
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar Maria #1' }));
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Rui'));
    await user.keyboard('{/Control}');
    expect(chosen()).toEqual(['1', '3']);
    expect(store.getState().conversations.selectedId).toBeNull();
    act(() => screen.getByRole('row', { name: /Maria/u }).focus());
    await user.keyboard(' {Escape}');
    expect(chosen()).toEqual([]);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['1', '2']);
    expect(screen.getByRole('row', { name: /João/u })).toHaveFocus();
  });

  it('are ended at once: asked, counted, and reported with why some were not', async () => {
    jest.useRealTimers();
    const { store, user, dispatched } = renderWithStore(<ConversationList />, {
      facts: [
        conversations.loaded({ conversations: [maria, joao, rui] }),
        bulk.chooseRequested({ conversationIds: ['1', '3'] }),
      ],
    });
    const bar = within(await screen.findByRole('region', { name: 'Atendimentos selecionados' }));
    expect(bar.getByText('2 selecionados')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Encerrar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'bulkActions/askRequested', payload: { kind: 'end' } });
    act(() => void store.dispatch(bulk.started({ conversationIds: ['1', '3'], kind: 'end' })));
    expect(bar.getByRole('progressbar', { name: 'Encerrando 1 de 2' })).toBeVisible();
    act(() => void store.dispatch(conversations.ended({ conversationId: '1' })));
    act(() => void store.dispatch(bulk.oneEnded({ conversationId: '1' })));
    expect(bar.getByRole('progressbar', { name: 'Encerrando 2 de 2' })).toBeVisible();
    const refused = { code: 'CLASSIFICACAO_OBRIGATORIA', message: '' };
    act(() => void store.dispatch(bulk.oneFailed({ conversationId: '3', ...refused })));
    act(() => void store.dispatch(bulk.finished()));
    expect(bar.getByRole('status')).toHaveTextContent(
      '1 encerrado. 1 não deu certo:Rui #3: Classifique o atendimento antes de encerrar.',
    );
    await user.click(bar.getByRole('button', { name: 'OK' }));
    act(() => void store.dispatch(bulk.reportDismissRequested()));
    // What failed stays chosen, to be tried again.
    expect(bar.getByText('1 selecionado')).toBeVisible();
  });
});
