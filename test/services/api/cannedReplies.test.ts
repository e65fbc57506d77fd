import { createQueueApi } from '../../../src/services/api/queueApi';
import { startHttpServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

test('the canned replies of a queue come by its name, without those that are none', async () => {
  const server = await startHttpServer();
  const dados = [{ nome: 'Saudação', texto: 'Olá!' }, { nome: 'sem texto' }];
  server.answer(() => ({ status: 200, body: { dados } }));
  const { cannedReplies } = createQueueApi(httpTo(server.port));
  await expect(cannedReplies('SAC & Cia')).resolves.toEqual([{ name: 'Saudação', text: 'Olá!' }]);
  expect(server.seen[0]).toMatchObject({
    path: '/api/v2/autocomplete',
    query: { max: '-1', page: '1', queue: 'SAC & Cia' },
  });
  await server.close();
});
