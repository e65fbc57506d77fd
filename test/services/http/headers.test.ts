import { startHttpServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

const understand = (body: unknown): unknown => body ?? undefined;

test('headers of an integration go with reads and writes, beneath what the console sets itself', async () => {
  const server = await startHttpServer();
  server.answer(() => ({ status: 200, body: { dados: [] } }));
  const http = httpTo(server.port, { bearer: 'fixo' });
  http.setHeaders({ 'X-Chave': 'a b', authorization: 'Bearer outro' });
  await http.read('/api/v3/fila', understand);
  await http.write('POST', '/api/v2/x', understand, {});
  expect(server.seen).toHaveLength(2);
  for (const { headers } of server.seen)
    expect(headers).toMatchObject({ 'x-chave': 'a b', authorization: 'Bearer fixo' });
  http.setHeaders({});
  await http.read('/api/v3/fila', understand);
  expect(server.seen.at(-1)?.headers).not.toHaveProperty('x-chave');
  await server.close();
});
