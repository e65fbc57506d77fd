import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { pauseRequested, unpauseRequested } from '../../src/store/agent/actions';
import { selectServerError } from '../../src/store/connection/selectors';
import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import { newProfile } from './profile';
import { openConsole, type TestConsole } from './testConsole';

let sandbox: Sandbox;
let console: TestConsole;

beforeEach(async () => {
  sandbox = await createSandbox({ progressSpeed: 0 });
  console = openConsole(newProfile(sandbox));
  await console.signIn('ana');
});

afterEach(async () => {
  console.close();
  await sandbox.close();
});

const turn = (joined: boolean, ...queues: string[]) => console.dispatch(switchRequested({ queues, joined }));

const atServer = () => sandbox.control.agent({ nome: 'ana' }).usuario;

const joinedAtServer = () => atServer().filas.flatMap(({ fila, value }) => (value ? [fila] : []));

async function inQueues(...queues: string[]): Promise<void> {
  const expected = [...queues].sort().join();
  await console.until(
    `in ${expected}`,
    (state) => selectJoinedQueues(state).slice().sort().join() === expected,
  );
  await console.until('no wish left', (state) => Object.keys(state.queues.desired).length === 0);
  expect(joinedAtServer().sort().join()).toBe(expected);
}

async function agentIs(status: number, pauseReason: string | null): Promise<void> {
  await console.until(
    `status ${String(status)}`,
    ({ agent }) => agent.status === status && agent.pending === null,
  );
  expect(console.state().agent.pauseReason).toBe(pauseReason);
  expect(atServer()).toMatchObject({ status, motivoPausa: pauseReason });
}

it('the last of several wishes stands at the server, and the status follows the queues', async () => {
  await agentIs(5, null);
  turn(true, 'Chat Site');
  turn(true, 'WhatsApp Vendas', 'Telegram');
  turn(false, 'Telegram');
  await inQueues('Chat Site', 'WhatsApp Vendas');
  await agentIs(1, null);
  turn(false, 'Chat Site');
  await inQueues('WhatsApp Vendas');
  await agentIs(1, null);
  turn(false, 'WhatsApp Vendas');
  await inQueues();
  await agentIs(5, null);
});

it.each(['loseAck', 'drop', 'fail'] as const)(
  'a switch arrives although a request is hit (%s)',
  async (kind) => {
    sandbox.control.failAction({ action: 'QueueAdd', kind });
    turn(true, 'Chat Site');
    await inQueues('Chat Site');
    sandbox.control.failAction({ action: 'QueueRemove', kind });
    turn(false, 'Chat Site');
    await inQueues();
    expect(console.types()).not.toContain('queues/switchFailed');
  },
);

it('a pause has one reason at a time, ends when it is unticked, and with the last queue', async () => {
  turn(true, 'Chat Site');
  await inQueues('Chat Site');
  const [first, second] = await console.until('two reasons', ({ agent }) =>
    agent.reasons.filter(({ queue }) => queue === null).length > 1
      ? agent.reasons.filter(({ queue }) => queue === null).map(({ name }) => name)
      : null,
  );
  console.dispatch(pauseRequested({ reason: first ?? '' }));
  await agentIs(10, first ?? '');
  console.dispatch(pauseRequested({ reason: second ?? '' }));
  await console.until('the other reason', ({ agent }) => agent.pauseReason === second);
  await agentIs(10, second ?? '');
  console.dispatch(unpauseRequested());
  await agentIs(1, null);

  sandbox.control.failAction({ action: 'QueuePause', kind: 'loseAck' });
  console.dispatch(pauseRequested({ reason: first ?? '' }));
  await agentIs(10, first ?? '');
  turn(false, 'Chat Site');
  await agentIs(5, null);
});

it('what the agent wanted holds over a connection that drops, and a server that comes back', async () => {
  turn(true, 'Chat Site');
  await inQueues('Chat Site');
  const [reason] = await console.until(
    'reasons',
    ({ agent }) => agent.reasons.find(({ queue }) => queue === null) && agent.reasons,
  );
  console.dispatch(pauseRequested({ reason: reason?.name ?? '' }));
  await agentIs(10, reason?.name ?? '');
  sandbox.control.dropSockets({});
  await console.until('noticed', () => console.types().includes('connection/lost'));
  await console.inSync();
  await sandbox.control.restart({ downMs: 200, novaEpoca: true });
  await console.until('noticed again', () => console.payloads('connection/lost').length > 1);
  await console.inSync();
  await inQueues('Chat Site');
  await agentIs(10, reason?.name ?? '');
});

it('an error that the server tells is on screen for five seconds', async () => {
  sandbox.control.pushRaw({ nome: 'ana', evento: 'errorMsg', corpo: { msg: 'Fila em manutenção' } });
  const { message } = await console.until('the error', selectServerError);
  const shown = Date.now();
  expect(message).toBe('Fila em manutenção');
  await console.until('gone', (state) => selectServerError(state) === null);
  expect(Date.now() - shown).toBeGreaterThan(4_500);
  expect(Date.now() - shown).toBeLessThan(8_000);
});
