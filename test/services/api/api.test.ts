import { createAuthApi } from '../../../src/services/api/authApi';
import { createConversationApi } from '../../../src/services/api/conversationApi';
import { createQueueApi } from '../../../src/services/api/queueApi';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';
import { CLIENT_MSG_ID, wireConversation, wireMessage, wireUser } from '../support/wire';

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

function answer(body: unknown, status = 200): void {
  server.answer(() => ({ status, body }));
}

const http = () => httpTo(server.port);
const whole = { max: '-1', page: '1' };
const byId = '[{"campo":"q.id","ordem":"ASC"}]';

describe('login', () => {
  const login = () => createAuthApi(http()).login('ana', 'senha-1', CLIENT_MSG_ID);

  test('gives the user apart from the secrets', async () => {
    answer(wireUser({ status: 10, motivoPausa: 'Café' }));
    const { user, ...rest } = await login();
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v2/usuarios/agentes/login',
      body: { nome: 'ana', senha: 'senha-1', clientId: CLIENT_MSG_ID },
    });
    expect(user).toMatchObject({ fullName: 'Ana Lima', extension: '2001', queueMode: 'perQueue' });
    expect(rest).toEqual({
      memberships: [{ queue: 'SAC', type: 3, joined: true, paused: false, pauseReason: null }],
      status: 10,
      pauseReason: 'Café',
      secrets: { token: 'token-da-sessao', extensionPassword: 'ramal-segredo' },
    });
  });

  test('an old server gives no secrets', async () => {
    answer(wireUser({ token: undefined, ramal_senha: undefined, ramal: null }));
    await expect(login()).resolves.toMatchObject({ secrets: { token: null, extensionPassword: null } });
  });

  test.each([200, 401])('a refusal with status %d gives the text of the server', async (status) => {
    answer({ error: true, msg: 'Usuário ou senha inválidos' }, status);
    await expect(login()).rejects.toMatchObject({ code: 'http', message: 'Usuário ou senha inválidos' });
    expect(server.seen).toHaveLength(1);
  });

  test.each<[unknown, number]>([
    [{ error: true }, 200],
    [{ error: true, msg: '' }, 422],
    [{ error: true }, 401],
    [{}, 400],
    [{ message: 'Forbidden' }, 403],
    [null, 200],
    [[], 200],
    [undefined, 204],
  ])(
    'a refusal without a word (%j, status %d) means that name or password are wrong',
    async (body, status) => {
      answer(body, status);
      await expect(login()).rejects.toMatchObject({ code: 'NAO_AUTENTICADO', message: '' });
    },
  );

  test.each<[unknown, number, string]>([
    [{ error: true }, 404, 'http'],
    [{ error: true }, 405, 'http'],
    [{ error: true }, 429, 'gateway'],
    ['<html>Blocked</html>', 403, 'http'],
    ['<html>Console</html>', 200, 'badAnswer'],
    [{ error: true }, 500, 'gateway'],
    [{ error: true, codigo: 'INDISPONIVEL' }, 400, 'INDISPONIVEL'],
  ])('one of the address or of a server in trouble (%j, status %d) does not', async (body, status, code) => {
    answer(body, status);
    await expect(login()).rejects.toMatchObject({ code });
  });

  test('a user that is none is a bad answer', async () => {
    answer({ ramal: '4001' });
    await expect(login()).rejects.toMatchObject({ code: 'badAnswer' });
  });
});

describe('conversations', () => {
  test('those of an agent, without messages, with the place in the stream', async () => {
    answer({ dados: [wireConversation(), wireConversation({ id: '43' })], seq: 17 });
    const { conversations, seq } = await createConversationApi(http()).active('Ana Lima');
    expect(server.seen[0]).toMatchObject({
      path: '/api/v2/chats',
      query: { ...whole, FullMsg: '0', order: byId, agentes: '["Ana Lima"]', status: '["Entrou"]' },
    });
    expect(conversations.map(({ id }) => id)).toEqual(['42', '43']);
    expect(seq).toBe(17);
  });

  test('no place in the stream when the server tells none, or tells nonsense', async () => {
    const api = createConversationApi(http());
    answer({ dados: [] });
    await expect(api.active('Ana Lima')).resolves.toEqual({ conversations: [], seq: null });
    answer({ dados: [], seq: 'dezessete' });
    await expect(api.active('Ana Lima')).resolves.toEqual({ conversations: [], seq: null });
  });

  test('a broken row does not keep the agent from the others', async () => {
    const huge = wireConversation({ id: 41, fromName: 'a'.repeat(6_000_000) });
    answer({ dados: [wireConversation({ id: null }), null, huge, wireConversation()] });
    const { conversations } = await createConversationApi(http()).active('Ana Lima');
    expect(conversations.map(({ id }) => id)).toEqual(['42']);
  });

  test('a list of broken rows is a bad answer, and so is no list', async () => {
    const api = createConversationApi(http());
    answer({ dados: [{ fromName: 'Rita' }] });
    await expect(api.active('Ana Lima')).rejects.toMatchObject({ code: 'badAnswer' });
    answer({ dados: {} });
    await expect(api.active('Ana Lima')).rejects.toMatchObject({ code: 'badAnswer' });
  });

  test('one by its id, from a server that knows the filter or not', async () => {
    const api = createConversationApi(http());
    answer({ dados: [wireConversation({ id: 7 }), wireConversation()] });
    await expect(api.one('42')).resolves.toMatchObject({ id: '42', unread: 2 });
    expect(server.seen[0]?.query).toEqual({ ...whole, FullMsg: '0', order: byId, id: '42' });
    await expect(api.one('99')).resolves.toBeNull();
  });

  test('none that the server does not have', async () => {
    answer({ error: true, msg: 'Não encontrado', codigo: 'NAO_ENCONTRADO' }, 404);
    await expect(createConversationApi(http()).one('99')).resolves.toBeNull();
  });

  test('messages; an id cannot leave its place in the path', async () => {
    answer({ dados: [wireMessage(), wireMessage({ id: 502, inOut: 2, status: 'delivered' })] });
    const messages = await createConversationApi(http()).messages('4/../2?x');
    expect(server.seen[0]).toMatchObject({
      path: '/api/v2/chat/4%2F..%2F2%3Fx/mensagens',
      query: { ...whole, order: byId },
    });
    expect(messages.map(({ id, direction, status }) => [id, direction, status])).toEqual([
      ['501', 'customer', 'sent'],
      ['502', 'agent', 'delivered'],
    ]);
  });

  test('those of a contact, and those with an address', async () => {
    const api = createConversationApi(http());
    answer({ dados: [wireConversation({ pesquisa: true })] });
    await expect(api.ofCustomer('77/8')).resolves.toMatchObject([{ id: '42', readOnly: true }]);
    expect(server.seen[0]).toMatchObject({ path: '/api/v2/atendimentos/77%2F8', query: whole });
    await expect(api.ofAddress('5511@c.us')).resolves.toMatchObject([{ id: '42' }]);
    expect(server.seen[1]).toMatchObject({
      path: '/api/v2/chat/5511%40c.us/protocolosByFromID',
      query: { ...whole, order: 'id DESC' },
    });
  });
});

describe('queues', () => {
  test('queues', async () => {
    answer({ dados: [{ name: 'SAC', queue_type: 3, obrigaClassificar: true, instance: 'matriz' }] });
    await expect(createQueueApi(http()).queues()).resolves.toEqual([
      { name: 'SAC', type: 3, mustClassify: true, instances: ['matriz'], email: null },
    ]);
    expect(server.seen[0]).toMatchObject({ path: '/api/v3/fila', query: whole });
  });
});
