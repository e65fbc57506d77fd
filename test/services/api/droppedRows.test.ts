import { createAgentApi } from '../../../src/services/api/agentApi';
import { createClassificationApi } from '../../../src/services/api/classificationApi';
import { createContactApi } from '../../../src/services/api/contactApi';
import { createConversationApi } from '../../../src/services/api/conversationApi';
import { createHistoryApi } from '../../../src/services/api/historyApi';
import { createQueueApi } from '../../../src/services/api/queueApi';
import type { Http } from '../../../src/services/http/http';
import { createWireReports, type WireReport } from '../../../src/services/wireReports';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';

let server: TestServer;
let reports: WireReport[];
let http: Http;

beforeEach(async () => {
  server = await startHttpServer();
  reports = [];
  const wireReports = createWireReports();
  wireReports.subscribe((report) => reports.push(report));
  http = httpTo(server.port, { wireReports });
});

afterEach(() => server.close());

function answer(rows: readonly unknown[]): void {
  server.answer(() => ({ status: 200, body: { dados: rows } }));
}

const filter = { agent: 'Ana Souza', from: 0, to: 1 };

/** Every row of a read is asked for, as the saga of the history does. */
async function all(parts: Promise<readonly (() => unknown[])[]>): Promise<number> {
  return (await parts).flatMap((decode) => decode()).length;
}

const READS: readonly [name: string, read: () => Promise<unknown>, shownIn: object][] = [
  ['conversations', () => createConversationApi(http).active('Ana'), { list: 'conversations', of: null }],
  ['messages', () => createConversationApi(http).messages('1001'), { list: 'messages', of: '1001' }],
  ['contacts', () => createContactApi(http).page(1, 10), { list: 'contacts', of: null }],
  ['a contact’s conversations', () => createConversationApi(http).ofContact('77'), { of: '77' }],
  ['last services', () => createConversationApi(http).ofCustomer('77'), { list: 'lastServices', of: null }],
  ['services of an address', () => createConversationApi(http).ofAddress('5511@c.us'), { of: null }],
  ['calls', () => all(createHistoryApi(http).calls(filter)), { list: 'calls' }],
  ['services', () => all(createHistoryApi(http).services(filter, ['SAC'])), { list: 'services' }],
  ['classifications', () => createClassificationApi(http).classifications([]), { part: null }],
  ['pause reasons', () => createAgentApi(http).pauseReasons(), { list: 'pauseReasons', of: null }],
  ['agents', () => createAgentApi(http).agents(), { list: 'colleagues', of: null }],
  ['extensions', () => createAgentApi(http).extensions(), { list: 'extensions', of: null }],
  ['contact groups', () => createContactApi(http).groups(), { list: 'contactGroups', of: null }],
  ['canned replies', () => createQueueApi(http).cannedReplies('SAC'), { list: 'cannedReplies', of: 'SAC' }],
];

test.each(READS)('a read of %s tells the list on screen, clean or not', async (_name, read, shownIn) => {
  answer([]);
  await read();
  expect(reports).toMatchObject([{ shownIn: { ...shownIn, part: null }, oddities: { leftOut: 0 } }]);
  answer([null]);
  await expect(read()).rejects.toMatchObject({ code: 'badAnswer' });
  expect(reports.at(-1)).toMatchObject({ shownIn, oddities: { leftOut: 1 } });
});

test('later parts of a list are told apart from its beginning', async () => {
  answer([]);
  await createContactApi(http).page(3, 10);
  await createConversationApi(http).messagesPart('1001', 50, 2);
  await createClassificationApi(http).subclassifications();
  expect(reports.map(({ shownIn }) => shownIn?.part)).toEqual(['3', '50 2', 'subclassifications']);
});

test('one conversation that is looked up says nothing of the list', async () => {
  answer([]);
  await createConversationApi(http).one('1001');
  expect(reports).toEqual([]);
});

test('a long history is reported once, after its last part', async () => {
  const call = (id: number) => ({ uniqueid: String(id), dataini: '2026-03-10T09:00:00-03:00', numero: '1' });
  answer([null, ...Array.from({ length: 1_500 }, (_, id) => call(id)), null]);
  const parts = await createHistoryApi(http).calls(filter);
  expect(parts.map((decode) => decode().length)).toEqual([999, 501]);
  expect(reports).toMatchObject([{ source: '/api/v2/filas/ligacoes', oddities: { leftOut: 2 } }]);
});
