import { act, screen } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Outage } from '../../../src/components/softphone/Outage';
import { statusReported } from '../../../src/store/agent/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { registeredFacts, voiceFacts } from '../../support/telephone';

const available = statusReported({ status: 1, pauseReason: null });

const lost = softphone.lost({ code: 1006, reason: '' });

function show(...facts: UnknownAction[]) {
  const all = [...voiceFacts('Voz'), available, ...registeredFacts(), ...facts];
  const view = renderWithStore(<Outage />, { facts: all });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const bar = () => screen.queryByText(/^Você está disponível, mas o telefone está fora do ar/u);

const toast = () => document.querySelector('.toasts')?.textContent;

describe('a telephone that is out', () => {
  it('is told, stands in a line of its own while the agent is available, and is told when it is back', async () => {
    const { user, dispatched, happen } = show();
    happen(lost);
    expect(bar()).toBeNull();
    happen(softphone.outageFound());
    expect(bar()).toBeVisible();
    // The line says it, and is read out: no toast says it again.
    expect(bar()?.closest('[aria-live="polite"]')).not.toBeNull();
    expect(toast()).toBe('');
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Tentar agora' }));
    await user.click(screen.getByRole('button', { name: 'Ver o motivo' }));
    expect(dispatched.slice(-2)).toMatchObject([
      { type: 'softphone/retryRequested' },
      { type: 'ui/telephoneShowRequested' },
    ]);
    happen(...registeredFacts());
    expect(bar()).toBeNull();
    expect(toast()).toBe('O telefone voltou: as ligações chegam de novo.');
  });

  it('is told by a toast where the agent is in a pause, and by the line alone once they are available', () => {
    const { happen } = show(statusReported({ status: 10, pauseReason: 'Almoço' }));
    happen(lost, softphone.outageFound());
    expect(bar()).toBeNull();
    expect(toast()).toBe('O telefone está fora do ar: as ligações não chegam até você.');
    happen(available);
    expect(bar()).toBeVisible();
  });

  it('is no news of an agent in a pause, nor back when it is turned off', () => {
    const { happen } = show(lost, softphone.outageFound());
    expect(bar()).toBeVisible();
    happen(statusReported({ status: 10, pauseReason: 'Almoço' }));
    expect(bar()).toBeNull();
    happen(available);
    expect(bar()).toBeVisible();
    happen(softphone.closed());
    expect(bar()).toBeNull();
    expect(toast()).toBe('');
  });
});
