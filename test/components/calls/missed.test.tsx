import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallToasts } from '../../../src/components/calls/CallToasts';
import { NoticeBell } from '../../../src/components/noticeCentre/NoticeBell';
import * as calls from '../../../src/store/calls/actions';
import { callEnded, offeredCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleReportedCall } from '../../support/samples';
import { registeredFacts, voiceFacts } from '../../support/telephone';

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(
    <>
      <NoticeBell />
      <CallToasts />
    </>,
    { facts: [...voiceFacts('Voz'), ...registeredFacts(), ...facts] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const rangInVain = [offeredCall(), callEnded('in1', { by: 'other', cause: 'cancelled' })];

const toasts = () => document.querySelector('.toasts')?.textContent ?? '';

const quiet = () => document.querySelector('[data-announcer="polite"]')?.textContent ?? '';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const rows = async () => within(await screen.findByRole('list', { name: 'Avisos' })).getAllByRole('listitem');

describe('a missed call', () => {
  it('is told once, in its own words, and can be called back from there', async () => {
    const { user, dispatched, happen } = show();
    expect(button('Avisos')).not.toHaveAccessibleDescription(expect.stringContaining('novo'));
    happen(...rangInVain);
    expect(button('Avisos')).toHaveAccessibleDescription('1 aviso novo');
    expect(toasts()).toContain('Você perdeu uma ligação de Maria Souza.');
    expect(quiet()).toBe('');
    await user.click(button('Ligar de volta'));
    expect(dispatched.slice(-2)).toMatchObject([
      { type: 'calls/missedSeenRequested', payload: { ids: ['in1'] } },
      { type: 'calls/dialOpenRequested', payload: { number: '11988880001', name: 'Maria Souza' } },
    ]);
    expect(button('Avisos')).not.toHaveAccessibleDescription(expect.stringContaining('novo'));
  });

  it('that was not to disturb is told without a toast, and says so among the notices', async () => {
    const { user, happen } = show();
    const who = { number: '1002', name: 'Bruno Lima' };
    happen(calls.offerRefused({ callId: 'c1', ...who, why: 'doNotDisturb', uniqueId: null }));
    expect(toasts()).toBe('');
    expect(quiet()).toBe('Bruno Lima ligou enquanto você não queria ser incomodado.');
    await user.click(button('Avisos'));
    const [row] = await rows();
    expect(row).toHaveTextContent(/^Ligação durante “Não perturbe”novoBruno Lima · 1002Ligar de volta/u);
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
    await user.click(button('Avisos'));
    expect((await rows())[0]).toHaveTextContent(/Rui · 4001.*14\/11\/2023$/u);
    happen(...rangInVain);
    expect(toasts()).toContain('Você perdeu uma ligação de Maria Souza.');
  });

  it('is called back from among the notices', async () => {
    const { user, dispatched } = show(...rangInVain);
    expect(toasts()).toBe('');
    await user.click(button('Avisos'));
    await user.click(await screen.findByRole('button', { name: /^Ligação perdida.*Maria Souza/u }));
    expect(dispatched.slice(-2)).toMatchObject([
      { type: 'calls/missedSeenRequested', payload: { ids: ['in1'] } },
      { type: 'calls/dialOpenRequested', payload: { number: '11988880001', name: 'Maria Souza' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
