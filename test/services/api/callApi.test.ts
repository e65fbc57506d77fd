import { createCallApi, type CallClassificationForm } from '../../../src/services/api/callApi';
import { startHttpServer, type Reply, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';
import { REQ_ID } from '../support/wire';

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

function answer(reply: Reply): void {
  server.answer(() => reply);
}

const api = () => createCallApi(httpTo(server.port));

const FORM: CallClassificationForm = {
  reqId: REQ_ID,
  uniqueId: '1773144000.17',
  classificationId: '3',
  subclassificationId: null,
  notes: 'pediu segunda via',
  protocol: '2026-17',
};

describe('classifying a call', () => {
  test('sends the form under the id of the request', async () => {
    answer({ status: 200, body: { dados: { uniqueid: '1773144000.17' } } });
    await expect(api().classify(FORM)).resolves.toBeUndefined();
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v2/ligacao/classifica',
      body: {
        uniqueid: '1773144000.17',
        id_classificacao: '3',
        id_subclassificacao: null,
        obs: 'pediu segunda via',
        protocolo: '2026-17',
      },
    });
    expect(server.seen[0]?.headers['idempotency-key']).toBe(REQ_ID);
  });

  test('takes any answer that is no refusal, since the spec shows none', async () => {
    answer({ status: 200, body: 'ok' });
    await expect(api().classify(FORM)).resolves.toBeUndefined();
    answer({ status: 204 });
    await expect(api().classify(FORM)).resolves.toBeUndefined();
  });

  test('tells the refusal of the server', async () => {
    answer({ status: 404, body: { error: true, msg: 'Ligação não encontrada.', codigo: 'NAO_ENCONTRADO' } });
    await expect(api().classify(FORM)).rejects.toMatchObject({
      code: 'NAO_ENCONTRADO',
      message: 'Ligação não encontrada.',
    });
  });
});

describe('closing the service of a call', () => {
  test('names it in the path, out of which no id leads', async () => {
    answer({
      status: 200,
      body: { dados: { id: 42, status: 'Encerrado', dataFim: '2026-03-10T12:00:00Z' } },
    });
    await expect(api().endConversation('4/../2', REQ_ID)).resolves.toBeUndefined();
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/api/v2/chat/encerrar/4%2F..%2F2' });
    expect(server.seen[0]?.headers['idempotency-key']).toBe(REQ_ID);
  });

  test('tells apart a service that is not there and a server in trouble', async () => {
    answer({ status: 404, body: { error: true, msg: '', codigo: 'NAO_ENCONTRADO' } });
    await expect(api().endConversation('42', REQ_ID)).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
    answer({ status: 502 });
    await expect(api().endConversation('42', REQ_ID)).rejects.toMatchObject({ code: 'gateway' });
    answer('hangUp');
    await expect(api().endConversation('42', REQ_ID)).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('the calls that are over', () => {
  const row = { dataini: '2026-03-10T12:00:00Z', numero: '5511980000000', sentido: 1, atendida: true };

  test('are those of the agent with an end', async () => {
    const over = { ...row, uniqueid: '17.1', datafim: '2026-03-10T12:01:00Z' };
    answer({ status: 200, body: { dados: [over, { ...row, uniqueid: '17.2', datafim: null }] } });
    await expect(api().endedIds('Ana Souza')).resolves.toEqual(['17.1']);
    expect(server.seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/v2/filas/ligacoes',
      query: { agentes: '["Ana Souza"]' },
    });
  });
});
