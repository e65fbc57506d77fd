import { act, screen } from '@testing-library/react';
import { CallSlot } from '../../../src/components/calls/slot/CallSlot';
import * as queues from '../../../src/store/queues/actions';
import { incomingCall } from '../../support/liveCalls';
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
