import { createSandbox, type Sandbox } from '../../sandbox/createSandbox';
import { loginRequested, logoutRequested } from '../../src/store/auth/actions';
import { saveRequested } from '../../src/store/config/actions';
import { pauseRequested, unpauseRequested } from '../../src/store/agent/actions';
import { switchRequested } from '../../src/store/queues/actions';
import { selectJoinedQueues } from '../../src/store/queues/selectors';
import { sampleConfiguration } from '../support/sagaSamples';
import { openConsole, type TestConsole } from './testConsole';
import { newProfile } from './profile';

let sandbox: Sandbox;
const consoles: TestConsole[] = [];

function open(...args: Parameters<typeof newProfile>): TestConsole {
  const console = openConsole(newProfile(...args));
  consoles.push(console);
  return console;
}

afterEach(async () => {
  for (const console of consoles.splice(0)) console.close();
  await sandbox.close();
});

function logIn(console: TestConsole, login: string, password: string): void {
  const secretId = console.services.handles.deposit(password);
  console.dispatch(loginRequested({ login, secretId, saveCredentials: true }));
}

describe('signing in', () => {
  beforeEach(async () => {
    sandbox = await createSandbox();
  });

  it('is refused with the server’s text, and goes through afterwards', async () => {
    const console = open(sandbox);
    logIn(console, 'ana', 'errada');
    await console.until('the refusal', ({ auth }) => auth.failure);
    expect(console.state().auth.failure?.message).toMatch(/senha/i);
    await console.signIn('ana');
    expect(console.state().auth.user).toMatchObject({ fullName: 'Ana Souza', queueMode: 'perQueue' });
  });

  it('says that the server does not answer where there is none', async () => {
    const console = open({ ...sandbox, httpPort: 1 });
    logIn(console, 'ana', 'ana123');
    await console.until('the failure', ({ auth }) => auth.failure);
    expect(console.state().auth).toMatchObject({ status: 'signedOut', failure: { code: 'offline' } });
  });

  it('keeps password and token out of every action and state', async () => {
    const console = open(sandbox);
    logIn(console, 'ana', 'ana123');
    await console.inSync();
    const { token } = (await console.services.session.load()) ?? {};
    expect(token).toEqual(expect.any(String));
    const payloads = [...new Set(console.types())].map((type) => console.payloads(type));
    const everything = JSON.stringify([console.state(), payloads]);
    for (const secret of ['ana123', token ?? 'none', sandbox.bearer])
      expect(everything).not.toContain(secret);
  });

  it('tells the server which page asks, on both ways, and keeps each request in the log', async () => {
    const console = open(sandbox);
    await console.signIn('ana');
    await console.inSync();
    const [page, ...others] = sandbox.control.toldPages({});
    expect(others).toEqual([]);
    expect(page).toMatchObject({ handshakes: 1 });
    expect(console.payloads('trace/requestEnded')).toContainEqual(
      expect.objectContaining({ path: '/api/v2/usuarios/agentes/login', status: 200 }),
    );
    expect(console.payloads('trace/requestEnded')).toHaveLength(page?.requests ?? 0);
  });

  it('at a second place ends the session at the first', async () => {
    const first = open(sandbox);
    await first.signIn('ana');
    const second = open(sandbox);
    await second.signIn('ana');
    await first.until('the end', ({ auth }) => auth.endedBy);
    expect(first.state().auth).toMatchObject({ status: 'signedOut', endedBy: { reason: 'otherLogin' } });
    expect(second.state().auth.status).toBe('signedIn');
  });

  it('ends by a supervisor with the words of the server', async () => {
    const console = open(sandbox);
    await console.signIn('ana');
    sandbox.control.logOutAgent({ nome: 'ana', msg: 'Turno encerrado.' });
    await console.until('the end', ({ auth }) => auth.endedBy);
    expect(console.state().auth.endedBy).toEqual({ reason: 'supervisor', message: 'Turno encerrado.' });
    expect(await console.services.session.load()).toBeNull();
  });

  it('ends by the agent, who is in no queue then', async () => {
    const console = open(sandbox);
    await console.signIn('ana');
    console.dispatch(switchRequested({ queues: ['Chat Site', 'Telegram'], joined: true }));
    await console.until('in both', (state) => selectJoinedQueues(state).length === 2);
    console.dispatch(logoutRequested());
    await console.until('signed out', ({ auth }) => auth.status === 'signedOut');
    expect(sandbox.control.agent({ nome: 'ana' }).usuario.filas.filter(({ value }) => value)).toEqual([]);
  });
});

describe('a pause', () => {
  it('is asked for with a reason of the server’s, and ended', async () => {
    sandbox = await createSandbox();
    const console = open(sandbox);
    await console.signIn('ana');
    console.dispatch(switchRequested({ queues: ['Chat Site'], joined: true }));
    await console.until('available', ({ agent }) => agent.status === 1);
    const reason = await console.until('the reasons', ({ agent }) => agent.reasons[0]?.name);
    console.dispatch(pauseRequested({ reason }));
    await console.until('paused', ({ agent }) => agent.status === 10 && agent.pauseReason === reason);
    console.dispatch(unpauseRequested());
    await console.until('available again', ({ agent }) => agent.status === 1);
  });
});

describe.each([
  ['GET alone', ['GET'] as ('GET' | 'POST')[]],
  ['POST alone', ['POST'] as ('GET' | 'POST')[]],
])('a server that reads by %s', (_what, readVerbs) => {
  beforeEach(async () => {
    sandbox = await createSandbox({ readVerbs });
  });

  it('is found out, and read', async () => {
    const console = open(sandbox);
    await console.signIn('ana');
    await console.until('queues', ({ queues }) => queues.read.status === 'loaded');
    await console.until('pause reasons', ({ agent }) => agent.reasonsRead.status === 'loaded');
    expect(console.state().conversations.read).toEqual({ status: 'loaded', failure: null });
  });

  it('is read by the verb that the deployment names', async () => {
    const console = open(sandbox, readVerbs[0]);
    await console.signIn('ana');
    await console.until('queues', ({ queues }) => queues.read.status === 'loaded');
  });
});

it('an address with a port of its own wins over the deployment’s', async () => {
  sandbox = await createSandbox();
  const console = open({ ...sandbox, httpPort: 1 });
  console.dispatch(
    saveRequested(sampleConfiguration({ server: `http://127.0.0.1:${String(sandbox.httpPort)}` })),
  );
  logIn(console, 'ana', 'ana123');
  await console.until('signed in', ({ auth }) => auth.status === 'signedIn');
});
