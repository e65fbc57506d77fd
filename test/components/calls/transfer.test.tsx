import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallTransferDialog } from '../../../src/components/calls/transfer/CallTransferDialog';
import * as calls from '../../../src/store/calls/actions';
import { statusReported } from '../../../src/store/queues/actions';
import type { QueueStatus } from '../../../src/store/queues/types';
import { violations } from '../../support/axe';
import { callEnded, holdOf, incomingCall, outgoingCall } from '../../support/liveCalls';
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
const numbers = () => within(dialog().getByRole('list', { name: 'Número' }));

describe('the transfer dialog', () => {
  it('hands the call to a number, which it requires', async () => {
    const { user, dispatched } = show(OPEN);
    await user.type(search(), '{Enter}');
    expect(dialog().getByText('Campo obrigatório')).toBeVisible();
    await user.type(search(), '(11) 98888-0002');
    expect(dialog().queryByText('Campo obrigatório')).toBeNull();
    await user.click(numbers().getByRole('button', { name: 'Transferir' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/blindTransferRequested',
      payload: { callId: 'in1', number: '11988880002' },
    });
  });

  it('dials whom to ask first, for the queue of the call', async () => {
    const { user, dispatched } = show(OPEN);
    await user.type(search(), '4002{Enter}');
    expect(numbers().getByRole('button', { name: 'Consultar' })).toHaveFocus();
    expect(dispatched.filter(calls.dialRequested.match)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/dialRequested',
      payload: { number: '4002', name: null, queue: 'Voz', contactId: null, consultOf: 'in1' },
    });
  });

  it('says why nothing was dialled', async () => {
    const { user, happen } = show(OPEN);
    await user.type(search(), '4002{Enter}{Enter}');
    happen(calls.dialRefused({ number: '4002', reason: 'notConnected', code: 'notConnected', message: '' }));
    expect(dialog().getByText(/sem conexão com a central/u)).toBeVisible();
  });

  it('takes a name for no number, and says that nobody has it', async () => {
    const { user } = show(OPEN, queuesWith(agent('Bia', '4002')));
    await user.type(search(), 'zeca 2');
    expect(dialog().queryByRole('list', { name: 'Número' })).toBeNull();
    expect(dialog().getByText('Ninguém com este nome')).toBeVisible();
  });

  it('offers a number once that is an extension of somebody who is listed', async () => {
    const { user } = show(OPEN, queuesWith(agent('Bia', '4002')));
    await user.type(search(), '4002');
    expect(dialog().queryByRole('list', { name: 'Número' })).toBeNull();
    expect(dialog().getAllByRole('listitem')).toHaveLength(1);
  });

  it('stays while the agent works elsewhere', async () => {
    const { user } = show(OPEN);
    await user.type(search(), '4002');
    await user.click(screen.getByText('Antes'));
    expect(search()).toHaveValue('4002');
  });

  it('connects the caller with the one who was asked, once they answered', async () => {
    const { user, dispatched, happen } = show(OPEN, ...holdOf('in1', true));
    expect(dialog().queryByRole('list', { name: 'Outras ligações' })).toBeNull();
    happen(
      calls.dialed({
        callId: 'o',
        number: '4002',
        name: 'Bia',
        queue: 'Voz',
        contactId: null,
        consultOf: 'in1',
      }),
    );
    const other = () => within(dialog().getByRole('list', { name: 'Outras ligações' }));
    const hand = () => other().getByRole('button', { name: 'Transferir' });
    expect(other().getByRole('listitem')).toHaveTextContent('BiaDiscando');
    expect(hand()).toHaveAttribute('aria-disabled', 'true');
    happen(calls.answered({ callId: 'o' }));
    expect(hand()).toHaveAccessibleDescription('Bia');
    await user.click(hand());
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/attendedTransferRequested',
      payload: { callId: 'in1', otherCallId: 'o' },
    });
    await user.click(other().getByRole('button', { name: 'Desligar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/hangUpRequested', payload: { callId: 'o' } });
  });

  it('goes with the call, and gives the focus back', async () => {
    const { user, happen } = show();
    await user.click(screen.getByText('Antes'));
    happen(OPEN);
    await waitFor(() => expect(search()).toHaveFocus());
    happen(callEnded('in1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Antes')).toHaveFocus();
  });

  it('has no serious accessibility violation', async () => {
    show(OPEN, queuesWith(agent('Bia Reis', '4002')), ...outgoingCall());
    expect(await violations()).toEqual([]);
  });
});
