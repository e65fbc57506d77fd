import { screen } from '@testing-library/react';
import { SettingsPage } from '../../../src/pages/SettingsPage';
import { selectConfiguration } from '../../../src/store/config/selectors';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

it('keeps whether the end of a conversation leads to the next', async () => {
  const { user, store } = renderWithStore(<SettingsPage />, {
    facts: signedInFacts(),
    route: '/configuracoes#mensagens',
  });
  const next = screen.getByRole('checkbox', { name: /^Depois de encerrar, abrir/u });
  expect(next).not.toBeChecked();
  await user.click(next);
  expect(next).toBeChecked();
  expect(selectConfiguration(store.getState())?.opensNextWaiting).toBe(true);
});
