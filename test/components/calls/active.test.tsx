import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ActiveCalls } from '../../../src/components/calls/ActiveCalls';
import { MiniCall } from '../../../src/components/calls/MiniCall';
import { violations } from '../../support/axe';
import { callEnded, holdOf, incomingCall, offeredCall, outgoingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

function show(shown: React.ReactNode, facts: UnknownAction[]) {
  const view = renderWithStore(shown, { facts: [...voiceFacts('Voz'), ...facts] });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

describe('the list of active calls', () => {
  const items = () => within(screen.getByRole('list', { name: 'Ligações ativas' })).getAllByRole('listitem');

  it('has a line for each call with name or number, queue, start and standing', () => {
    show(<ActiveCalls />, [...incomingCall(), ...holdOf('in1', true), ...outgoingCall()]);
    expect(items()).toHaveLength(2);
    expect(items()[0]).toHaveTextContent(/Maria Souza.*\d\d:\d\d.*Em espera.*Voz/u);
    expect(items()[1]).toHaveTextContent(/4002.*Em conversa/u);
  });

  it('is not there without calls', () => {
    show(<ActiveCalls />, []);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('leads to the last services of who is on the call', async () => {
    const { user, dispatched } = show(<ActiveCalls />, incomingCall());
    await user.click(screen.getByRole('button', { name: 'Ações' }));
    await user.click(screen.getByRole('menuitem', { name: 'Últimos atendimentos' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'conversations/customerHistoryOpenRequested',
      payload: { customerId: '77', name: 'Maria Souza', exceptId: null },
    });
  });

  const volumesOf = (who: string) => screen.getByRole('button', { name: `Volumes da ligação com ${who}` });

  it('turns and mutes the two sides of each call, also of a held one', async () => {
    const { user, dispatched } = show(<ActiveCalls />, [
      ...incomingCall(),
      ...holdOf('in1', true),
      ...outgoingCall(),
    ]);
    await user.click(volumesOf('Maria Souza'));
    const popup = within(screen.getByRole('dialog', { name: 'Volumes da ligação com Maria Souza' }));
    expect(await violations()).toEqual([]);
    fireEvent.change(popup.getByRole('slider', { name: 'Volume do alto-falante' }), {
      target: { value: '40' },
    });
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/volumeRequested',
      payload: { callId: 'in1', side: 'speaker', volume: 40 },
    });
    await user.click(popup.getByRole('button', { name: 'Silenciar microfone' }));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/muteRequested',
      payload: { callId: 'in1', side: 'microphone', muted: true },
    });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(volumesOf('Maria Souza')).toHaveFocus();
    expect(volumesOf('4002')).toBeVisible();
  });

  it('has no volumes of a call that rings, nor of one on the desk', () => {
    const { happen } = show(<ActiveCalls />, [offeredCall()]);
    expect(volumesOf('Maria Souza')).toHaveAttribute('aria-disabled', 'true');
    happen(callEnded('in1'), offeredCall('d1', { telephone: 'desk' }));
    expect(items()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Volumes/u })).toBeNull();
  });

  it('shows the call that is chosen', async () => {
    const { user, store } = show(<ActiveCalls />, incomingCall());
    const open = screen.getByRole('button', { name: /^Maria Souza/u });
    expect(open).not.toHaveAttribute('aria-current');
    await user.click(open);
    expect(store.getState().calls.shownId).toBe('in1');
    expect(open).toHaveAttribute('aria-current', 'true');
  });

  it('tells of a call that only rings', () => {
    show(<ActiveCalls />, [offeredCall()]);
    expect(items()[0]).toHaveTextContent('Tocando');
  });
});

describe('the live call in the small window', () => {
  it('can be muted and hung up', async () => {
    const { user, dispatched, happen } = show(<MiniCall />, incomingCall());
    const call = within(screen.getByRole('region', { name: 'Ligação em andamento' }));
    expect(call.getByText('Maria Souza')).toBeVisible();
    expect(call.getByRole('timer', { name: 'Duração' })).toBeVisible();
    await user.click(call.getByRole('button', { name: 'Desativar microfone' }));
    await user.click(call.getByRole('button', { name: 'Desligar' }));
    expect(dispatched.map(({ type }) => type)).toEqual(['calls/muteRequested', 'calls/hangUpRequested']);
    happen(callEnded('in1'));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
