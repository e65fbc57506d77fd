import { createHistoryApi, localIso } from '../../../src/services/api/historyApi';
import { ServiceError } from '../../../src/services/serviceError';
import { startHttpServer, type Reply, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

function answer(reply: Reply): void {
  server.answer(() => reply);
}

const api = () => createHistoryApi(httpTo(server.port));

const of = { agent: 'Ana Souza', from: Date.UTC(2026, 2, 3, 3), to: Date.UTC(2026, 2, 11, 3) - 1 };

const rows = <Row>(parts: readonly (() => Row[])[]): Row[] => parts.flatMap((decode) => decode());

const CALL = {
  uniqueid: '17.1',
  dataini: '2026-03-10T09:00:00-03:00',
  datafim: '2026-03-10T09:02:05-03:00',
  numero: '1133334444',
  nome: ' ',
  sentido: 1,
  atendida: true,
  fila: 'Voz',
  obs: '',
};

test('calls are asked for by the agent and the days, in local time', async () => {
  answer({ status: 200, body: { dados: [CALL] } });
  expect(rows(await api().calls(of))).toEqual([
    {
      id: '17.1',
      uniqueId: '17.1',
      startedAt: Date.parse(CALL.dataini),
      number: '1133334444',
      name: null,
      direction: 'incoming',
      answered: true,
      queue: 'Voz',
      seconds: 125,
      classification: null,
      subclassification: null,
      notes: null,
    },
  ]);
  expect(server.seen[0]).toMatchObject({ method: 'GET', path: '/api/v2/filas/ligacoes' });
  expect(server.seen[0]?.query).toEqual({
    max: '-1',
    page: '1',
    agentes: '["Ana Souza"]',
    dataIni: localIso(of.from),
    dataFim: localIso(of.to),
  });
});

test.each([
  [{ duracao: 7 }, 7],
  [{ duracao: 7, atendida: false }, null],
  [{ datafim: null }, null],
  [{ datafim: '2026-03-10T08:00:00-03:00' }, 0],
])('a call with %j was spoken for %s s', async (fields, seconds) => {
  answer({ status: 200, body: { dados: [{ ...CALL, ...fields }] } });
  expect(rows(await api().calls(of))).toMatchObject([{ seconds }]);
});

test('services are asked for by the agent, the days and the queues, the latest first', async () => {
  const service = {
    id: 7,
    idCliente: 77,
    fromID: '5511@c.us',
    fromName: 'Maria',
    status: 'Encerrado',
    queue: 'SAC',
    queueTypeID: 3,
    ultimoAgente: 'Ana Souza',
    dataIni: '2026-03-10T09:00:00-03:00',
    count: 0,
    qtd_msg: 2,
    data_hora_last_msg: null,
    sentido: 2,
    classificacao: 'Venda',
    subclassificacao: 'Fechada',
    observacao: 'Boleto',
  };
  answer({ status: 200, body: { dados: [service] } });
  expect(rows(await api().services(of, ['SAC']))).toMatchObject([
    {
      conversation: { id: '7', status: 'finished', direction: 'outgoing' },
      startedAt: Date.parse('2026-03-10T09:00:00-03:00'),
      classification: 'Venda',
      subclassification: 'Fechada',
      notes: 'Boleto',
    },
  ]);
  expect(server.seen[0]?.query).toMatchObject({
    filas: '["SAC"]',
    order: '[{"campo":"q.id","ordem":"DESC"}]',
    FullMsg: '0',
  });
});

test('the notes of a service are called obs or observacao', async () => {
  answer({
    status: 200,
    body: {
      dados: [
        { id: 7, obs: 'Boleto' },
        { id: 8, observacao: 'Pix', obs: '' },
      ],
    },
  });
  expect(rows(await api().services(of, ['SAC']))).toMatchObject([{ notes: 'Boleto' }, { notes: 'Pix' }]);
});

test('a long answer comes in parts of 1,000, and a row that is none is left out', async () => {
  const many = Array.from({ length: 2_001 }, (_, index) => ({ ...CALL, uniqueid: `u${String(index)}` }));
  answer({ status: 200, body: { dados: [{ nome: 'Rita' }, ...many] } });
  const parts = await api().calls(of);
  expect(parts.map((decode) => decode().length)).toEqual([999, 1_000, 2]);
});

test('a part in which no row is right is a bad answer, and nothing at all is none', async () => {
  answer({ status: 200, body: { dados: [{ nome: 'Rita' }] } });
  const [part] = await api().calls(of);
  expect(() => part?.()).toThrow(ServiceError);
  answer({ status: 200, body: { dados: [] } });
  expect(await api().calls(of)).toEqual([]);
});

test.each(['2026-03-10T12:30:15.250Z', '2026-07-01T00:00:00.000Z'])(
  '%s keeps its moment in local time',
  (moment) => {
    const local = localIso(Date.parse(moment));
    expect(Date.parse(local)).toBe(Date.parse(moment));
    expect(local).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/);
  },
);
