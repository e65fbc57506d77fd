import { DEFAULT_DEPLOYMENT, createDeployment } from '../../src/services/deployment';
import { startHttpServer, type Reply, type TestServer } from './support/httpServer';

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

function source(reply: Reply) {
  server.answer(() => reply);
  return createDeployment(`http://127.0.0.1:${String(server.port)}/config.json`);
}

const file = {
  token: 'fixo',
  ports: { api: 9004, realtime: 9003, sip: 9089 },
  readMethod: 'POST',
  productTitle: 'Central',
  defaults: { server: 'cc.exemplo.br', exchange: 'pabx.exemplo.br' },
};

describe('config.json', () => {
  test('is read once; the token stays inside', async () => {
    const deployment = source({ status: 200, body: file });
    expect(deployment.bearer()).toBeNull();
    const { token, ...rest } = file;
    await expect(Promise.all([deployment.load(), deployment.load()])).resolves.toEqual([rest, rest]);
    expect(deployment.bearer()).toBe(token);
    expect(server.seen.map(({ path }) => path)).toEqual(['/config.json']);
  });

  test.each<[string, Reply]>([
    ['missing', { status: 404 }],
    ['a page', { status: 200, text: '<!doctype html><title>Console</title>' }],
    ['empty', { status: 200, text: '' }],
    ['a list', { status: 200, body: [] }],
    ['null', { status: 200, text: 'null' }],
    ['a failing server', { status: 500, body: file }],
    ['a broken connection', 'hangUp'],
  ])('that is %s gives the defaults', async (_, reply) => {
    const deployment = source(reply);
    await expect(deployment.load()).resolves.toEqual(DEFAULT_DEPLOYMENT);
    expect(deployment.bearer()).toBeNull();
  });

  test.each([
    [' *43 ', '*43'],
    ['600', '600'],
    ['<echo>', undefined],
    [600, undefined],
  ])('names the echo of the exchange: %p', async (echoNumber, read) => {
    const deployment = await source({ status: 200, body: { ...file, echoNumber } }).load();
    expect(deployment.echoNumber).toBe(read);
    expect(deployment).toMatchObject({ productTitle: 'Central' });
  });

  test.each<[string, Reply]>([
    ['cannot be reached', 'hangUp'],
    ['is in trouble', { status: 503 }],
  ])('of a server that %s is asked for again, until there is an answer', async (_, reply) => {
    const deployment = source(reply);
    await expect(deployment.load()).resolves.toEqual(DEFAULT_DEPLOYMENT);
    expect(deployment.loaded()).toBeNull();
    server.answer(() => ({ status: 200, body: { ...file, offline: false } }));
    await expect(deployment.load()).resolves.toMatchObject({ productTitle: 'Central' });
    expect(deployment.loaded()).toMatchObject({ productTitle: 'Central' });
    expect([deployment.mayBeKept(), deployment.bearer()]).toEqual([false, 'fixo']);
  });

  test.each<[string, unknown, unknown]>([
    ['productTitle', 7, { productTitle: DEFAULT_DEPLOYMENT.productTitle }],
    ['productTitle', '  ', { productTitle: DEFAULT_DEPLOYMENT.productTitle }],
    ['readMethod', 'PUT', { readMethod: 'auto' }],
    ['ports', 'x', { ports: DEFAULT_DEPLOYMENT.ports }],
    ['ports', { api: 0, realtime: 70_000, sip: 9089 }, { ports: { api: 8004, realtime: 8003, sip: 9089 } }],
    ['ports', { api: '9004', realtime: 9003.5 }, { ports: DEFAULT_DEPLOYMENT.ports }],
    ['defaults', null, { defaults: { server: '', exchange: '' } }],
    ['defaults', { server: 5, exchange: 'p' }, { defaults: { server: '', exchange: 'p' } }],
    [
      'defaults',
      { server: 's', exchange: 'p', language: 'fr' },
      { defaults: { server: 's', exchange: 'p' } },
    ],
    ['extra', 'desconhecido', {}],
  ])('with a wrong %s (%p) keeps the other fields', async (field, value, expected) => {
    const deployment = source({ status: 200, body: { ...file, [field]: value } });
    const { token, ...rest } = file;
    await expect(deployment.load()).resolves.toEqual({ ...rest, ...(expected as object) });
    expect(deployment.bearer()).toBe(token);
  });

  test('may suggest a language of the product', async () => {
    const suggested = { ...file.defaults, language: 'es_cl' };
    const deployment = source({ status: 200, body: { ...file, defaults: suggested } });
    await expect(deployment.load()).resolves.toMatchObject({ defaults: suggested });
  });

  test.each([5, '', null, ['x'], undefined])('a token that is %p is none', async (token) => {
    const deployment = source({ status: 200, body: { ...file, token } });
    await expect(deployment.load()).resolves.toMatchObject({ productTitle: 'Central' });
    expect(deployment.bearer()).toBeNull();
  });
});

test('the file is handed on as it was written, to who reads another part of it', async () => {
  const iceServers = [{ urls: 'turn:relay', username: 'u', credential: 'c' }];
  const deployment = source({ status: 200, body: { ...file, iceServers } });
  expect(deployment.file()).toBeNull();
  expect(JSON.stringify(await deployment.load())).not.toContain('relay');
  expect(deployment.file()).toMatchObject({ iceServers });
});
