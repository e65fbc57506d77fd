import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { CallSlot } from '../../../src/components/calls/slot/CallSlot';
import * as calls from '../../../src/store/calls/actions';
import * as queues from '../../../src/store/queues/actions';
import { callEnded, incomingCall, offeredCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const MINUTE_MS = 60_000;

const waiting = () =>
  queues.waitingReported({
    complete: true,
    totals: null,
    items: { Voz: [{ id: '9', name: 'João', since: new Date(Date.now() - 4 * MINUTE_MS).toISOString() }] },
  });

it('says who waits, and leads to the queues, until a call takes its place', async () => {
  const { store, user, dispatched } = renderWithStore(<CallSlot />, { facts: voiceFacts('Voz') });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void store.dispatch(waiting()));
  const button = screen.getByRole('button', {
    name: /^1 cliente esperando\s*\(o primeiro espera há 4 min\)$/u,
  });
  await user.click(button);
  expect(dispatched.at(-1)).toMatchObject({
    type: 'ui/overlayRequested',
    payload: { overlay: 'queueBoard' },
  });
  act(() => incomingCall().forEach((fact) => void store.dispatch(fact)));
  expect(await screen.findByRole('region', { name: 'Ligação em andamento' })).toBeVisible();
  expect(screen.queryByText('1 cliente esperando')).toBeNull();
});

describe('the clock of a classification that is owed', () => {
  const wrapUp = () => screen.queryByRole('region', { name: 'Pós-atendimento' });

  it('runs from the end of the call until it is classified, in the place of who waits', async () => {
    const over = [...incomingCall(), callEnded('in1')];
    const { store } = renderWithStore(<CallSlot />, { facts: [...voiceFacts('Voz'), waiting(), ...over] });
    const happen = (fact: UnknownAction) => act(() => void store.dispatch(fact));
    expect(wrapUp()).toBeNull();
    happen(calls.classificationRequired({ callId: 'in1' }));
    expect(await screen.findByRole('region', { name: 'Pós-atendimento' })).toHaveTextContent('Maria Souza');
    expect(screen.getByRole('timer', { name: 'Tempo de pós-atendimento' })).toHaveTextContent(/^00:00:0\d$/u);
    expect(screen.queryByText(/1 cliente esperando/u)).toBeNull();
    happen(offeredCall('in2', { uniqueId: 'u-2' }));
    expect(wrapUp()).toBeNull();
    happen(callEnded('in2', { cause: 'cancelled' }));
    expect(wrapUp()).not.toBeNull();
    happen(calls.classified({ callId: 'in1' }));
    expect(wrapUp()).toBeNull();
    expect(screen.getByText(/1 cliente esperando/u)).toBeVisible();
  });

  it('is not there for one that may wait', () => {
    const open = calls.classifyOpenRequested({ callId: 'in1' });
    renderWithStore(<CallSlot />, {
      facts: [...voiceFacts('Voz'), ...incomingCall(), callEnded('in1'), open],
    });
    expect(wrapUp()).toBeNull();
  });
});
