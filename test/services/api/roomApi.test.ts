import { createRoomApi, type RoomInvitation } from '../../../src/services/api/roomApi';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';
import { REQ_ID } from '../support/wire';

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

const api = () => createRoomApi(httpTo(server.port));

const INVITATION: RoomInvitation = {
  reqId: REQ_ID,
  room: '1001',
  extension: '*701001',
  number: '9720',
  name: 'Emily',
  route: 'agentes',
  users: [
    { name: 'Ana Souza', number: '1001' },
    { name: 'Bruno Lima', number: '1002' },
  ],
};

test.each([{ callid: 'leg-1' }, { dados: { callid: 'leg-1' } }])(
  'has somebody called for 30 s, and tells what the centre names that call: %j',
  async (body) => {
    server.answer(() => ({ status: 200, body }));
    await expect(api().invite(INVITATION)).resolves.toBe('leg-1');
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v4/ligacao/Conferencia',
      body: {
        destino: '9720',
        destino_nome: 'Emily',
        rota: 'agentes',
        max_chamar: 30,
        sala: '1001',
        campos: {
          sala: '1001',
          conferencia: '*701001',
          qtdParticipantes: 2,
          nome1: 'Ana Souza',
          numero1: '1001',
          nome2: 'Bruno Lima',
          numero2: '1002',
        },
      },
    });
    expect(server.seen[0]?.headers['idempotency-key']).toBe(REQ_ID);
  },
);

test('an answer without the call is done all the same', async () => {
  server.answer(() => ({ status: 200, body: {} }));
  await expect(api().invite(INVITATION)).resolves.toBeNull();
});

test('takes somebody out with cause 16', async () => {
  server.answer(() => ({ status: 200, body: { dados: { destino: 'u5' } } }));
  await expect(api().remove('u5', REQ_ID)).resolves.toBeUndefined();
  expect(server.seen[0]).toMatchObject({
    method: 'POST',
    path: '/api/v2/ligacao/desligar',
    body: { destino: 'u5', causa: 16 },
  });
});
