import { tracedPath, tracedTransport } from '../../../src/services/http/tracedTransport';
import { ServiceError } from '../../../src/services/serviceError';
import { createTrace, type TraceEvent } from '../../../src/services/trace';

const outgoing = {
  method: 'GET',
  url: 'http://centre:8004/api/v2/chats',
  headers: { Authorization: 'Bearer segredo' },
  timeoutMs: 1_000,
} as const;

describe('a traced request', () => {
  let now = 1_000;
  const heard: TraceEvent[] = [];
  const trace = createTrace();
  trace.subscribe((event) => heard.push(event));

  afterEach(() => {
    heard.length = 0;
  });

  it('is told when it was answered, with how long that took, and without headers and body', async () => {
    const answer = { status: 503, body: { msg: 'não' } };
    const send = tracedTransport(
      () => {
        now += 240.4;
        return Promise.resolve(answer);
      },
      { now: () => now },
      trace,
    );
    const query = new URLSearchParams({ status: 'ativo' });
    await expect(send({ ...outgoing, query })).resolves.toBe(answer);
    const request = {
      method: 'GET',
      path: '/api/v2/chats',
      query: { status: 'ativo' },
      status: 503,
      ms: 240,
    };
    expect(heard).toEqual([{ kind: 'request', request }]);
  });

  it('is told when no answer came', async () => {
    const send = tracedTransport(() => Promise.reject(new ServiceError('timeout')), { now: () => 0 }, trace);
    await expect(send(outgoing)).rejects.toMatchObject({ code: 'timeout' });
    expect(heard).toMatchObject([{ request: { status: null, ms: 0 } }]);
  });
});

describe('the path of a request', () => {
  test.each([
    ['http://centre:8004/api/v2/chat/1234/mensagens?x=1', '/api/v2/chat/1234/mensagens'],
    ['http://centre/api/v2/clientesByNumero/5511988880001', '/api/v2/clientesByNumero/xxxxxxxxxxxxx'],
    ['http://centre/api/v2/clientesByNumero/%2B5511988880001', '/api/v2/clientesByNumero/xxxxxxxxxxxxxx'],
    ['http://centre/api/v2/chat/ana%40a.com/protocolosByFromID', '/api/v2/chat/xxxxxxxxx/protocolosByFromID'],
    ['no address', ''],
  ])('%s', (url, path) => {
    expect(tracedPath(url)).toBe(path);
  });
});
