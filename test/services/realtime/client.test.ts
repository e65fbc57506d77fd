import { openLine, pass, type Line } from '../support/testLine';
import { startSocketServer } from '../support/socketServer';
import { wirePush } from '../support/wire';

let line: Line;

beforeEach(async () => {
  line = await openLine();
});

afterEach(() => line.close());

const kinds = (): string[] => line.events.map(({ kind }) => kind);

test('templates that come as an event tell the list of their queue on screen, where they name it', async () => {
  await line.connected();
  const templates = [{ name: 'sem id' }, { id: 7, name: 'aviso', text: 'Olá' }];
  line.server.emit('getTemplates', { queue: 'SAC', templates });
  line.server.emit('getTemplates', templates);
  await line.until(() => line.reports.length === 2);
  expect(line.reports.map(({ shownIn }) => shownIn)).toEqual([
    { list: 'templates', of: 'SAC', part: null },
    undefined,
  ]);
});

describe('connecting', () => {
  test('tells the id of the socket', async () => {
    await line.connected();
    const [first] = line.events;
    expect(line.events).toHaveLength(1);
    expect(first?.kind === 'connected' && first.socketId).toMatch(/.+/);
  });

  test('twice is once', async () => {
    line.client.connect();
    await line.connected();
    line.client.connect();
    await pass(50);
    expect(line.server.connections()).toBe(1);
    expect(kinds()).toEqual(['connected']);
  });

  test('given up before it began, nothing happens', async () => {
    line.client.connect();
    line.client.disconnect();
    await pass(100);
    expect(line.server.connections()).toBe(0);
    expect(kinds()).toEqual([]);
  });

  test('given up while it begins, it ends nowhere', async () => {
    for (let steps = 0; steps < 30; steps += 1) {
      line.client.connect();
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      line.client.disconnect();
    }
    await pass(200);
    expect(line.server.connections()).toBe(0);
    expect(kinds()).toEqual([]);
  });

  test('a refusal is told with its text', async () => {
    line.server.refuse('Licença vencida');
    line.client.connect();
    await line.until(() => line.events.length > 0);
    expect(line.events).toEqual([{ kind: 'connectFailed', message: 'Licença vencida' }]);
    expect(line.client.isConnected()).toBe(false);
  });

  test('no server, or no address, is told and not tried again', async () => {
    line.client.configure({ server: '127.0.0.1:1' });
    line.client.connect();
    await line.until(() => line.events.length > 0);
    line.client.configure({ server: 'não é endereço' });
    line.client.connect();
    await line.until(() => line.events.length > 1);
    await pass(100);
    expect(kinds()).toEqual(['connectFailed', 'connectFailed']);
  });

  test.each(['politely', 'rudely'] as const)('a loss (%s) is told, stays, and can be mended', async (how) => {
    await line.connected();
    line.server.drop(how);
    await line.until(() => !line.client.isConnected());
    // socket.io's own reconnection would come within 1.5 s.
    await pass(1_600);
    expect(kinds()).toEqual(['connected', 'disconnected']);
    await line.connected();
    expect(kinds()).toEqual(['connected', 'disconnected', 'connected']);
  });

  test('another server gets a socket of its own', async () => {
    const other = await startSocketServer();
    await line.connected();
    line.client.disconnect();
    line.client.configure({ server: `127.0.0.1:${String(other.port)}` });
    await line.connected();
    expect([line.server.connections(), other.connections()]).toEqual([0, 1]);
    line.client.disconnect();
    await other.close();
  });

  test('a listener that left hears nothing', async () => {
    const heard: string[] = [];
    const leave = line.client.subscribe(({ kind }) => heard.push(kind));
    await line.connected();
    leave();
    line.client.disconnect();
    await line.until(() => kinds().includes('disconnected'));
    expect(heard).toEqual(['connected']);
  });
});

describe('events', () => {
  test('come decoded and in order; bad and unknown ones too', async () => {
    await line.connected();
    line.server.emit('getMeusAtendimentos', wirePush());
    line.server.emit('Hangup', 'texto solto');
    line.server.emit('cobrancaNova', { valor: 1 });
    line.server.emit('Hangup');
    await line.until(() => line.events.length === 5);
    const events = line.events.flatMap((event) => (event.kind === 'event' ? [event.event] : []));
    expect(events).toMatchObject([
      { kind: 'fact', event: { type: 'conversations/activeSetReported' } },
      { kind: 'rejected', name: 'Hangup' },
      { kind: 'unknown', name: 'cobrancaNova' },
      { kind: 'rejected', name: 'Hangup' },
    ]);
  });
});
