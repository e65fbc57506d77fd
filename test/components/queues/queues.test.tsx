import { act, screen, waitFor, within } from '@testing-library/react';
import { AbsenceQuestion } from '../../../src/components/queues/AbsenceQuestion';
import { dayOf } from '../../../src/lib/time';
import { QueueBoard } from '../../../src/components/queues/QueueBoard';
import { QueueSwitches } from '../../../src/components/queues/QueueSwitches';
import { WaitingBadges } from '../../../src/components/queues/WaitingBadges';
import * as queues from '../../../src/store/queues/actions';
import { absenceNoticed } from '../../../src/store/attendance/actions';
import type { Absence } from '../../../src/store/attendance/types';
import type { QueueMode } from '../../../src/store/queues/types';
import { overlayRequested } from '../../../src/store/ui/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { MEMBERSHIPS, signedInFacts } from '../../support/world';

function show(queueMode: QueueMode) {
  return renderWithStore(<QueueSwitches />, { facts: signedInFacts({ queueMode }) });
}

const turned = (name: string) => screen.getByRole('switch', { name });

describe('the question after a long absence', () => {
  const away = (over: Partial<Absence>) =>
    absenceNoticed({ awayMs: 23 * 60_000, queues: ['Suporte', 'Vendas'], pauseReason: null, ...over });

  it.each([
    [{}, 'Você ficou fora por 23 min. Voltar às filas Suporte e Vendas?'],
    [{ queues: [], pauseReason: 'Almoço' }, 'Você ficou fora por 23 min. Voltar à pausa Almoço?'],
    [
      { queues: ['Suporte'], pauseReason: 'Almoço' },
      'Você ficou fora por 23 min. Voltar à fila Suporte, na pausa Almoço?',
    ],
  ])('says how long, and what would begin again', (over, words) => {
    renderWithStore(<AbsenceQuestion />, { facts: [...signedInFacts(), away(over)] });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('gives the focus back to what had it before it was answered', async () => {
    const { user, store } = renderWithStore(
      <>
        <button type="button">Antes</button>
        <AbsenceQuestion />
      </>,
      { facts: signedInFacts() },
    );
    await user.click(screen.getByRole('button', { name: 'Antes' }));
    act(() => void store.dispatch(away({})));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Não' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus());
  });

  it('is answered with yes or no, and goes', async () => {
    const facts = [...signedInFacts(), away({})];
    const { user, store, dispatched } = renderWithStore(<AbsenceQuestion />, { facts });
    await user.click(screen.getByRole('button', { name: 'Sim' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'attendance/returnRequested',
      payload: { queues: ['Suporte', 'Vendas'], pauseReason: null },
    });
    expect(screen.queryByRole('button')).toBeNull();
    act(() => void store.dispatch(away({})));
    await user.click(screen.getByRole('button', { name: 'Não' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'attendance/stayOutRequested' });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('the queue switches', () => {
  it('has one switch per queue in mode F', async () => {
    const { user, dispatched } = show('perQueue');
    expect(screen.getByRole('heading', { name: 'Minhas filas' })).toBeInTheDocument();
    expect(turned('Suporte')).toBeChecked();
    expect(turned('Vendas')).not.toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Fila única' })).toBeNull();
    await user.click(turned('Vendas'));
    expect(dispatched).toEqual([
      expect.objectContaining({
        type: 'queues/switchRequested',
        payload: { queues: ['Vendas'], joined: true },
      }),
    ]);
  });

  it('shows what is wished for until the server answers, and goes back when it refuses', async () => {
    const { user, store } = show('perQueue');
    const row = () => turned('Vendas').closest('[aria-busy]');
    await user.click(turned('Vendas'));
    expect(turned('Vendas')).toBeChecked();
    expect(row()).toHaveAttribute('aria-busy', 'true');
    expect(turned('Vendas')).toBeEnabled();
    act(
      () =>
        void store.dispatch(
          queues.switchFailed({ code: 'SEM_FILA', message: 'Fila fechada', queues: ['Vendas'] }),
        ),
    );
    expect(turned('Vendas')).not.toBeChecked();
    expect(row()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByRole('alert')).toHaveTextContent('Fila fechada');
  });

  it.each<QueueMode>(['allOnEntry', 'single'])('has one switch for all queues in mode %s', async (mode) => {
    const { user, dispatched, store } = show(mode);
    expect(screen.getAllByRole('switch')).toEqual([turned('Fila única')]);
    expect(turned('Fila única')).toBeChecked();
    await user.click(turned('Fila única'));
    expect(dispatched.at(-1)).toMatchObject({ payload: { queues: ['Suporte', 'Vendas'], joined: false } });
    expect(turned('Fila única')).not.toBeChecked();
    const memberships = MEMBERSHIPS.map((one) => ({ ...one, joined: false }));
    act(() => void store.dispatch(queues.membershipsReported({ memberships })));
    await user.click(turned('Fila única'));
    expect(dispatched.at(-1)).toMatchObject({ payload: { queues: ['Suporte', 'Vendas'], joined: true } });
  });

  it('turns all on, and off once all are', async () => {
    const { user, dispatched, store } = show('perQueue');
    await user.click(screen.getByRole('button', { name: 'Entrar em todas' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { queues: ['Vendas'], joined: true } });
    await user.click(screen.getByRole('button', { name: 'Sair de todas' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { queues: ['Suporte', 'Vendas'], joined: false } });
    const memberships = MEMBERSHIPS.map((one) => ({ ...one, joined: false }));
    act(() => void store.dispatch(queues.membershipsReported({ memberships })));
    expect(screen.getByRole('button', { name: 'Entrar em todas' })).toBeVisible();
  });

  it('says how many wait in each queue, and for how long', () => {
    const since = new Date(Date.now() - 4.5 * 60_000).toISOString();
    const waiting = { id: '1', name: 'Maria', since };
    const items = { Vendas: [waiting, { ...waiting, since: null }], Suporte: [] };
    const { store } = show('perQueue');
    act(() => void store.dispatch(queues.waitingReported({ complete: true, totals: null, items })));
    expect(turned('Vendas').closest('[aria-busy]')).toHaveTextContent(/^Vendas2 esperando · [34] min$/u);
    expect(turned('Suporte').closest('[aria-busy]')).toHaveTextContent(/^Suporte$/u);
  });

  it('says so when the agent has no queue', () => {
    renderWithStore(<QueueSwitches />, {
      facts: [...signedInFacts(), queues.membershipsReported({ memberships: [] })],
    });
    expect(screen.getByText('Nenhuma fila foi atribuída a você. Fale com o supervisor.')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('the waiting badges', () => {
  it('name the channel, how many wait and the longest wait, and lead to the queues one by one', async () => {
    const totals = { chat: 3, whatsapp: 12, email: 0, voice: 1 };
    const since = new Date(Date.now() - 4 * 60_000 - 5_000).toISOString();
    const items = { Suporte: [{ id: '1', name: 'Rui', since }] };
    const { user, dispatched } = renderWithStore(<WaitingBadges />, {
      facts: [...signedInFacts(), queues.waitingReported({ complete: true, totals, items })],
    });
    const group = within(screen.getByRole('group', { name: 'Filas em espera' }));
    for (const name of ['Chat: 3 (o primeiro espera há 4 min)', 'WhatsApp: 12', 'E-mail: 0', 'Voz: 1']) {
      expect(group.getByRole('button', { name })).toBeInTheDocument();
    }
    await user.click(group.getByRole('button', { name: 'WhatsApp: 12' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'ui/overlayRequested',
      payload: { overlay: 'queueBoard' },
    });
  });
});

describe('the board of the queues', () => {
  it('says of each queue who waits and how long, and where that is only from the first sight', () => {
    jest.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
    try {
      const items = {
        Suporte: [
          { id: '1', name: 'Rui', since: '2026-03-10T11:48:00Z' },
          { id: '2', name: 'Ana', since: null },
        ],
        Vendas: [{ id: '3', name: 'Bia', since: null }],
      };
      renderWithStore(<QueueBoard afterClose={() => undefined} />, {
        facts: [
          ...signedInFacts(),
          queues.waitingReported({ complete: true, totals: null, items }),
          overlayRequested({ overlay: 'queueBoard' }),
        ],
      });
      const board = within(screen.getByRole('table', { name: 'Filas em espera' }));
      const rows = board.getAllByRole('row').map((row) => row.textContent);
      expect(rows[1]).toContain('Suporte');
      expect(rows[1]).toContain('12 min');
      expect(rows[1]).not.toContain('visto');
      expect(rows[2]).toContain('< 1 mindesde que foi visto aqui');
      act(() => jest.advanceTimersByTime(60_000));
      expect(board.getByRole('row', { name: /Suporte/u })).toHaveTextContent('13 min');
    } finally {
      jest.useRealTimers();
    }
  });

  it('says that nobody waits only of a queue of which that is known', async () => {
    renderWithStore(<QueueBoard afterClose={() => undefined} />, {
      facts: [
        ...signedInFacts(),
        queues.waitingReported({ complete: false, totals: null, items: { Suporte: [] } }),
        overlayRequested({ overlay: 'queueBoard' }),
      ],
    });
    const rows = (part: HTMLElement) =>
      within(part)
        .getAllByRole('row')
        .map((row) => row.textContent)
        .slice(1);
    const known = ['Suporte0Ninguém', 'VendasNão informadoNão informado'];
    expect(rows(screen.getByRole('table', { name: 'Filas em espera' }))).toEqual(known);
    expect(rows(await screen.findByRole('figure', { name: 'Espera por fila' }))).toEqual(known);
  });

  it('draws who waits per queue, as a table and as a file too', async () => {
    const since = new Date(Date.now() - 30 * 60_000).toISOString();
    const { dispatched, user } = renderWithStore(<QueueBoard afterClose={() => undefined} />, {
      facts: [
        ...signedInFacts(),
        queues.waitingReported({
          complete: true,
          totals: null,
          items: { Suporte: [{ id: '1', name: 'Rui', since }], Vendas: [] },
        }),
        overlayRequested({ overlay: 'queueBoard' }),
      ],
    });
    const picture = await screen.findByRole('figure', { name: 'Espera por fila' });
    const cells = within(picture)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(cells).toEqual(['FilaEsperandoMaior espera', 'Suporte130 min', 'Vendas0Ninguém']);
    expect(picture.querySelectorAll('rect')).toHaveLength(1);
    expect(picture.querySelectorAll('rect.chart-tone--danger')).toHaveLength(1);
    await user.click(within(picture).getByRole('button', { name: /CSV/u }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'ui/chartExportRequested',
      payload: { fileName: `espera-por-fila-${dayOf(new Date())}.csv` },
    });
  });
});
