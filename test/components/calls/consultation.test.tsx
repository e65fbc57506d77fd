import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallFailure } from '../../../src/components/calls/CallFailure';
import { CallTransferDialog } from '../../../src/components/calls/transfer/CallTransferDialog';
import * as calls from '../../../src/store/calls/actions';
import type { CallCause } from '../../../src/store/calls/types';
import { lost } from '../../../src/store/softphone/actions';
import { callEnded, holdOf, incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { registeredFacts, voiceFacts } from '../../support/telephone';

const OPEN = calls.transferOpenRequested({ callId: 'in1' });

const ASKED = { number: '4002', name: null, queue: 'Voz', contactId: null, consultOf: 'in1' };

/** The agent asked 4002, and it did not come about. */
function asked(callId: string, cause: CallCause): UnknownAction[] {
  return [
    calls.dialRequested(ASKED),
    ...holdOf('in1', true),
    calls.dialed({ callId, ...ASKED }),
    callEnded(callId, { cause, status: 486 }),
  ];
}

function show(...facts: UnknownAction[]) {
  const all = [...voiceFacts('Voz'), ...registeredFacts(), ...incomingCall(), ...facts];
  const view = renderWithStore(
    <>
      <CallTransferDialog />
      <CallFailure />
    </>,
    { facts: all },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Transferir' }));

const told = () =>
  dialog()
    .getByText(/Não foi possível consultar 4002/u)
    .closest('.inline-error');

describe('a consultation that failed', () => {
  it('is told in the transfer dialog, and anew each time', () => {
    const { happen } = show(OPEN, ...asked('c1', 'busy'));
    const first = told();
    expect(first?.closest('[role="alert"]')).toHaveTextContent(
      'Não foi possível consultar 4002.O destino está em outra ligação. A ligação com Maria Souza continua com você.',
    );
    happen(...asked('c2', 'busy'));
    expect(told()).not.toBe(first);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it.each(['unavailable', 'rejected', 'noAnswer'] as const)('says why: %s', (cause) => {
    show(OPEN, ...asked('c1', cause));
    expect(told()).toBeVisible();
  });

  it('leaves no popup behind when the dialog is closed', async () => {
    const { user } = show(OPEN, ...asked('c1', 'busy'));
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not told any more once somebody else is asked, or the caller is handed over', () => {
    const { happen } = show(OPEN, ...asked('c1', 'busy'));
    happen(calls.transferStarted({ callId: 'in1', kind: 'blind', to: '4003' }));
    expect(dialog().queryByText(/Não foi possível consultar/u)).toBeNull();
    happen(calls.transferFailed({ callId: 'in1', code: 'transferFailed', message: '486', status: 486 }));
    happen(calls.dialRequested(ASKED));
    expect(dialog().queryByText('A transferência não foi feita.')).toBeNull();
  });

  it('has its own popup, above other dialogs, where the transfer dialog was left meanwhile', () => {
    show(...asked('c1', 'busy'));
    const popup = screen.getByRole('dialog', { name: 'Destino ocupado' });
    expect(popup.closest('.ant-modal-wrap')).toHaveStyle({ zIndex: 1005 });
  });

  it('tells where the caller is', () => {
    const { happen } = show(OPEN, ...holdOf('in1', true));
    expect(dialog().getByText('Em espera')).toBeVisible();
    happen(...holdOf('in1', false));
    expect(dialog().getByText('Em conversa')).toBeVisible();
  });
});

it('a transfer that has no way to the exchange is said to have none, and keeps what was typed', async () => {
  const { user, happen, dispatched } = show(OPEN);
  await user.type(dialog().getByRole('searchbox'), '4002');
  const number = within(dialog().getByRole('list', { name: 'Número' }));
  happen(lost({ code: 1006, reason: '' }));
  expect(
    dialog()
      .getByText(/Sem conexão com a central telefônica/u)
      .closest('[role="status"]'),
  ).toBeVisible();
  await user.click(number.getByRole('button', { name: 'Transferir' }));
  expect(dispatched.map(({ type }) => type)).not.toContain('calls/blindTransferRequested');
  happen(...registeredFacts());
  expect(dialog().queryByText(/Sem conexão/u)).toBeNull();
  expect(dialog().getByRole('searchbox')).toHaveValue('4002');
  await user.click(number.getByRole('button', { name: 'Transferir' }));
  expect(dispatched.at(-1)).toMatchObject({
    type: 'calls/blindTransferRequested',
    payload: { number: '4002' },
  });
});
