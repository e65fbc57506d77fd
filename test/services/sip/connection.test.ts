import { WebSocket } from 'ws';
import { createConnection } from '../../../src/services/sip/exchange/connection';
import { granting, startScriptedExchange } from '../support/sipExchange';

beforeAll(() => {
  Object.assign(globalThis, { WebSocket });
});

test('waits for a pending unregistration before it opens again', async () => {
  const exchange = await startScriptedExchange();
  exchange.answer = (_method, request) =>
    /expires[=:] ?0\b/i.test(request) ? null : granting(request, 3600);
  const connection = createConnection({
    pageProtocol: 'http:',
    replaced: () => undefined,
    log: { write: () => undefined, read: async () => new Blob() },
    now: () => Date.now(),
    random: () => 0.5,
    emit: () => undefined,
    lost: () => undefined,
    refusalOf: () => null,
    invited: () => undefined,
    updated: () => undefined,
    describe: () => {
      throw new Error('No call is made');
    },
  });
  const account = {
    exchange: '127.0.0.1',
    port: exchange.port,
    extension: '1001',
    password: 'secret',
    displayName: 'Ana',
    userAgent: 'agent-console/test',
    instanceId: '00000000-0000-4000-8000-000000000001',
  };
  try {
    await connection.connect(account);
    await connection.link()?.register();
    const steps: string[] = [];
    const closing = connection.close(200).then(() => steps.push('signed off'));
    await connection.connect(account).then(() => steps.push('open'));
    await closing;
    expect(steps).toEqual(['signed off', 'open']);
  } finally {
    await connection.close(0);
    await exchange.stop();
  }
});
