import { createContactApi } from '../../../src/services/api/contactApi';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});
afterEach(() => server.close());

const one = () => createContactApi(httpTo(server.port)).one('7');

test.each([{ error: true, msg: 'Cliente não encontrado.' }, { error: true }, { msg: 'Não há' }])(
  'a contact that a 404 says in JSON is not there is none: %j',
  async (body) => {
    server.answer(() => ({ status: 404, body }));
    await expect(one()).resolves.toBeNull();
  },
);

test('a page that is not there, and any other refusal, say nothing of the contact', async () => {
  server.answer(() => ({ status: 404, text: '<html>Not Found</html>' }));
  await expect(one()).rejects.toMatchObject({ code: 'http' });
  server.answer(() => ({ status: 400, body: { error: true, msg: 'Sem banco' } }));
  await expect(one()).rejects.toMatchObject({ code: 'http', message: 'Sem banco' });
});
