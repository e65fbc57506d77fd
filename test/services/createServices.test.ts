import 'fake-indexeddb/auto';
import { createServices } from '../../src/services/createServices';
import { createHandles } from '../../src/services/handles';
import { createLeaveGuard } from '../../src/services/leaveGuard';
import { createLiveCallLevels, createLiveLevel } from '../../src/services/liveLevel';
import type { TraceEvent } from '../../src/services/trace';
import type { Services } from '../../src/services/services';
import { NOTHING_KEPT } from '../support/sagaSamples';
import { startHttpServer, type TestServer } from './support/httpServer';
import { startSocketServer, type TestSocketServer } from './support/socketServer';
import { wireUser } from './support/wire';

let web: TestServer;
let socket: TestSocketServer;
let services: Services;

/** What a page offers and Node does not. */
function pageOf(origin: string) {
  const shelf = { getItem: () => null, setItem: () => undefined };
  return {
    window: {
      location: new URL(origin),
      localStorage: shelf,
      sessionStorage: shelf,
      navigator: {},
      addEventListener: () => undefined,
    },
    document: { baseURI: `${origin}/` },
  };
}

beforeEach(async () => {
  web = await startHttpServer();
  socket = await startSocketServer();
  web.answer(({ path }) => {
    if (path !== '/config.json') return { status: 200, body: wireUser() };
    return { status: 200, body: { token: 'fixo', ports: { api: web.port, realtime: socket.port } } };
  });
  Object.assign(globalThis, pageOf(`http://127.0.0.1:${String(web.port)}`));
  services = createServices({
    handles: createHandles(),
    leaveGuard: createLeaveGuard(window, () => false),
    level: createLiveLevel(),
    callLevels: createLiveCallLevels(),
    readPreferences: () => Promise.resolve(NOTHING_KEPT),
    session: () => 'page-1',
  });
});

afterEach(async () => {
  services.realtime.disconnect();
  await socket.close();
  await web.close();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

describe('the services of a page', () => {
  test('ask nothing of the world by being built', () => {
    expect(web.seen).toEqual([]);
    expect(socket.connections()).toBe(0);
  });

  test('share the deployment, the ids and the token of the session', async () => {
    const { authApi, commands, http, ids, realtime } = services;
    http.configure({ server: '127.0.0.1', readMethod: 'auto' });
    realtime.configure({ server: '127.0.0.1' });
    const { user, secrets } = await authApi.login('ana', 'senha', ids.clientId);
    http.setToken(secrets.token);
    const sender = { name: user.fullName, extension: user.extension };
    const open = new Promise<void>((resolve) => {
      realtime.subscribe(({ kind }) => {
        if (kind === 'connected') resolve();
      });
    });
    realtime.connect();
    await open;
    socket.answer(({ name }) => ({ ok: false, codigo: 'SEM_FILA', msg: name, tentarDeNovo: false }));
    await realtime.authenticate({ ...sender, epoch: null, lastSeq: null });
    await expect(commands.unpause(sender, ids.newId())).resolves.toMatchObject({ kind: 'refused' });
    expect(web.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/config.json', undefined],
      ['/api/v2/usuarios/agentes/login', 'Bearer fixo'],
    ]);
    expect(socket.got[0]?.payload).toMatchObject({
      token: 'token-da-sessao',
      clientId: ids.clientId,
      abaId: ids.tabId,
      sessao: 'page-1',
    });
  });

  test('tell an API of another origin which page asks only where the deployment lets them', async () => {
    const asks = async (): Promise<string | undefined> => {
      await services.authApi.login('ana', 'senha', 'client-1');
      return web.seen.at(-1)?.headers['x-sessao']?.toString();
    };
    services.http.configure({ server: 'localhost', readMethod: 'auto' });
    await expect(asks()).resolves.toBeUndefined();
    services.http.configure({ server: '127.0.0.1', readMethod: 'auto' });
    await expect(asks()).resolves.toBe('page-1');
  });

  test('report what passes to whoever records it', async () => {
    const passed: TraceEvent[] = [];
    services.trace.subscribe((event) => passed.push(event));
    services.http.configure({ server: '127.0.0.1', readMethod: 'auto' });
    await services.authApi.login('ana', 'senha', 'client-1');
    expect(passed).toMatchObject([
      { kind: 'request', request: { method: 'POST', path: '/api/v2/usuarios/agentes/login', status: 200 } },
    ]);
    expect(JSON.stringify(passed)).not.toContain('senha');
  });

  test('keep drafts and secrets in one database', async () => {
    await services.drafts.put('Ana', {
      conversationId: '1',
      text: 'oi',
      quoted: null,
      mails: [],
      savedAt: 1,
    });
    await services.credentials.save('ana', 'senha');
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).toEqual(['agent-console']);
  });
});
