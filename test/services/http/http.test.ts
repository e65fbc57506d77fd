import { toFailure } from '../../../src/lib/failure';
import { startHttpServer, type Reply, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

const understand = (body: unknown): unknown => {
  const dados = typeof body === 'object' && body !== null && 'dados' in body ? body.dados : null;
  return Array.isArray(dados) && dados.every((one) => typeof one === 'number') ? body : undefined;
};
const good: Reply = { status: 200, body: { dados: [1] } };
let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

function asked(): string[] {
  return server.seen.map(({ method, path }) => `${method} ${path}`);
}

describe('the verb of reads', () => {
  const byPost = ({ method }: { method: string }): Reply => (method === 'POST' ? good : { status: 404 });

  test('auto asks by GET first', async () => {
    server.answer(() => good);
    await httpTo(server.port).read('/api/v3/fila', understand);
    expect(asked()).toEqual(['GET /api/v3/fila']);
  });

  test.each([404, 405])('auto falls back to POST on %d and remembers', async (status) => {
    server.answer(({ method }) => (method === 'POST' ? good : { status }));
    const http = httpTo(server.port);
    await http.read('/api/v3/fila', understand);
    await http.read('/api/v3/fila', understand);
    await http.read('/api/v2/agentes', understand);
    expect(asked()).toEqual([
      'GET /api/v3/fila',
      'POST /api/v3/fila',
      'POST /api/v3/fila',
      'POST /api/v2/agentes',
    ]);
  });

  test('a kind of path keeps its own verb, whatever its id', async () => {
    server.answer(({ method, path }) => {
      const wanted = path.endsWith('/mensagens') ? 'POST' : 'GET';
      return method === wanted ? good : { status: 405 };
    });
    const http = httpTo(server.port);
    await http.read('/api/v2/chat/1/mensagens', understand);
    await http.read('/api/v2/chats', understand);
    server.seen.length = 0;
    await http.read('/api/v2/chat/2/mensagens', understand);
    await http.read('/api/v2/chats', understand);
    expect(asked()).toEqual(['POST /api/v2/chat/2/mensagens', 'GET /api/v2/chats']);
  });

  test('another server is asked anew', async () => {
    server.answer(byPost);
    const other = await startHttpServer();
    other.answer(() => good);
    const http = httpTo(server.port);
    await http.read('/api/v3/fila', understand);
    http.configure({ server: `127.0.0.1:${String(other.port)}`, readMethod: 'auto' });
    await http.read('/api/v3/fila', understand);
    expect(other.seen.map(({ method }) => method)).toEqual(['GET']);
    await other.close();
  });

  test('an entity that is missing flips nothing', async () => {
    const missing = { error: true, msg: 'Não encontrado', codigo: 'NAO_ENCONTRADO' };
    server.answer(({ path }) => (path.includes('/9/') ? { status: 404, body: missing } : good));
    const http = httpTo(server.port);
    const failure = { code: 'NAO_ENCONTRADO', message: 'Não encontrado' };
    await expect(http.read('/api/v2/chat/9/mensagens', understand)).rejects.toMatchObject(failure);
    await http.read('/api/v2/chat/1/mensagens', understand);
    expect(asked()).toEqual(['GET /api/v2/chat/9/mensagens', 'GET /api/v2/chat/1/mensagens']);
  });

  test('a 404 by both verbs flips nothing and keeps the first answer', async () => {
    server.answer(({ method, path }) => {
      if (!path.includes('/9/')) return good;
      return { status: 404, body: { error: true, msg: `por ${method}` } };
    });
    const http = httpTo(server.port);
    await expect(http.read('/api/v2/chat/9/mensagens', understand)).rejects.toThrow('por GET');
    await http.read('/api/v2/chat/1/mensagens', understand);
    expect(asked().at(-1)).toBe('GET /api/v2/chat/1/mensagens');
  });

  test('a POST that is refused flips nothing either', async () => {
    server.answer(({ method }) =>
      method === 'GET' ? { status: 405 } : { status: 403, body: { error: 'Não' } },
    );
    const http = httpTo(server.port);
    await expect(http.read('/api/v3/fila', understand)).rejects.toThrow('Não');
    await expect(http.read('/api/v3/fila', understand)).rejects.toThrow('Não');
    expect(asked()[2]).toBe('GET /api/v3/fila');
  });

  test.each(['GET', 'POST'] as const)('%s asks by nothing else', async (readMethod) => {
    const http = httpTo(server.port, { readMethod });
    await expect(http.read('/api/v3/fila', understand)).rejects.toMatchObject({ code: 'http' });
    expect(asked()).toEqual([`${readMethod} /api/v3/fila`]);
  });

  test('a path with one verb is asked by it, and teaches nothing about the others', async () => {
    server.answer(() => good);
    const http = httpTo(server.port);
    await http.read('/api/v3/pausa', understand, {}, { method: 'POST' });
    await http.read('/api/v3/fila', understand);
    expect(asked()).toEqual(['POST /api/v3/pausa', 'GET /api/v3/fila']);
  });

  test('both verbs carry the same query: lists as JSON text', async () => {
    server.answer(byPost);
    await httpTo(server.port).read('/api/v2/chats', understand, { max: -1, agentes: ['Ana Lima'] });
    const sent = { max: '-1', agentes: '["Ana Lima"]' };
    expect(server.seen[0]).toMatchObject({ query: sent, body: undefined });
    expect(server.seen[1]).toMatchObject({ query: {}, body: sent });
  });
});

describe('refusals', () => {
  test.each<[name: string, reply: Reply, code: string, message: string]>([
    [
      'error true',
      { status: 422, body: { error: true, msg: 'Campo', codigo: 'VALIDACAO' } },
      'VALIDACAO',
      'Campo',
    ],
    ['error true in a 200', { status: 200, body: { error: true, msg: 'Senha' } }, 'http', 'Senha'],
    ['error object', { status: 400, body: { error: { msg: 'Ops' } } }, 'http', 'Ops'],
    ['error object in a 200', { status: 200, body: { error: { msg: 'Ops' } } }, 'http', 'Ops'],
    ['error text with msg', { status: 401, body: { error: 'auth', msg: 'Inválido' } }, 'http', 'Inválido'],
    ['error text alone', { status: 401, body: { error: 'Inválido' } }, 'http', 'Inválido'],
    ['unknown code', { status: 400, body: { error: true, msg: '', codigo: 'NOVO' } }, 'NOVO', ''],
    ['no body', { status: 403 }, 'http', ''],
    ['not let in, without a body', { status: 401 }, 'NAO_AUTENTICADO', ''],
    ['not let in, without a word', { status: 401, body: { error: true } }, 'NAO_AUTENTICADO', ''],
    ['a page of a proxy', { status: 403, text: '<html>Forbidden</html>' }, 'http', ''],
    ['a page with 200', { status: 200, text: '<html></html>' }, 'badAnswer', ''],
    ['half an answer', { status: 200, text: '{"dados":[1' }, 'badAnswer', ''],
    ['another shape', { status: 200, body: { dados: ['x'] } }, 'badAnswer', ''],
    ['nothing', { status: 204 }, 'badAnswer', ''],
    ['error false is none', { status: 200, body: { error: false, dados: 1 } }, 'badAnswer', ''],
  ])('%s', async (_, reply, code, message) => {
    server.answer(() => reply);
    const http = httpTo(server.port);
    const error: unknown = await http.read('/api/v3/fila', understand).catch((thrown: unknown) => thrown);
    expect(toFailure(error)).toEqual({ code, message });
  });
});

describe('retries and time', () => {
  test.each<[string, Reply]>([
    ['a failing server', { status: 503 }],
    ['a broken connection', 'hangUp'],
  ])('a read is asked once more after %s', async (_, first) => {
    server.answer(() => (server.seen.length === 1 ? first : good));
    await expect(httpTo(server.port).read('/api/v3/fila', understand)).resolves.toEqual({ dados: [1] });
    expect(asked()).toHaveLength(2);
  });

  test('and no more than once by each verb', async () => {
    server.answer(() => ({ status: 500 }));
    await expect(httpTo(server.port).read('/api/v3/fila', understand)).rejects.toMatchObject({
      code: 'http',
    });
    expect(asked()).toEqual(['GET', 'GET', 'POST', 'POST'].map((verb) => `${verb} /api/v3/fila`));
  });

  test.each<[string, Reply, string]>([
    ['a failing server', { status: 500 }, 'gateway'],
    ['a broken connection', 'hangUp', 'offline'],
  ])('a write is never repeated: %s', async (_, reply, code) => {
    server.answer(() => reply);
    const write = httpTo(server.port).write('POST', '/api/v2/x', understand, {});
    await expect(write).rejects.toMatchObject({ code, message: '' });
    expect(asked()).toHaveLength(1);
  });

  test('a silent server is a timeout, asked once', async () => {
    server.answer(() => 'hang');
    const http = httpTo(server.port, { timeouts: { read: 100, write: 50 } });
    await expect(http.read('/api/v3/fila', understand)).rejects.toMatchObject({ code: 'timeout' });
    await expect(http.write('PUT', '/api/v2/x', understand, {})).rejects.toMatchObject({ code: 'timeout' });
    expect(asked()).toEqual(['GET /api/v3/fila', 'PUT /api/v2/x']);
  });

  test('no server is offline', async () => {
    await server.close();
    await expect(httpTo(server.port).read('/x', understand)).rejects.toMatchObject({ code: 'offline' });
  });

  test('an address that cannot be read is offline', async () => {
    const http = httpTo(server.port);
    http.configure({ server: 'não é endereço', readMethod: 'auto' });
    await expect(http.read('/x', understand)).rejects.toMatchObject({ code: 'offline' });
    await expect(http.write('POST', '/x', understand, {})).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('headers', () => {
  const authorizations = (): unknown[] => server.seen.map(({ headers }) => headers.authorization);

  test('the session token replaces the fixed bearer until it is taken back', async () => {
    server.answer(() => good);
    const http = httpTo(server.port, { bearer: 'fixo' });
    await http.read('/x', understand);
    http.setToken('da-sessao');
    await http.read('/x', understand);
    await http.write('POST', '/x', understand, {});
    http.setToken(null);
    await http.read('/x', understand);
    expect(authorizations()).toEqual(['Bearer fixo', 'Bearer da-sessao', 'Bearer da-sessao', 'Bearer fixo']);
  });

  test('without any there is no header', async () => {
    server.answer(() => good);
    await httpTo(server.port).read('/x', understand);
    expect(authorizations()).toEqual([undefined]);
  });

  test('a write carries its idempotency key and its body', async () => {
    server.answer(() => good);
    await httpTo(server.port).write('POST', '/x', understand, { obs: 'ção' }, 'chave-1');
    expect(server.seen[0]).toMatchObject({ method: 'POST', body: { obs: 'ção' } });
    expect(server.seen[0]?.headers['idempotency-key']).toBe('chave-1');
  });

  test('an error holds no token', async () => {
    const http = httpTo(server.port, { bearer: 'fixo-secreto' });
    await server.close();
    const error: unknown = await http.read('/x', understand).catch((thrown: unknown) => thrown);
    const everything = Object.getOwnPropertyNames(error).map((name) =>
      String((error as Record<string, unknown>)[name]),
    );
    expect(everything.join()).not.toContain('secreto');
    expect((error as Error).cause).toBeUndefined();
  });
});
