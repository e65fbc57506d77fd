import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openReplay } from '../../../src/app/replay';
import { logFileSchema } from '../../../src/store/actionLog/logSchema';
import { giveLayout } from '../../support/layout';
import '../../support/renderWithStore';
import * as v from 'valibot';

// The page must open where nothing that touches the world can be made.
jest.mock('../../../src/services/createServices', () => {
  throw new Error('/replay loaded the services');
});
jest.mock('../../../src/sagas/rootSaga', () => {
  throw new Error('/replay loaded the sagas');
});

const golden = readFileSync(join(__dirname, '../../replay/schema3.json'), 'utf8');

const { header } = v.parse(logFileSchema, JSON.parse(golden));

function logFile(text: string): File {
  const file = new File([text], 'log.json', { type: 'application/json' });
  // jsdom's File cannot be read as text.
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

let takeLayout = () => undefined as void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(() => takeLayout());

async function openPage(): Promise<void> {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('no root');
  act(() => openReplay(root));
  await screen.findByRole('heading', { name: 'Reprodução do registro' });
}

async function open(text: string): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Abrir registro'), logFile(text));
}

test('a golden log replays to the state that was recorded, and can be walked through', async () => {
  await openPage();
  await open(golden);
  expect(await screen.findByText('A reprodução chegou ao estado gravado.')).toBeVisible();
  expect(screen.getByText(header.finalStateHash)).toBeVisible();

  const scrub = screen.getByRole('slider', { name: 'Posição' });
  const last = String(header.actions);
  await userEvent.click(screen.getByRole('button', { name: 'Fim' }));
  expect(scrub).toHaveValue(last);
  await userEvent.click(screen.getByRole('button', { name: 'Voltar um passo' }));
  expect(scrub).toHaveValue(String(header.actions - 1));
  await userEvent.click(screen.getByRole('button', { name: 'Início' }));
  expect(scrub).toHaveValue('0');
  await userEvent.click(screen.getByRole('button', { name: 'Avançar um passo' }));
  const action = screen.getByRole('region', { name: 'Ação' });
  expect(within(action).getAllByRole('heading')[0]).toHaveTextContent(/^\w+\/\w+$/);
  expect(scrub).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d\d:\d\d:\d\d, \w+\/\w+, 1 de \d+$/));
});

test('a file whose state differs from the recorded one says so', async () => {
  await openPage();
  await open(golden.replace(header.finalStateHash, '0000000000000000'));
  expect(await screen.findByText('A reprodução chegou a outro estado que o gravado.')).toBeVisible();
});

test.each([
  ['no JSON', 'nothing', 'O arquivo não é JSON.'],
  ['another file', '{"header":{}}', /^O arquivo não é um registro do console/],
])('%s is refused with the reason', async (_name, text, reason) => {
  await openPage();
  await open(text);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

const daysWork = readFileSync(join(__dirname, '../../replay/daysWork.json'), 'utf8');

test('a log opens at what broke first; an anomaly leads to its action, and what it changed is told by keys', async () => {
  await openPage();
  await open(daysWork);
  const scrub = await screen.findByRole('slider', { name: 'Posição' });
  const types = v
    .parse(logFileSchema, JSON.parse(daysWork))
    .segments.flatMap(({ actions }) => actions)
    .map(({ type }) => type);
  const firstBroken = 1 + types.findIndex((type) => type === 'connection/eventRejected');
  expect(scrub).toHaveValue(String(firstBroken));

  await userEvent.click(screen.getByRole('tab', { name: 'Anomalias' }));
  const anomalies = screen.getByRole('region', { name: 'Anomalias' });
  await userEvent.click(within(anomalies).getByRole('button', { name: /saga falhou/ }));
  const action = screen.getByRole('region', { name: 'Ação' });
  expect(within(action).getByRole('heading', { name: 'app/sagaFailed' })).toBeVisible();
  expect(within(action).getByText('app.sagaFailure')).toBeVisible();

  fireEvent.change(scrub, { target: { value: '0' } });
  expect(within(action).getByText('Antes da primeira ação.')).toBeVisible();

  const received = 1 + types.indexOf('messages/received');
  fireEvent.change(scrub, { target: { value: String(received) } });
  expect(within(action).getByText(/^conversations\.byId\.1001\.conversation\.unread$/)).toBeVisible();
});

test('playing goes on to the end, where it stops', async () => {
  await openPage();
  await open(golden);
  const scrub = await screen.findByRole('slider', { name: 'Posição' });
  await userEvent.click(screen.getByRole('radio', { name: '16×' }));
  fireEvent.change(scrub, { target: { value: String(header.actions - 3) } });
  await userEvent.click(screen.getByRole('button', { name: 'Reproduzir' }));
  await waitFor(() => expect(scrub).toHaveValue(String(header.actions)));
  expect(await screen.findByRole('button', { name: 'Reproduzir' })).toBeVisible();
});

test('a dropped file opens too, and another one takes its place', async () => {
  await openPage();
  const target = screen.getByText(/solte o arquivo aqui/);
  fireEvent.drop(target, { dataTransfer: { files: [logFile('nothing')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('O arquivo não é JSON.');
  fireEvent.drop(target, { dataTransfer: { files: [logFile(golden)] } });
  expect(await screen.findByText('A reprodução chegou ao estado gravado.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
