import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { giveLayout } from '../../support/layout';
import '../../support/renderWithStore';
import { daysWork, golden, open, openPage } from '../../support/replayPage';

let takeLayout: () => void = () => undefined;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(() => takeLayout());

test('a log of an earlier schema says so before it is shown, with what was translated', async () => {
  await openPage();
  await open(daysWork);
  expect(
    await screen.findByText('O registro é de um esquema anterior e foi traduzido por inteiro.'),
  ).toBeVisible();
  expect(screen.queryByText('A reprodução chegou ao estado gravado.')).not.toBeInTheDocument();
  expect(screen.getByText('Console 0.1.0 · esquema 1')).toBeVisible();
  await userEvent.click(screen.getByText('11 traduções'));
  expect(
    screen.getByText('278 · calls/classificationBecameDue · → calls/classificationRequired'),
  ).toBeVisible();
});

test('a log with an action that this version does not know is not read exactly', async () => {
  await openPage();
  await open(golden.replaceAll('"type":"auth/loggedIn"', '"type":"auth/arrived"'));
  expect(await screen.findByText('Esta versão não consegue ler o registro com exatidão.')).toBeVisible();
  expect(screen.getByText('Esta versão não conhece a ação auth/arrived (2 vezes).')).toBeVisible();
  expect(screen.getByText('O estado final não pode ser comparado com o gravado.')).toBeVisible();
});

test('a file that is no log says what it lacks', async () => {
  await openPage();
  await open('{"segments":[]}');
  expect(await screen.findByText('O arquivo não é um registro do console: falta header.')).toBeVisible();
});
