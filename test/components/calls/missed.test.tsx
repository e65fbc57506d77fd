import { act, screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallToasts } from '../../../src/components/calls/CallToasts';
import { MissedCalls } from '../../../src/components/calls/MissedCalls';
import * as calls from '../../../src/store/calls/actions';
import { violations } from '../../support/axe';
import { callEnded, offeredCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleReportedCall } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(
    <>
      <MissedCalls />
      <CallToasts />
    </>,
    { facts: [...voiceFacts('Voz'), ...facts] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const rangInVain = [offeredCall(), callEnded('in1', { by: 'other', cause: 'cancelled' })];

const toasts = () => document.querySelector('.toasts')?.textContent ?? '';

const quiet = () => document.querySelector('[data-announcer="polite"]')?.textContent ?? '';

const button = (name: string) => screen.getByRole('button', { name });

describe('a missed call', () => {
  it('is told once, in its own words, and can be called back from there', async () => {
    const { user, dispatched, happen } = show();
    expect(screen.queryByRole('button')).toBeNull();
    happen(...rangInVain);
    expect(toasts()).toContain('Você perdeu uma ligação de Maria Souza.');
    expect(quiet()).toBe('');
    await user.click(button('Ligar de volta'));
    expect(dispatched.slice(-2)).toMatchObject([
      { type: 'calls/missedSeenRequested', payload: { ids: ['in1'] } },
      { type: 'calls/dialOpenRequested', payload: { number: '11988880001', name: 'Maria Souza' } },
    ]);
    expect(screen.queryByRole('button', { name: /perdida/u })).toBeNull();
  });

  it('that was not to disturb is told without a toast, and says so in the menu', async () => {
    const { user, happen } = show();
    const who = { number: '1002', name: 'Bruno Lima' };
    happen(calls.offerRefused({ callId: 'c1', ...who, why: 'doNotDisturb', uniqueId: null }));
    expect(toasts()).toBe('');
    expect(quiet()).toBe('Bruno Lima ligou enquanto você não queria ser incomodado.');
    await user.click(button('1 ligação perdida'));
    expect(await screen.findByRole('menuitem', { name: /Bruno Lima.*\(não perturbe\)$/u })).toBeVisible();
  });

  it('that never reached the telephone is told as such', () => {
    const { happen } = show();
    const call = sampleReportedCall({ uniqueId: 'u9', callId: null, number: '4002', name: null });
    happen(calls.rangAtServer({ call }), calls.offerMissed({ uniqueId: 'u9' }));
    expect(toasts()).toContain('Uma ligação de 4002 não chegou ao seu telefone.');
  });

  it('of an earlier page is marked, by its day, and not told again', async () => {
    const { user, happen } = show();
    const earlier = { id: 'z', number: '4001', name: 'Rui', queue: null, rang: true, at: 1_700_000_000_000 };
    happen(calls.missedRestored({ calls: [earlier] }));
    expect(toasts()).toBe('');
    await user.click(button('1 ligação perdida'));
    expect(screen.getByRole('menuitem', { name: 'Ligar para Rui, 14/11/2023' })).toBeInTheDocument();
    happen(...rangInVain);
    expect(toasts()).toContain('Você perdeu uma ligação de Maria Souza.');
  });

  it('stays marked until the agent saw it', async () => {
    const { user, dispatched, happen } = show(...rangInVain);
    expect(toasts()).toBe('');
    happen(
      offeredCall('in2', { name: 'Bruno', uniqueId: null }),
      callEnded('in2', { by: 'other', cause: 'cancelled' }),
    );
    await user.click(button('2 ligações perdidas'));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Ligar para Bruno, \d/u),
      expect.stringMatching(/^Ligar para Maria Souza, \d/u),
      'Marcar como vistas',
    ]);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('menuitem', { name: 'Marcar como vistas' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { ids: ['in2', 'in1'] } });
    await waitFor(() => expect(screen.queryByRole('button', { name: /perdidas/u })).toBeNull());
  });
});
