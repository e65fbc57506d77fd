import { act, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { AgentStatus } from '../../../src/components/agent/AgentStatus';
import { AgentToasts } from '../../../src/components/agent/AgentToasts';
import * as agent from '../../../src/store/agent/actions';
import type { AgentStatus as Status } from '../../../src/store/agent/types';
import { lost } from '../../../src/store/connection/actions';
import { changedByServer } from '../../../src/store/attendance/actions';
import type { ChangeByServer } from '../../../src/store/attendance/types';
import { received } from '../../../src/store/messages/actions';
import { membershipsReported, statusReported } from '../../../src/store/queues/actions';
import { violations } from '../../support/axe';
import { offeredCall, taken } from '../../support/liveCalls';
import { mark } from '../../support/sagaSamples';
import { sampleMessage } from '../../support/samples';
import { renderWithStore } from '../../support/renderWithStore';
import { connectedFacts, MEMBERSHIPS, signedInFacts } from '../../support/world';

const REASONS = agent.pauseReasonsLoaded({
  reasons: [
    { name: 'Almoço', queue: null },
    { name: 'Reunião', queue: null },
    { name: 'Retorno', queue: 'Suporte' },
    { name: 'Meta', queue: 'Vendas' },
  ],
});

function show(facts = [...signedInFacts(), REASONS]) {
  return renderWithStore(<AgentStatus />, { facts });
}

const region = () => screen.getByRole('region', { name: 'Status do agente' });
const button = () => screen.getByRole('button', { name: 'Pausa' });

describe('the status pill', () => {
  it.each<[Status, string | null, string, string]>([
    [1, null, 'Disponível', 'green'],
    [2, null, 'Ocupado', 'green'],
    [3, null, 'Ocupado', 'red'],
    [5, null, 'Indisponível', 'red'],
    [10, 'Almoço', 'Almoço', 'orange'],
  ])('shows status %s with reason %s as %s in %s', (status, pauseReason, word, tone) => {
    show([...signedInFacts(), agent.statusReported({ status, pauseReason })]);
    expect(region()).toHaveTextContent(word);
    expect(region().querySelector('.status-pill__dot')).toHaveClass(`status-pill__dot--${tone}`);
  });

  it('is not drawn again by messages, though each moves the place in the stream of events', () => {
    const commits = jest.fn();
    const facts = connectedFacts();
    const { store } = renderWithStore(
      <Profiler id="status" onRender={commits}>
        <AgentStatus />
      </Profiler>,
      { facts },
    );
    commits.mockClear();
    const { lastSeq } = store.getState().connection;
    const seq = (lastSeq ?? 0) + 1;
    act(() => {
      store.dispatch(received({ message: sampleMessage({}), conversation: null }, mark(seq)));
    });
    expect(store.getState().connection.lastSeq).toBe(seq);
    expect(commits).not.toHaveBeenCalled();
  });

  it.each([
    ['pt_BR', 'Classificando'],
    ['es_cl', 'Clasificando'],
    ['eng_US', 'Classifying'],
  ] as const)('names the console’s own pause in %s', (language, word) => {
    const facts = [...signedInFacts(), agent.statusReported({ status: 10, pauseReason: 'Classificando' })];
    renderWithStore(<AgentStatus />, { facts, language });
    expect(screen.getByText(word)).toBeVisible();
  });

  it('counts the time since the status changed', () => {
    jest.useFakeTimers();
    try {
      const { store } = show();
      act(() => void store.dispatch(agent.statusReported({ status: 10, pauseReason: 'Almoço' })));
      act(() => jest.advanceTimersByTime(65_000));
      expect(screen.getByRole('timer', { name: 'Tempo neste status' })).toHaveTextContent('00:01:05');
    } finally {
      jest.useRealTimers();
    }
  });

  it('offers the reasons of the queues that the agent is in', async () => {
    const { user, store } = show();
    await user.click(button());
    const names = () => screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Almoço', 'Reunião', 'Retorno']);
    const memberships = MEMBERSHIPS.map((one) => ({ ...one, joined: true }));
    act(() => void store.dispatch(membershipsReported({ memberships })));
    expect(names()).toEqual(['Almoço', 'Reunião', 'Retorno', 'Meta']);
  });

  it('pauses by two clicks, and is back by one', async () => {
    const { user, store, dispatched } = show();
    await user.click(button());
    expect(dispatched).toMatchObject([{ type: 'agent/pauseMenuOpenRequested' }]);
    await user.click(screen.getByRole('menuitemradio', { name: 'Almoço' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'agent/pauseRequested', payload: { reason: 'Almoço' } });
    expect(button()).toHaveAttribute('aria-busy', 'true');
    act(() => void store.dispatch(agent.statusReported({ status: 10, pauseReason: 'Almoço' })));
    expect(region()).toHaveClass('status-pill--paused');
    expect(screen.queryByRole('button', { name: 'Pausa' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'agent/unpauseRequested' });
    const count = dispatched.length;
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(dispatched).toHaveLength(count);
    act(() => void store.dispatch(agent.statusReported({ status: 1, pauseReason: null })));
    expect(button()).toBeVisible();
    expect(region()).not.toHaveClass('status-pill--paused');
  });

  it('says that there is no connection, and since when', () => {
    jest.useFakeTimers();
    try {
      const { store } = show([...signedInFacts(), ...connectedFacts()]);
      act(() => void store.dispatch(lost({ cause: 'transport close' })));
      act(() => jest.advanceTimersByTime(5_000));
      expect(region()).toHaveTextContent(/^Sem conexão00:00:05/u);
      expect(region()).not.toHaveTextContent('Disponível');
      act(() => connectedFacts().forEach((fact) => void store.dispatch(fact)));
      expect(region()).toHaveTextContent(/^Disponível/u);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is in a call from when it is dialled or taken, not while one only rings', () => {
    const { store } = show([...signedInFacts(), offeredCall()]);
    expect(region()).toHaveTextContent(/^Disponível/u);
    act(() => taken().forEach((fact) => void store.dispatch(fact)));
    expect(region()).toHaveTextContent(/^Em ligação00:00:0/u);
    act(() => void store.dispatch(agent.statusReported({ status: 10, pauseReason: 'Classificando' })));
    expect(region()).toHaveTextContent(/^Em ligação00:00:0/u);
    expect(button()).toBeVisible();
    act(() => void store.dispatch(agent.statusReported({ status: 10, pauseReason: 'Almoço' })));
    expect(region()).toHaveTextContent(/^Em ligação · Almoço/u);
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeVisible();
  });

  it('reads out that a pause began and ended, and nothing of the console’s own one', () => {
    const { store } = renderWithStore(<AgentToasts />, { facts: signedInFacts() });
    const report = (status: Status, pauseReason: string | null) =>
      act(() => void store.dispatch(agent.statusReported({ status, pauseReason })));
    const read = () => document.querySelector('[data-announcer="polite"]')?.textContent;
    report(10, 'Classificando');
    report(1, null);
    expect(read()).toBe('');
    report(10, 'Almoço');
    expect(read()).toBe('Pausa iniciada: Almoço');
    report(10, 'Classificando');
    report(10, 'Reunião');
    expect(read()).toBe('Pausa iniciada: Reunião');
    report(1, null);
    expect(read()).toBe('Pausa encerrada. Status: Disponível');
  });

  it('shows what the server calls a busy agent', () => {
    const agents = [
      { name: 'Ana Souza', extension: '', status: 3, statusText: 'Em ligação', pauseReason: null },
    ];
    const panels = statusReported({ statuses: [{ queue: 'Suporte', agents, waiting: null }], totals: null });
    show([...signedInFacts(), agent.statusReported({ status: 3, pauseReason: null }), panels]);
    expect(region()).toHaveTextContent('Em ligação');
    expect(region()).not.toHaveTextContent('Ocupado');
  });

  it('says what somebody else changed, and not what is the course of the work', () => {
    const { store } = renderWithStore(<AgentToasts />, { facts: signedInFacts() });
    const toasts = () => screen.getByRole('status').textContent;
    const change = (fields: Partial<ChangeByServer>) =>
      act(
        () =>
          void store.dispatch(
            changedByServer({
              status: 1,
              pauseReason: null,
              formerStatus: 1,
              formerReason: null,
              left: [],
              ...fields,
            }),
          ),
      );
    change({ status: 2 });
    change({ status: 10, pauseReason: 'Classificando' });
    expect(toasts()).toBe('');
    change({ status: 10, pauseReason: 'Auditoria' });
    expect(toasts()).toBe('O servidor mudou o seu status para Auditoria');
    change({ formerStatus: 10, formerReason: 'Auditoria' });
    expect(toasts()).toBe('O servidor mudou o seu status para Disponível');
    change({ left: ['Suporte', 'Vendas'] });
    expect(toasts()).toContain('O servidor removeu você destas filas: Suporte, Vendas.');
  });

  it.each(['Auditoria', 'Classificando', null])(
    'ends a pause for %s, which the server does not offer',
    async (pauseReason) => {
      const paused = agent.statusReported({ status: 10, pauseReason });
      const { user, dispatched } = show([...signedInFacts(), REASONS, paused]);
      await user.click(screen.getByRole('button', { name: 'Voltar' }));
      expect(dispatched).toMatchObject([{ type: 'agent/unpauseRequested' }]);
    },
  );

  it('tells why a pause failed', async () => {
    const { store } = show();
    act(() => void store.dispatch(agent.pauseFailed({ code: 'INTERNO', message: 'Pausa negada' })));
    expect(await screen.findByText('Pausa negada')).toBeInTheDocument();
  });

  it('offers to read the reasons again when that failed', async () => {
    const failed = agent.pauseReasonsReadFailed({ code: 'timeout', message: '' });
    const { user, dispatched } = show([...signedInFacts(), failed]);
    await user.click(button());
    const menu = within(screen.getByRole('menu'));
    expect(menu.getByText('O servidor demorou demais para responder.')).toBeInTheDocument();
    await user.click(menu.getByRole('menuitem', { name: 'Tentar de novo' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'agent/pauseReasonsReadRequested' });
  });

  it('has no serious accessibility violation, open or closed', async () => {
    const { user } = show();
    expect(await violations()).toEqual([]);
    await user.click(button());
    expect(await violations()).toEqual([]);
  });
});
