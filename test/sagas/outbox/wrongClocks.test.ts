import { createOldServer, type OldServer } from '../../support/oldServer';
import { START } from '../../support/sagaHarness';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: OldServer;
beforeEach(() => {
  server = createOldServer();
});
afterEach(() => server.bench.h.end());

describe.each([
  ['right', 0],
  ['5 minutes behind', -5 * MINUTE],
  ['3 hours behind', -3 * HOUR],
  ['3 hours ahead', 3 * HOUR],
  ['a day behind', -DAY],
  ['a day ahead', DAY],
])('with a server whose clock is %s, a message', (_how, ms) => {
  beforeEach(() => {
    server.ahead = ms;
  });

  it('that arrived is settled, and shown once', async () => {
    await server.start();
    server.bench.send('um');
    await server.bench.h.pass(11_000);
    expect(server.bench.unsent()).toEqual({});
    expect(server.bench.messages()).toEqual(['um']);
    expect(server.bench.stored()).toEqual([]);
  });

  it('that did not arrive has failed, whatever was said with these words an hour ago', async () => {
    server.store('um', { sentAt: new Date(START + server.ahead - HOUR).toISOString() });
    await server.start();
    server.takes = false;
    server.bench.send('um');
    await server.bench.h.pass(11_000);
    expect(server.codes()).toEqual(['unconfirmed']);
    server.takes = true;
    await server.retry();
    expect(server.bench.sent()).toEqual(['um', 'um']);
    expect(server.stored.map(({ text }) => text)).toEqual(['um', 'um']);
    expect(server.bench.unsent()).toEqual({});
  });

  it('that arrived late is found by the retry, also after a reload', async () => {
    server.store('um');
    await server.start();
    server.takes = false;
    server.bench.send('um');
    await server.bench.h.pass(11_000);
    await server.reload();
    server.store('um');
    await server.retry();
    expect(server.bench.sent()).toEqual([]);
    expect(server.bench.unsent()).toEqual({});
    expect(server.bench.stored()).toEqual([]);
  });
});
