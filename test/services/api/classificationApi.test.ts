import { createClassificationApi } from '../../../src/services/api/classificationApi';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';
import { REQ_ID } from '../support/wire';

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

describe('classifications', () => {
  test('on offer, in one queue or in all', async () => {
    answer({
      dados: [
        { id: 1, nome: 'Dúvida' },
        { id: 'b', nome: 'Queixa', filas: ['SAC'] },
      ],
    });
    const api = createClassificationApi(http());
    await expect(api.classifications(['SAC'])).resolves.toEqual([
      { id: '1', name: 'Dúvida', queues: [] },
      { id: 'b', name: 'Queixa', queues: ['SAC'] },
    ]);
    await api.classifications([]);
    expect(server.seen.map(({ query }) => query)).toEqual([{ ...whole, filas: '["SAC"]' }, whole]);
  });

  test('of bare rows, asked for queue by queue, so that each queue keeps its own', async () => {
    const offered: Record<string, object[]> = {
      '["SAC","Vendas"]': [
        { id: 1, nome: 'Dúvida' },
        { id: 2, nome: 'Queixa' },
        { id: 3, nome: 'Compra' },
      ],
      '["SAC"]': [
        { id: 1, nome: 'Dúvida' },
        { id: 2, nome: 'Queixa' },
      ],
      '["Vendas"]': [
        { id: 1, nome: 'Dúvida' },
        { id: 3, nome: 'Compra' },
      ],
    };
    server.answer(({ query }) => ({ status: 200, body: { dados: offered[query['filas'] ?? ''] } }));
    const api = createClassificationApi(http());
    await expect(api.classifications(['SAC', 'Vendas'])).resolves.toEqual([
      { id: '1', name: 'Dúvida', queues: [] },
      { id: '2', name: 'Queixa', queues: ['SAC'] },
      { id: '3', name: 'Compra', queues: ['Vendas'] },
    ]);
    expect(server.seen.map(({ query }) => query['filas'])).toEqual([
      '["SAC","Vendas"]',
      '["SAC"]',
      '["Vendas"]',
    ]);
  });

  test('finer ones', async () => {
    answer({ dados: [{ id: 5, nome: 'Prazo', id_classificacao: 1 }] });
    await expect(createClassificationApi(http()).subclassifications()).resolves.toEqual([
      { id: '5', name: 'Prazo', classificationId: '1' },
    ]);
  });

  test('of a conversation', async () => {
    const row = {
      id: 8,
      protocolo: 42,
      classificacaoID: 1,
      classificacao: 'Dúvida',
      subClassificacaoID: 11,
      obs: 'ok',
      agente: 'Ana Lima',
      dataHora: '2026-03-02T10:00:00-03:00',
    };
    answer({ dados: [row] });
    await expect(createClassificationApi(http()).ofConversation('42')).resolves.toEqual([
      {
        id: '8',
        classificationId: '1',
        classification: 'Dúvida',
        subclassificationId: '11',
        subclassification: null,
        notes: 'ok',
        agent: 'Ana Lima',
      },
    ]);
    expect(server.seen[0]?.path).toBe('/api/v2/chat/42/classificacoes');
  });

  test('classifying carries the id of the request', async () => {
    answer({ dados: { id: 8 } });
    const form = {
      reqId: REQ_ID,
      conversationId: '42',
      classificationId: '1',
      subclassificationId: null,
      notes: 'ok',
    };
    await expect(createClassificationApi(http()).classify(form, 'Ana Lima')).resolves.toEqual({ id: '8' });
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v2/chat/42/classificacao',
      body: {
        protocolo: '42',
        classificacaoID: '1',
        subClassificacaoID: null,
        obs: 'ok',
        agente: 'Ana Lima',
      },
    });
    expect(server.seen[0]?.headers['idempotency-key']).toBe(REQ_ID);
  });
});
