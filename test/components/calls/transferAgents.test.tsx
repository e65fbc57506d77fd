import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { colleagues, isFound } from '../../../src/components/calls/transfer/agents';
import { CallTransferDialog } from '../../../src/components/calls/transfer/CallTransferDialog';
import * as calls from '../../../src/store/calls/actions';
import * as presence from '../../../src/store/presence/actions';
import { statusReported } from '../../../src/store/queues/actions';
import type { QueueStatus } from '../../../src/store/queues/types';
import { violations } from '../../support/axe';
import { incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const OPEN = calls.transferOpenRequested({ callId: 'in1' });

function agent(name: string, extension: string, fields: Partial<QueueStatus['agents'][number]> = {}) {
  return { name, extension, status: 1 as const, statusText: 'Disponível', pauseReason: null, ...fields };
}

function queuesWith(...agents: QueueStatus['agents']): UnknownAction {
  return statusReported({
    statuses: [{ queue: 'Voz', agents, waiting: null }],
    totals: { chat: 0, whatsapp: 0, email: 0, voice: 0 },
  });
}

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(
    <>
      <button type="button">Antes</button>
      <CallTransferDialog />
    </>,
    { facts: [...voiceFacts('Voz'), ...incomingCall(), ...facts] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Transferir' }));
const search = () => dialog().getByRole('searchbox', { name: 'Agente, ramal ou número' });

describe('the agents to choose from', () => {
  const agents = () => within(dialog().getByRole('list', { name: 'Agentes' }));

  it('are those of the queues but oneself, each with what it does', () => {
    const { happen } = show(
      OPEN,
      queuesWith(
        agent('Caio', '4003', { status: 10, statusText: 'Pausa', pauseReason: 'Almoço' }),
        agent('Ana Souza', '4001'),
        agent('Bia', '4002'),
      ),
    );
    expect(agents().getAllByRole('listitem')).toHaveLength(2);
    expect(agents().getAllByRole('listitem')[0]).toHaveTextContent(/Bia 4002Disponível.*Sem informação/u);
    expect(agents().getAllByRole('listitem')[1]).toHaveTextContent(/Caio 4003Almoço/u);
    happen(
      presence.reported({ extension: '4002', presence: 'busy' }),
      presence.reported({ extension: '4003', presence: 'ringing' }),
    );
    expect(agents().getAllByRole('listitem')[0]).toHaveTextContent('Em ligação');
    expect(agents().getAllByRole('listitem')[1]).toHaveTextContent('Chamando');
    happen(presence.reported({ extension: '4002', presence: 'available' }));
    expect(agents().getAllByRole('listitem')[0]).toHaveTextContent(/Disponível.*Ramal livre/u);
  });

  it('are told in the language of the settings, but for what keeps them busy, in the words of the centre', () => {
    const busy = { status: 3, statusText: 'Pós-atendimento' };
    const agents = queuesWith(agent('Bia', '4002'), agent('Caio', '4003', busy));
    const facts = [...voiceFacts('Voz'), ...incomingCall(), OPEN, agents];
    renderWithStore(<CallTransferDialog />, { facts, language: 'eng_US' });
    const list = screen.getByRole('list', { name: 'Agents' });
    expect(list).toHaveTextContent(/Bia 4002Available.*Caio 4003Pós-atendimento/u);
  });

  it('are watched while the dialog shows, and no longer', async () => {
    const { dispatched, happen, user } = show(queuesWith(agent('Bia', '4002'), agent('Caio', '4003')));
    happen(OPEN);
    const watched = () => dispatched.filter(({ type }) => /^presence\/(?:un)?watchRequested$/u.test(type));
    expect(watched()).toMatchObject([
      { type: 'presence/watchRequested', payload: { extensions: ['4002', '4003'] } },
    ]);
    happen(queuesWith(agent('Bia', '4002'), agent('Caio', '4003', { statusText: 'Ocupado' })));
    expect(watched()).toHaveLength(1);
    happen(queuesWith(agent('Bia', '4002')));
    expect(watched().at(-1)).toMatchObject({ payload: { extensions: ['4002'] } });
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(watched().at(-1)).toMatchObject({ type: 'presence/unwatchRequested' }));
  });

  it('are asked first or take the call at once', async () => {
    const { dispatched, user } = show(OPEN, queuesWith(agent('Bia', '4002')));
    await user.click(agents().getByRole('button', { name: 'Consultar' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/dialRequested',
      payload: { number: '4002', consultOf: 'in1' },
    });
    await user.click(agents().getByRole('button', { name: 'Transferir' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/blindTransferRequested',
      payload: { callId: 'in1', number: '4002' },
    });
  });

  it('are searched by name or extension when they are many', async () => {
    const many = Array.from({ length: 9 }, (_none, index) => agent(`Agente ${index}`, `50${index}`));
    const { user } = show(OPEN, queuesWith(...many, agent('José', '4003')));
    await user.type(search(), 'jose');
    await waitFor(() => expect(agents().getAllByRole('listitem')).toHaveLength(1));
    expect(agents().getByRole('listitem')).toHaveTextContent('José');
  });

  it('are there by extension, once, where the server names nobody', () => {
    show(OPEN, queuesWith(agent('', '4002')));
    const agents = within(dialog().getByRole('list', { name: 'Agentes' }));
    expect(agents.getAllByText(/4002/u)).toHaveLength(1);
    expect(agents.getAllByRole('button', { description: /^4002/u })).toHaveLength(2);
  });

  it('are joined by other extensions in the search alone', async () => {
    const extensions = [
      { number: '3001', name: 'Recepção' },
      { number: '3002', name: null },
      { number: '4001', name: 'Ana Souza' },
      { number: '4002', name: 'Bia' },
    ];
    const loaded = presence.extensionsLoaded({ extensions });
    const { user, dispatched } = show(OPEN, queuesWith(agent('Bia', '4002')), loaded);
    expect(dispatched).toContainEqual(expect.objectContaining({ type: 'presence/extensionsReadRequested' }));
    expect(dialog().queryByRole('list', { name: 'Ramais' })).toBeNull();
    await user.type(search(), '400');
    await waitFor(() => expect(agents().getAllByRole('listitem')).toHaveLength(1));
    expect(dialog().queryByRole('list', { name: 'Ramais' })).toBeNull();
    await user.clear(search());
    await user.type(search(), 'recep');
    const found = within(await dialog().findByRole('list', { name: 'Ramais' }));
    expect(found.getByRole('listitem')).toHaveTextContent(/^Recepção 3001ConsultarTransferir$/u);
    await user.click(found.getByRole('button', { name: 'Transferir' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/blindTransferRequested',
      payload: { callId: 'in1', number: '3001' },
    });
    expect(await violations()).toEqual([]);
  });

  it('are told to be none', () => {
    show(OPEN);
    expect(dialog().getByText('Nenhum outro agente está nas suas filas.')).toBeVisible();
  });

  it('are each there once, however many queues they are in', () => {
    const statuses = [
      { queue: 'A', agents: [agent('Bia', '4002'), agent('Ana', '4001')], waiting: null },
      { queue: 'B', agents: [agent('Bia', '4002'), agent('Sem ramal', '')], waiting: null },
    ];
    const known = colleagues(statuses, ['4001', null]);
    expect(known.map(({ extension }) => extension)).toEqual(['4002']);
    expect(known.filter((one) => isFound(one, ' 400 '))).toHaveLength(1);
    expect(known.filter((one) => isFound(one, 'x'))).toEqual([]);
    const lettered = [{ queue: 'A', agents: [agent('Bia', 'ramal-b')], waiting: null }];
    expect(colleagues(lettered, []).filter((one) => isFound(one, 'RAMAL'))).toHaveLength(1);
    const nameless = [{ queue: 'A', agents: [agent('', '4002')], waiting: null }];
    expect(colleagues(nameless, [])).toMatchObject([{ extension: '4002', name: '4002' }]);
  });
});
