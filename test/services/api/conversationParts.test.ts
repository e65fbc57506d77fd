import { createConversationApi } from '../../../src/services/api/conversationApi';
import { startHttpServer, type TestServer } from '../support/httpServer';
import { httpTo } from '../support/testHttp';
import { wireConversation, wireMessage } from '../support/wire';

let server: TestServer;

beforeEach(async () => {
  server = await startHttpServer();
});

afterEach(() => server.close());

function answer(body: unknown): void {
  server.answer(() => ({ status: 200, body }));
}

const http = () => httpTo(server.port);

describe('a part of the messages, from the newest', () => {
  const part = (size: number, page: number) => createConversationApi(http()).messagesPart('4', size, page);
  const rows = (...ids: number[]) => ids.map((id) => wireMessage({ id }));
  const idsOf = ({ messages }: { messages: { id: string }[] }) => messages.map(({ id }) => id);

  test('is asked for backwards, and whether there are older ones is told', async () => {
    answer({ dados: rows(504, 503), total: 5 });
    const read = await part(2, 2);
    expect([idsOf(read), read.hasOlder]).toEqual([['504', '503'], true]);
    expect(server.seen[0]).toMatchObject({
      path: '/api/v2/chat/4/mensagens',
      query: { max: '2', page: '2', order: '[{"campo":"q.id","ordem":"DESC"}]' },
    });
    answer({ dados: rows(502, 501), total: 4 });
    await expect(part(2, 2)).resolves.toMatchObject({ hasOlder: false });
    answer({ dados: rows(501) });
    await expect(part(2, 3)).resolves.toMatchObject({ hasOlder: false });
  });

  describe('from a server that gives at most three at once', () => {
    const ALL = [508, 507, 506, 505, 504, 503, 502, 501];
    const seen = () => server.seen.map(({ query }) => `${String(query['max'])} ${String(query['page'])}`);

    beforeEach(() => {
      server.answer(({ query }) => {
        const max = Math.min(3, Number(query['max']));
        const from = (Number(query['page']) - 1) * max;
        const body = { dados: rows(...ALL.slice(from, from + max)), total: ALL.length, max };
        return { status: 200, body };
      });
    });

    test('is made of its pages, to the beginning and no further', async () => {
      const api = createConversationApi(http());
      const first = await api.messagesPart('4', 5, 1);
      expect([idsOf(first), first.hasOlder]).toEqual([ALL.slice(0, 6).map(String), true]);
      const second = await api.messagesPart('4', 5, 2);
      expect([idsOf(second), second.hasOlder]).toEqual([ALL.slice(3).map(String), false]);
      expect(seen()).toEqual(['5 1', '3 1', '3 2', '3 2', '3 3']);
    });

    test('that fits a page is asked for as ever', async () => {
      await expect(part(2, 1)).resolves.toMatchObject({ hasOlder: true });
      expect(seen()).toEqual(['2 1']);
    });
  });

  test('a count of all that does not hold is not followed for ever', async () => {
    server.answer(({ query }) => ({
      status: 200,
      body: { dados: query['page'] === '1' ? rows(502, 501) : [], total: 99 },
    }));
    await expect(part(3, 1)).resolves.toMatchObject({ messages: [{}, {}], hasOlder: false });
  });

  test('a server that knows no pages gives all', async () => {
    answer({ dados: rows(501, 502, 503) });
    const read = await part(2, 1);
    expect([idsOf(read), read.hasOlder]).toEqual([['501', '502', '503'], false]);
  });

  test('from a server that begins with the oldest all are read', async () => {
    server.answer(({ query }) => ({
      status: 200,
      body: { dados: query['max'] === '2' ? rows(501, 502) : rows(501, 502, 503) },
    }));
    const read = await part(2, 1);
    expect([idsOf(read), read.hasOlder]).toEqual([['501', '502', '503'], false]);
  });
});

test('earlier conversations come three a page, by their address', async () => {
  const api = createConversationApi(http());
  answer({ dados: [40, 39, 38].map((id) => wireConversation({ id })), total: 7 });
  await expect(api.earlier('5511@c.us', 2)).resolves.toMatchObject({
    conversations: [{ id: '40' }, { id: '39' }, { id: '38' }],
    hasOlder: true,
  });
  expect(server.seen[0]).toMatchObject({
    path: '/api/v2/chat/5511%40c.us/protocolosByFromID',
    query: { max: '3', page: '2', order: 'id DESC' },
  });
  await expect(api.earlier('5511@c.us', 3)).resolves.toMatchObject({ hasOlder: false });
  answer({ dados: [wireConversation({ id: 37 })] });
  await expect(api.earlier('5511@c.us', 3)).resolves.toMatchObject({ hasOlder: false });
});

test.each([
  [10, {}],
  [2, {}],
  [2, { max: 2 }],
  [3, {}],
])('earlier conversations are all found at a server with %d a page that says %j', async (size, beside) => {
  const total = 7;
  const all = Array.from({ length: total }, (_, n) => wireConversation({ id: 40 - n }));
  server.answer(({ query }) => {
    const from = (Number(query['page']) - 1) * size;
    return { status: 200, body: { dados: all.slice(from, from + size), total, ...beside } };
  });
  const api = createConversationApi(http());
  const found: string[] = [];
  let page = 1;
  for (; page < 20; page += 1) {
    const { conversations, hasOlder } = await api.earlier('5511@c.us', page);
    found.push(...conversations.map(({ id }) => id));
    if (!hasOlder) break;
  }
  expect(found).toEqual(all.map(({ id }) => String(id)));
  expect(page).toBe(Math.ceil(total / size));
});

test('earlier conversations are not counted on where the last page is empty', async () => {
  answer({ dados: [], total: 7 });
  const read = createConversationApi(http()).earlier('5511@c.us', 9);
  await expect(read).resolves.toEqual({ conversations: [], hasOlder: false });
});
