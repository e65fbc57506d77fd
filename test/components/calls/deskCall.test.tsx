import { screen, within } from '@testing-library/react';
import { CallBar } from '../../../src/components/calls/CallBar';
import { SlotCall } from '../../../src/components/calls/slot/SlotCall';
import { answer, hold, mute } from '../../../src/components/shortcuts/callCommands';
import { violations } from '../../support/axe';
import { incomingCall, offeredCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const DESK = { telephone: 'desk' } as const;

it('a call that rings on the desk has nothing to press, by mouse or key', async () => {
  const { store } = renderWithStore(<SlotCall />, {
    facts: [...voiceFacts('Voz'), offeredCall('in1', DESK)],
  });
  const sheet = within(screen.getByRole('region', { name: 'Tocando no telefone de mesa' }));
  expect(sheet.getByText('Maria Souza')).toBeVisible();
  expect(sheet.getByText('Tire o fone do gancho para atender.')).toBeVisible();
  expect(sheet.queryByRole('button')).toBeNull();
  const request = jest.fn();
  answer({ state: store.getState(), request } as unknown as Parameters<typeof answer>[0]);
  expect(request).not.toHaveBeenCalled();
  expect(await violations()).toEqual([]);
});

it('a call on the desk is classified and hung up here, and nothing else', () => {
  const { store } = renderWithStore(<CallBar />, {
    facts: [...voiceFacts('Voz'), ...incomingCall('in1', DESK)],
  });
  const bar = within(screen.getByRole('region', { name: 'Ligação em andamento' }));
  const names = bar
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.slice(1)).toEqual(['Classificar', 'Desligar']);
  const request = jest.fn();
  for (const command of [mute, hold])
    command({ state: store.getState(), request } as unknown as Parameters<typeof mute>[0]);
  expect(request).not.toHaveBeenCalled();
});
