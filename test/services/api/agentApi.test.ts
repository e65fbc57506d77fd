import { createAgentApi } from '../../../src/services/api/agentApi';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

function answer(body: unknown): void {
  server.answer(() => ({ status: 200, body }));
}

const api = () => createAgentApi(httpTo(server.port));
const whole = { max: '-1', page: '1' };

describe('who and what there is for an agent', () => {
  test('agents, with their queues where the server tells them', async () => {
    answer({
      dados: [
        { id: 2, fullname: 'Bia Reis', nome: 'bia', ramal: '2002', status: 1, filas: ['SAC'] },
        { fullname: 'Caio Luz', nome: 'caio', ramal: null, status: 10 },
      ],
    });
    await expect(api().agents()).resolves.toEqual([
      { name: 'Bia Reis', extension: '2002', status: 1, queues: ['SAC'] },
      { name: 'Caio Luz', extension: null, status: 10, queues: null },
    ]);
    expect(server.seen[0]).toMatchObject({ path: '/api/v2/agentes', query: whole });
  });

  test('extensions, by a name where they have one', async () => {
    answer({
      dados: [
        { id: 7, ramal: '3001', nome: 'Recepção', contexto: 'ramais', status: 'available' },
        { id: 8, ramal: 3002, nome: ' ' },
        { id: 9, nome: 'Sem ramal' },
      ],
    });
    await expect(api().extensions()).resolves.toEqual([
      { number: '3001', name: 'Recepção' },
      { number: '3002', name: null },
    ]);
    expect(server.seen[0]).toMatchObject({ path: '/api/v3/ramal', query: whole });
  });

  test('pause reasons, by POST', async () => {
    answer({
      dados: [
        { nome: 'Café', fila: 'SAC', editavel: false },
        { nome: 'Almoço', editavel: true },
      ],
    });
    await expect(api().pauseReasons()).resolves.toEqual([
      { name: 'Café', queue: 'SAC' },
      { name: 'Almoço', queue: null },
    ]);
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/api/v3/pausa', body: whole });
  });
});
