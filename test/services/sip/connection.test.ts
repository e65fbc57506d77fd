import { createHash } from 'node:crypto';
import { createConnection } from '../../../src/services/sip/exchange/connection';
import { BrowserSocket } from '../support/linkedExchange';
import { granting, startScriptedExchange } from '../support/sipExchange';

beforeAll(() => {
  Object.assign(globalThis, { WebSocket: BrowserSocket });
});

const account = {
  exchange: '127.0.0.1',
  port: 0,
  extension: '1001',
  password: 'secret',
  displayName: 'Ana',
  userAgent: 'agent-console/test',
  instanceId: '00000000-0000-4000-8000-000000000001',
};

/** A connection that counts how often calls had to end for another extension. */
function connectionOf() {
  const replaced = jest.fn();
  const connection = createConnection({
    pageProtocol: 'http:',
    replaced,
    log: { write: () => undefined, read: async () => new Blob() },
    now: () => Date.now(),
    random: () => 0.5,
    emit: () => undefined,
    lost: () => undefined,
    refusalOf: () => null,
    invited: () => undefined,
    updated: () => undefined,
    describe: () => {
      throw new Error('No call is made');
    },
  });
  return { connection, replaced };
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Whether a REGISTER answers the challenge with this password (RFC 2617 §3.2.2). */
function isSignedWith(register: string, password: string): boolean {
  const part = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(register)?.[1] ?? '';
  const own = md5(`1001:test:${password}`);
  const asked = md5(`REGISTER:${part('uri')}`);
  return part('response') === md5(`${own}:n1:${asked}`);
}

test('another password of the same extension signs the next REGISTER, and ends no call', async () => {
  const exchange = await startScriptedExchange();
  exchange.answer = (_method, request) =>
    /^authorization:/im.test(request)
      ? granting(request, 3600)
      : {
          status: '401 Unauthorized',
          headers: ['WWW-Authenticate: Digest realm="test", nonce="n1", algorithm=MD5'],
        };
  const { connection, replaced } = connectionOf();
  const here = { ...account, port: exchange.port };
  const signedWith = (password: string): boolean => isSignedWith(exchange.received.at(-1) ?? '', password);
  try {
    await connection.connect(here);
    await connection.link()?.register();
    expect(signedWith('secret')).toBe(true);
    const link = connection.link();
    await connection.connect({ ...here, password: 'another' });
    await connection.link()?.register();
    expect(signedWith('another')).toBe(true);
    expect(connection.link()).toBe(link);
    expect(replaced).not.toHaveBeenCalled();
    await connection.connect({ ...here, extension: '1002' });
    expect(replaced).toHaveBeenCalledTimes(1);
  } finally {
    await connection.close(0);
    await exchange.stop();
  }
});

test('waits for a pending unregistration before it opens again', async () => {
  const exchange = await startScriptedExchange();
  exchange.answer = (_method, request) =>
    /expires[=:] ?0\b/i.test(request) ? null : granting(request, 3600);
  const { connection } = connectionOf();
  const here = { ...account, port: exchange.port };
  try {
    await connection.connect(here);
    await connection.link()?.register();
    const steps: string[] = [];
    const closing = connection.close(200).then(() => steps.push('signed off'));
    await connection.connect(here).then(() => steps.push('open'));
    await closing;
    expect(steps).toEqual(['signed off', 'open']);
  } finally {
    await connection.close(0);
    await exchange.stop();
  }
});

describe('a socket that does not open', () => {
  let nowhere = account;

  beforeAll(async () => {
    const exchange = await startScriptedExchange();
    await exchange.stop();
    nowhere = { ...account, port: exchange.port };
  });

  const { navigator } = globalThis;
  const permitting = (query: (descriptor: { name: string }) => Promise<{ state: string }>) =>
    Object.defineProperty(globalThis, 'navigator', { value: { permissions: { query } }, configurable: true });

  afterEach(() => {
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  });

  test.each([
    ['denied', 'localNetworkDenied'],
    ['prompt', 'socketFailed'],
    ['granted', 'socketFailed'],
  ])('where the local network is %s: %s', async (state, code) => {
    const asked: string[] = [];
    permitting(async ({ name }) => {
      asked.push(name);
      return { state };
    });
    const failure = { code, message: expect.stringMatching(/^1006 ws:/) as unknown };
    const elsewhere = { ...nowhere, exchange: '0.0.0.0' };
    await expect(connectionOf().connection.connect(elsewhere)).rejects.toMatchObject(failure);
    expect(asked).toEqual(['local-network']);
  });

  test('of this machine is not kept from the page by that permission', async () => {
    permitting(() => Promise.resolve({ state: 'denied' }));
    await expect(connectionOf().connection.connect(nowhere)).rejects.toMatchObject({ code: 'socketFailed' });
  });

  test('is what it is in a browser that knows no such permission', async () => {
    permitting(() => Promise.reject(new TypeError('not a valid enum value of type PermissionName')));
    await expect(connectionOf().connection.connect(nowhere)).rejects.toMatchObject({ code: 'socketFailed' });
  });
});
