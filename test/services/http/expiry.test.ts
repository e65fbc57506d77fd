import { createExpiryWatch, type ExpiryWatch } from '../../../src/services/http/expiry';
import { createAuthApi } from '../../../src/services/api/authApi';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

let watch: ExpiryWatch;
let ends: string[];
beforeEach(() => {
  watch = createExpiryWatch();
  ends = [];
  watch.subscribe((message) => void ends.push(message));
  watch.begin();
});

const refused = (family: string) => {
  watch.watched(family)({ status: 401, body: { error: true, msg: family } });
};
const answered = (family: string) => {
  watch.watched(family)({ status: 200, body: {} });
};

describe('paths that are closed to an agent', () => {
  test('end one session each, however many there are', () => {
    for (let session = 0; session < 6; session += 1) {
      refused('/a');
      refused('/b');
      watch.begin();
    }
    expect(ends).toEqual(['/a', '/b']);
  });

  test('are open again once they answered', () => {
    refused('/a');
    watch.begin();
    answered('/a');
    refused('/a');
    expect(ends).toEqual(['/a', '/a']);
  });
});

test('a session ends once, whatever else is refused', () => {
  refused('/a');
  refused('/b');
  expect(ends).toEqual(['/a']);
});

test('what was asked in one session says nothing of the next', () => {
  const late = watch.watched('/a');
  watch.begin();
  late({ status: 401, body: undefined });
  expect(ends).toEqual([]);
  refused('/a');
  expect(ends).toEqual(['/a']);
});

describe('over HTTP', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startHttpServer();
  });
  afterEach(() => server.close());

  const understand = (body: unknown) => body;

  test('a password that is wrong ends no session, and opens no path that is closed', async () => {
    server.answer(() => ({ status: 401, body: { error: true, msg: 'Não' } }));
    const http = httpTo(server.port, { readMethod: 'GET' });
    let ended = 0;
    http.subscribeUnauthorised(() => void (ended += 1));
    await expect(http.read('/x', understand)).rejects.toThrow('Não');
    expect(ended).toBe(1);
    http.setToken(null);
    await expect(createAuthApi(http).login('ana', 'errada', 'c1')).rejects.toThrow('Não');
    expect(ended).toBe(1);
    http.setToken('t');
    await expect(http.read('/x', understand)).rejects.toThrow('Não');
    expect(ended).toBe(1);
  });

  test.each<[string, (http: ReturnType<typeof httpTo>) => Promise<unknown>]>([
    ['a read', (http) => http.read('/x', understand)],
    ['a write', (http) => http.write('POST', '/x', understand, {})],
  ])('%s of the session before does not end the next one', async (_what, ask) => {
    const http = httpTo(server.port, { readMethod: 'GET' });
    let ended = 0;
    http.subscribeUnauthorised(() => void (ended += 1));
    server.answer(() => {
      http.setToken('next');
      return { status: 401, body: { error: true, msg: 'Não' } };
    });
    await expect(ask(http)).rejects.toThrow('Não');
    expect(ended).toBe(0);
  });
});
