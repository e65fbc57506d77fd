import { act, screen, waitFor } from '@testing-library/react';
import { QueueSwitches } from '../../../src/components/queues/QueueSwitches';
import { useQueueItems } from '../../../src/components/palette/useAgentItems';
import * as queues from '../../../src/store/queues/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { MEMBERSHIPS, signedInFacts } from '../../support/world';

const all = (joined: boolean) =>
  queues.membershipsReported({ memberships: MEMBERSHIPS.map((one) => ({ ...one, joined })) });

const facts = signedInFacts({ queueMode: 'single' });

const joinAll = () => screen.queryByRole('button', { name: 'Entrar em todas' });

const names = () => document.querySelector('.queues__names')?.textContent;

describe('the one switch of all queues, in some of them', () => {
  it('names those, and has the way into the others', async () => {
    const { user, dispatched, store } = renderWithStore(<QueueSwitches />, { facts });
    expect(names()).toBe('Suporte');
    const button = joinAll();
    if (button === null) throw new Error('No way into the others');
    await user.click(button);
    expect(dispatched.at(-1)).toMatchObject({
      type: 'queues/switchRequested',
      payload: { queues: ['Vendas'], joined: true },
    });
    expect(joinAll()).toBeNull();
    expect(screen.getByRole('switch', { name: 'Fila única' })).toHaveFocus();
    expect(names()).toBe('Suporte · Vendas');
    act(() => void store.dispatch(all(true)));
    expect(joinAll()).toBeNull();
  });

  it('names all where the agent is in none, which it leads to', async () => {
    const { store } = renderWithStore(<QueueSwitches />, { facts });
    act(() => void store.dispatch(all(false)));
    await waitFor(() => expect(names()).toBe('Suporte · Vendas'));
    expect(joinAll()).toBeNull();
  });
});

function Items() {
  const items = useQueueItems();
  return items.map(({ id, label, run }) => (
    <button key={id} type="button" onClick={run}>
      {label}
    </button>
  ));
}

const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the palette, in some queues', () => {
  it('leads into the others where one switch is for all', async () => {
    const { user, dispatched, store } = renderWithStore(<Items />, { facts });
    expect(labels()).toEqual(['Sair da fila Fila única', 'Entrar em todas']);
    await user.click(screen.getByRole('button', { name: 'Entrar em todas' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { queues: ['Vendas'], joined: true } });
    act(() => void store.dispatch(all(true)));
    expect(labels()).toHaveLength(1);
  });
});
