import { startHttpServer, type Reply, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

const known: Reply = { status: 200, body: { dados: [] } };
let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

async function untilSeen(count: number): Promise<void> {
  while (server.seen.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a post as the page goes', () => {
  test('goes to the server that was talked to, with the bearer', async () => {
    server.answer(() => known);
    const http = httpTo(server.port, { bearer: 'fixed' });
    await http.read('/api/v3/fila', (body) => body);
    http.postAtEnd('/api/v2/filas/remover', { agente: 'Ana', filas: ['SAC'] });
    await untilSeen(2);
    expect(server.seen[1]).toMatchObject({ method: 'POST', path: '/api/v2/filas/remover' });
    expect(server.seen[1]?.body).toEqual({ agente: 'Ana', filas: ['SAC'] });
    expect(server.seen[1]?.headers['authorization']).toBe('Bearer fixed');
  });

  test('goes nowhere before that, and harms nothing where the server does not know the path', async () => {
    server.answer(({ path }) => (path === '/api/v3/fila' ? known : { status: 404 }));
    const http = httpTo(server.port);
    http.postAtEnd('/api/v2/filas/remover', {});
    await http.read('/api/v3/fila', (body) => body);
    http.postAtEnd('/api/v2/filas/remover', {});
    await untilSeen(2);
    await expect(http.read('/api/v3/fila', (body) => body)).resolves.toBeDefined();
    expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });
});
