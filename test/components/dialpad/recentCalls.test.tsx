import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { RecentCalls } from '../../../src/components/dialpad/RecentCalls';
import { violations } from '../../support/axe';
import { callEnded, incomingCall, offeredCall, outgoingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { registeredFacts, voiceFacts } from '../../support/telephone';

const missed = [
  offeredCall('m', { name: 'Carla Nunes', number: '1144440000', contactId: '9', uniqueId: 'u-9' }),
  callEnded('m', { cause: 'cancelled' }),
];

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(<RecentCalls />, {
    facts: [...voiceFacts('Voz'), ...registeredFacts(), ...facts],
  });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Recentes' }))
    .getAllByRole('button')
    .map((row) => [
      row.querySelector('.recent-call__who')?.textContent,
      row.querySelector('.recent-call__more')?.textContent,
    ]);

describe('the calls of late', () => {
  it('are not there before the first', () => {
    show();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('stand with the last first, each number once, and no rooms or withheld numbers', async () => {
    const { happen } = show(...incomingCall('a'), callEnded('a'));
    happen(...outgoingCall('b', { number: '11988880001', name: 'Maria Souza' }), callEnded('b'));
    happen(...outgoingCall('r', { number: '*701001', room: '1001' }), callEnded('r'));
    happen(...incomingCall('x', { number: 'anonymous', name: null, uniqueId: 'u-3' }), callEnded('x'));
    happen(...missed);
    const found = rows();
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(['Carla Nunes', 'Perdida1144440000']);
    expect(found.map(([who]) => who)).toContain('Maria Souza');
    expect(await violations()).toEqual([]);
  });

  it('are called again by one press; who was missed counts as seen', async () => {
    const { user, dispatched } = show(...missed);
    await user.click(screen.getByRole('button', { name: /Carla Nunes/u }));
    expect(dispatched).toMatchObject([
      { type: 'calls/missedSeenRequested', payload: { ids: ['m'] } },
      {
        type: 'calls/dialRequested',
        payload: { number: '1144440000', name: 'Carla Nunes', contactId: '9', queue: 'Voz' },
      },
    ]);
  });
});
