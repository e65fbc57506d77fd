import { screen } from '@testing-library/react';
import { SettingsPage } from '../../../src/pages/SettingsPage';
import { selectConfiguration } from '../../../src/store/config/selectors';
import { selectMailSignature } from '../../../src/store/ui/selectors';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

function show() {
  return renderWithStore(<SettingsPage />, { facts: signedInFacts(), route: '/configuracoes#mensagens' });
}

it('keeps whether the end of a conversation leads to the next', async () => {
  const { user, store } = show();
  const next = screen.getByRole('checkbox', { name: /^Depois de encerrar, abrir/u });
  expect(next).not.toBeChecked();
  await user.click(next);
  expect(next).toBeChecked();
  expect(selectConfiguration(store.getState())?.opensNextWaiting).toBe(true);
});

it('keeps the minutes of waiting once both can be understood', async () => {
  const { user, store } = show();
  const red = screen.getByRole('textbox', { name: 'Vermelho a partir de (minutos)' });
  expect(red).toHaveValue('5');
  await user.clear(red);
  await user.type(red, '1');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Escreva minutos inteiros/);
  expect(selectConfiguration(store.getState())?.waitingRedMinutes).toBeUndefined();
  await user.type(red, '0');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(selectConfiguration(store.getState())).toMatchObject({
    waitingAmberMinutes: 2,
    waitingRedMinutes: 10,
  });
});

it('keeps how long a mail can be taken back, 5 s unless chosen', async () => {
  const { user, store } = show();
  expect(screen.getByRole('radio', { name: '5 segundos' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Não desfazer' }));
  expect(selectConfiguration(store.getState())).toMatchObject({ undoSendSeconds: 0 });
  await user.click(screen.getByRole('radio', { name: '10 segundos' }));
  expect(selectConfiguration(store.getState())).toMatchObject({ undoSendSeconds: 10 });
});

it('keeps the signature of each agent', async () => {
  const { user, store } = show();
  await user.type(screen.getByRole('textbox', { name: 'Assinatura de e-mail' }), 'Ana Lima{Enter}Centro');
  expect(selectMailSignature(store.getState())).toBe('Ana Lima\nCentro');
});
