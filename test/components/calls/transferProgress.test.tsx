import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallTransferDialog } from '../../../src/components/calls/transfer/CallTransferDialog';
import * as calls from '../../../src/store/calls/actions';
import { holdOf, incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const OPEN = calls.transferOpenRequested({ callId: 'in1' });

const STARTED = calls.transferStarted({ callId: 'in1', kind: 'blind', to: '4002' });

function show(...facts: UnknownAction[]) {
  const all = [...voiceFacts('Voz'), ...incomingCall(), OPEN, ...facts];
  const view = renderWithStore(<CallTransferDialog />, { facts: all });
  const happen = (action: UnknownAction) => act(() => void view.store.dispatch(action));
  return { ...view, happen };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Transferir' }));

describe('a transfer under way', () => {
  it('tells the progress, and why it failed, with the agent back at the caller', async () => {
    const { happen, user } = show(STARTED);
    await user.type(dialog().getByRole('searchbox'), '4003');
    expect(dialog().getByRole('status')).toHaveTextContent('Transferindo para 4002…');
    const number = within(dialog().getByRole('list', { name: 'Número' }));
    expect(number.getByRole('button', { name: 'Transferir' })).toHaveAttribute('aria-disabled', 'true');
    happen(calls.transferProgressed({ callId: 'in1', status: 180 }));
    expect(dialog().getByRole('status')).toHaveTextContent('O destino está chamando.');
    happen(calls.transferFailed({ callId: 'in1', code: 'transferTimeout', message: '', status: null }));
    expect(dialog().getByRole('status')).toBeEmptyDOMElement();
    expect(
      dialog()
        .getByText(/A transferência não foi feita/u)
        .closest('[role="alert"]'),
    ).toHaveTextContent(
      'A transferência não foi feita.Não aceito a tempo. A ligação com Maria Souza continua com você.',
    );
  });

  it('lets the agent speak with the caller while the target rings, and says what becomes of the call', async () => {
    const held = [
      ...holdOf('in1', true),
      calls.transferStarted({ callId: 'in1', kind: 'blind', to: '4002' }),
    ];
    const { user, happen, dispatched } = show(OPEN, ...held);
    expect(dialog().queryByRole('button', { name: 'Retomar' })).toBeNull();
    happen(calls.transferProgressed({ callId: 'in1', status: 180 }));
    expect(dialog().getByRole('status')).toHaveTextContent(
      'Você pode retomar a ligação com Maria Souza enquanto isso; se 4002 atender, ela passa para lá.',
    );
    await user.click(dialog().getByRole('button', { name: 'Retomar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/resumeRequested', payload: { callId: 'in1' } });
  });

  it('opens again to tell of a transfer that failed after it was left', async () => {
    const { user, happen } = show(STARTED);
    await user.click(dialog().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    happen(calls.transferFailed({ callId: 'in1', code: 'transferFailed', message: '486', status: 486 }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('O destino está em outra ligação.');
  });
});
