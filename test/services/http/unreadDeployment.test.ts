import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

const understand = (body: unknown): unknown => body;

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

describe('before config.json could be read', () => {
  const offline = { code: 'offline' };

  test('a refusal for want of its bearer counts as no answer, and ends no session', async () => {
    server.answer(() => ({ status: 401, body: { error: true, msg: 'Sem token' } }));
    const http = httpTo(server.port, { isUnread: true });
    const expired = jest.fn();
    http.subscribeUnauthorised(expired);
    await expect(http.read('/x', understand)).rejects.toMatchObject(offline);
    await expect(http.write('POST', '/x', understand, {})).rejects.toMatchObject(offline);
    expect(expired).not.toHaveBeenCalled();
  });

  test('one of a session’s own token ends the session', async () => {
    server.answer(() => ({ status: 401 }));
    const http = httpTo(server.port, { isUnread: true });
    const expired = jest.fn();
    http.subscribeUnauthorised(expired);
    http.setToken('da-sessao');
    await expect(http.read('/x', understand)).rejects.toMatchObject({ code: 'NAO_AUTENTICADO' });
    expect(expired).toHaveBeenCalledTimes(1);
  });
});
