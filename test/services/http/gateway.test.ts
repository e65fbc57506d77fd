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

describe('a gateway whose server is away', () => {
  const read = () => httpTo(server.port).read('/api/v3/fila', understand, {}, { mayBeMissing: true });

  test.each([408, 429, 502, 503, 504])('%d to a read is trouble that passes', async (status) => {
    server.answer(() => ({ status, text: '<html></html>' }));
    await expect(read()).rejects.toMatchObject({ code: 'INDISPONIVEL', message: '' });
    server.answer(() => ({ status, body: { error: true, msg: 'Manutenção', codigo: '' } }));
    await expect(read()).rejects.toMatchObject({ code: 'INDISPONIVEL', message: 'Manutenção' });
  });

  test.each<[string, Reply]>([
    ['has no such address', { status: 404, text: 'Not found' }],
    ['has words', { status: 404, body: { error: 'Cannot POST' } }],
  ])('counts more than the other verb, that %s', async (_what, reply) => {
    server.answer(({ method }) => (method === 'GET' ? { status: 503 } : reply));
    await expect(read()).rejects.toMatchObject({ code: 'INDISPONIVEL' });
    server.answer(({ method }) => (method === 'POST' ? { status: 503 } : reply));
    await expect(read()).rejects.toMatchObject({ code: 'INDISPONIVEL' });
  });

  test.each([500, 502])('does not keep a read from the other verb: %d', async (status) => {
    server.answer(({ method }) => (method === 'GET' ? { status } : good));
    await expect(read()).resolves.toEqual({ dados: [1] });
  });
});
