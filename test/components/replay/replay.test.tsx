import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { giveLayout } from '../../support/layout';
import '../../support/renderWithStore';
import {
  browserCall,
  daysWork,
  golden,
  header,
  logFile,
  open,
  openPage,
  typesOf,
} from '../../support/replayPage';

// The page must open where nothing that touches the world can be made.
jest.mock('../../../src/services/createServices', () => {
  throw new Error('/replay loaded the services');
});
jest.mock('../../../src/sagas/rootSaga', () => {
  throw new Error('/replay loaded the sagas');
});

let takeLayout: () => void = () => undefined;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(() => takeLayout());

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
  expect(scrub).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^\d\d:\d\d:\d\d, \w+\/\w+, 1 de \d+$/),
  );
});

test('a file whose state differs from the recorded one says so', async () => {
  await openPage();
  await open(golden.replace(header.finalStateHash, '0000000000000000'));
  expect(await screen.findByText('A reprodução chegou a um estado diferente do gravado.')).toBeVisible();
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

test('a log opens at what broke first; an anomaly leads to its action, and what it changed is told by keys', async () => {
  await openPage();
  await open(daysWork);
  const scrub = await screen.findByRole('slider', { name: 'Posição' });
  const firstBroken = 1 + typesOf(daysWork).indexOf('connection/eventRejected');
  expect(scrub).toHaveValue(String(firstBroken));

  await userEvent.click(screen.getByRole('tab', { name: 'Anomalias' }));
  const anomalies = screen.getByRole('region', { name: 'Anomalias' });
  await userEvent.click(within(anomalies).getByRole('button', { name: /saga falhou/ }));
  const action = screen.getByRole('region', { name: 'Ação' });
  expect(within(action).getByRole('heading', { name: 'app/sagaFailed' })).toBeVisible();
  expect(within(action).getByText('app.sagaFailure')).toBeVisible();

  fireEvent.change(scrub, { target: { value: '0' } });
  expect(within(action).getByText('Antes da primeira ação.')).toBeVisible();

  const received = 1 + typesOf(daysWork).indexOf('messages/received');
  fireEvent.change(scrub, { target: { value: String(received) } });
  expect(within(action).getByText(/^conversations\.byId\.1001\.conversation\.unread$/)).toBeVisible();
});

test('the path of a change breaks behind its dots alone, and is copied as it is', async () => {
  await openPage();
  await open(golden);
  const position = typesOf(golden).indexOf('messages/received') + 1;
  fireEvent.change(await screen.findByRole('slider', { name: 'Posição' }), {
    target: { value: String(position) },
  });
  const path = within(screen.getByRole('region', { name: 'Ação' })).getByText(/^messages\.byConversation\./);
  expect(path.querySelectorAll('wbr')).toHaveLength(path.textContent.split('.').length - 1);
});

test('a file whose state cannot be shown says so, and another one takes its place', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await openPage();
  await open(JSON.stringify({ payload: '[]', preloadedState: '{"conversations":{"byId":7}}' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Estado' }));
  expect(await screen.findByText('Esta versão não consegue mostrar este registro.')).toBeVisible();
  await open(golden);
  expect(await screen.findByText('A reprodução chegou ao estado gravado.')).toBeVisible();
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

/** Out of the way of the screens: jsdom lets what is inert take the focus. */
async function withoutScreens(): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'Estado' }));
}

test('actions are looked for by words, type, conversation and call; the arrow keys step among those found', async () => {
  const user = userEvent.setup();
  await openPage();
  await open(daysWork);
  await withoutScreens();
  const scrub = await screen.findByRole('slider', { name: 'Posição' });
  const list = screen.getByRole('listbox', { name: 'Ações' });
  const filters = screen.getByRole('search', { name: 'Filtrar ações' });
  expect(within(filters).getByRole('status')).toHaveTextContent('461 ações');

  const all = typesOf(daysWork);
  await user.click(screen.getByRole('button', { name: 'Início' }));
  await user.selectOptions(within(filters).getByRole('combobox', { name: 'Domínio ou tipo' }), 'calls/');
  const calls = all.flatMap((type, index) => (type.startsWith('calls/') ? [index + 1] : []));
  expect(within(filters).getByRole('status')).toHaveTextContent(`${String(calls.length)} de 461 ações`);
  act(() => list.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(scrub).toHaveValue(String(calls[1]));
  await user.keyboard('{End}');
  expect(scrub).toHaveValue(String(calls.at(-1)));
  await user.keyboard('{ArrowUp}');
  expect(scrub).toHaveValue(String(calls.at(-2)));

  // A slash leads to the search from everywhere, and the arrow down from there to what was found.
  await user.keyboard('/');
  const search = within(filters).getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.type(search, 'digitsent');
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{ArrowDown}');
  expect(list).toHaveFocus();
  await user.keyboard('{Home}');
  expect(scrub).toHaveValue(String(all.indexOf('calls/digitSent') + 1));

  await user.type(search, ' nowhere');
  expect(await screen.findByText('Nenhuma ação encontrada.')).toBeVisible();
  await user.click(within(filters).getByRole('button', { name: 'Limpar filtros' }));
  expect(within(filters).getByRole('status')).toHaveTextContent('461 ações');
});

test('a typed time leads there, and one that the log does not have says so', async () => {
  const user = userEvent.setup();
  await openPage();
  await open(daysWork);
  await withoutScreens();
  const field = await screen.findByRole('textbox', { name: 'Ir para a hora' });
  // The tests run in UTC; the day begins at 12:00:00.137.
  await user.type(field, '12:00:30{Enter}');
  const scrub = screen.getByRole('slider', { name: 'Posição' });
  expect(scrub).toHaveAttribute('aria-valuetext', expect.stringMatching(/^12:00:30, /));
  await user.clear(field);
  await user.type(field, '23:59{Enter}');
  expect(screen.getByText('O registro não tem essa hora.')).toBeVisible();
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, 'meio-dia{Enter}');
  expect(screen.getByText('Digite a hora como 14:05:09.')).toBeVisible();
});

test('a request leads to the facts that answered it, and a fact to what it answers', async () => {
  const user = userEvent.setup();
  await openPage();
  await open(daysWork);
  const scrub = await screen.findByRole('slider', { name: 'Posição' });
  const asked = typesOf(daysWork).indexOf('calls/answerRequested') + 1;
  fireEvent.change(scrub, { target: { value: String(asked) } });
  const action = screen.getByRole('region', { name: 'Ação' });
  expect(within(action).getByText('Respondida por')).toBeVisible();
  await user.click(within(action).getByRole('button', { name: /calls\/answered/ }));
  expect(within(action).getByRole('heading', { name: 'calls/answered' })).toBeVisible();
  await user.click(within(action).getByRole('button', { name: /calls\/answerRequested/ }));
  expect(scrub).toHaveValue(String(asked));

  const ofCall = within(action).getByRole('group', { name: 'Ligação call-in' });
  await user.click(within(ofCall).getByRole('button', { name: 'Anterior' }));
  expect(within(action).getByRole('heading', { name: 'calls/offered' })).toBeVisible();
});

test('why an action changed nothing is told', async () => {
  await openPage();
  await open(browserCall);
  const scrub = await screen.findByRole('slider', { name: 'Posição' });
  const action = screen.getByRole('region', { name: 'Ação' });
  const seek = (type: string) => {
    const value = String(typesOf(browserCall).indexOf(type) + 1);
    fireEvent.change(scrub, { target: { value } });
  };
  seek('calls/answerRequested');
  expect(within(action).getByText(/Nenhum domínio do estado ouve esta ação/)).toBeVisible();
  seek('calls/transferred');
  expect(within(action).getByText(/Ilegal neste estado: .*calls.* ouve esta ação/)).toBeVisible();
  expect(within(action).getByText(/^Ligação .*: estava em ended\.$/)).toBeVisible();
});
