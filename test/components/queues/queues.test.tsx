import { act, screen, within } from '@testing-library/react';
import { QueueSwitches } from '../../../src/components/queues/QueueSwitches';
import { WaitingBadges } from '../../../src/components/queues/WaitingBadges';
import * as queues from '../../../src/store/queues/actions';
import type { QueueMode } from '../../../src/store/queues/types';
import { renderWithStore } from '../../support/renderWithStore';
import { MEMBERSHIPS, signedInFacts } from '../../support/world';

function show(queueMode: QueueMode) {
  return renderWithStore(<QueueSwitches />, { facts: signedInFacts({ queueMode }) });
}

const turned = (name: string) => screen.getByRole('switch', { name });

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

  it('says so when the agent has no queue', () => {
    renderWithStore(<QueueSwitches />, {
      facts: [...signedInFacts(), queues.membershipsReported({ memberships: [] })],
    });
    expect(screen.getByText('Você não está em nenhuma fila.')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('the waiting badges', () => {
  it('name the channel and how many wait', () => {
    const totals = { chat: 3, whatsapp: 12, email: 0, voice: 1 };
    renderWithStore(<WaitingBadges />, { facts: [queues.statusReported({ statuses: [], totals })] });
    const group = within(screen.getByRole('group', { name: 'Filas em espera' }));
    for (const name of ['Chat: 3', 'WhatsApp: 12', 'E-mail: 0', 'Voz: 1']) {
      expect(group.getByRole('img', { name })).toBeInTheDocument();
    }
  });
});
