import { screen } from '@testing-library/react';
import { AgentStatus } from '../../../src/components/agent/AgentStatus';
import { SoftphoneStatus } from '../../../src/components/softphone/SoftphoneStatus';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { registeredFacts, voiceFacts } from '../../support/telephone';

function show() {
  return renderWithStore(
    <>
      <AgentStatus />
      <SoftphoneStatus />
    </>,
    { facts: [...voiceFacts('Voz'), ...registeredFacts()] },
  );
}

const sign = () => screen.queryByRole('img', { name: 'Não perturbe' });

it('do not disturb is turned on where the telephone stands, and is in the status pill as long as it is on', async () => {
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
