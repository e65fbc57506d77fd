import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ActiveCalls } from '../../../src/components/calls/ActiveCalls';
import { MiniCall } from '../../../src/components/calls/MiniCall';
import * as calls from '../../../src/store/calls/actions';
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

  it('shows the call that is chosen', async () => {
    const { user, store } = show(<ActiveCalls />, incomingCall());
    const open = screen.getByRole('button', { name: /^Maria Souza/u });
    expect(open).not.toHaveAttribute('aria-current');
    await user.click(open);
    expect(store.getState().calls.shownId).toBe('in1');
    expect(open).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['Volume do alto-falante', 'Silenciar alto-falante', 'speaker'],
    ['Volume do microfone', 'Silenciar microfone', 'microphone'],
  ])('turns the %s and mutes it', async (volume, mute, side) => {
    const { user, dispatched, happen } = show(<ActiveCalls />, incomingCall());
    const slider = screen.getByRole('slider', { name: volume });
    expect(slider).toHaveValue('100');
    expect(slider).toHaveAttribute('aria-valuetext', '100%');
    fireEvent.change(slider, { target: { value: '40' } });
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/volumeRequested',
      payload: { callId: 'in1', side, volume: 40 },
    });
    await user.click(screen.getByRole('button', { name: mute }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { callId: 'in1', side, muted: true } });
    happen(calls.levelChanged({ callId: 'in1', side: side as 'speaker', volume: 40, muted: true }));
    expect(screen.getByRole('button', { name: mute })).toHaveAttribute('aria-pressed', 'true');
    expect(slider).toHaveValue('40');
  });

  it('follows the hand at once and asks for the sound a few times a second', () => {
    jest.useFakeTimers();
    const pass = () =>
      act(() => {
        jest.advanceTimersByTime(200);
      });
    const { dispatched } = show(<ActiveCalls />, incomingCall());
    const slider = screen.getByRole('slider', { name: 'Volume do alto-falante' });
    for (const value of ['90', '80', '70', '60']) fireEvent.change(slider, { target: { value } });
    expect(slider).toHaveValue('60');
    const asked = () => dispatched.filter(calls.volumeRequested.match).map(({ payload }) => payload.volume);
    expect(asked()).toEqual([90]);
    pass();
    expect(asked()).toEqual([90, 60]);
    // Nobody took it: the slider tells the truth again.
    pass();
    expect(slider).toHaveValue('100');
    expect(asked()).toEqual([90, 60]);
    jest.useRealTimers();
  });

  it('has no sound to turn while a call only rings', () => {
    show(<ActiveCalls />, [offeredCall()]);
    expect(items()[0]).toHaveTextContent('Tocando');
    expect(screen.queryByRole('slider')).toBeNull();
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
