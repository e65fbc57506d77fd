import { screen } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { DoNotDisturbIndicator } from '../../../src/components/softphone/DoNotDisturbIndicator';
import { SoftphoneStatus } from '../../../src/components/softphone/SoftphoneStatus';
import { doNotDisturbRequested } from '../../../src/store/softphone/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { registeredFacts, voiceFacts } from '../../support/telephone';

function show(...facts: UnknownAction[]) {
  return renderWithStore(
    <>
      <DoNotDisturbIndicator />
      <SoftphoneStatus />
    </>,
    { facts: [...voiceFacts('Voz'), ...registeredFacts(), ...facts] },
  );
}

const sign = () => screen.queryByRole('button', { name: 'Não perturbe' });

it('do not disturb is turned on where the telephone stands, and is in the title bar as long as it is on', async () => {
  const { user, store } = show();
  const turn = screen.getByRole('switch', { name: 'Não perturbe' });
  expect(turn).toHaveAccessibleDescription(/As das filas continuam tocando/u);
  expect(sign()).toBeNull();
  await user.click(turn);
  expect(turn).toBeChecked();
  expect(sign()).toBeVisible();
  expect(store.getState().softphone.doNotDisturb).toBe(true);
  expect(await violations()).toEqual([]);
  await user.click(turn);
  expect(sign()).toBeNull();
});

it('its sign leads to where it is turned off', async () => {
  const { user, dispatched } = show(doNotDisturbRequested({ on: true }));
  await user.click(screen.getByRole('button', { name: 'Não perturbe' }));
  expect(dispatched).toMatchObject([{ type: 'ui/drawerToggleRequested' }]);
});
