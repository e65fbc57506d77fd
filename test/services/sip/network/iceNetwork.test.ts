import { createIceNetwork } from '../../../../src/services/sip/network/iceNetwork';
import type { NetworkReport } from '../../../../src/store/softphone/types';

const ANSWER = { username: '1700000000:agent', password: 'limited', ttl: 600, uris: ['turn:relay.example'] };
const NO_SETTINGS = { addresses: [], relayOnly: false };

let file: unknown;
let answers: (() => Promise<Response>)[];
let asked: { url: string; init: RequestInit }[];
let reports: NetworkReport[];
let written: string[];
let changes: number;

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

function network(accepts: (server: RTCIceServer) => boolean = () => true) {
  return createIceNetwork({
    file: () => file,
    page: 'https://console.example/',
    origin: 'https://console.example',
    bearer: () => 'fixed',
    now: () => Date.now(),
    random: () => 0.5,
    log: { write: (_level, message) => void written.push(message) },
    accepts,
    report: (report) => void reports.push(report),
    changed: () => {
      changes += 1;
    },
  });
}

const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  [file, answers, asked, reports, written, changes] = [null, [], [], [], [], 0];
  globalThis.fetch = (url, init = {}) => {
    asked.push({ url: typeof url === 'string' ? url : '', init });
    return answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch https://x/?key=1'));
  };
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const settled = () => jest.advanceTimersByTimeAsync(0);

test('says nothing and makes nobody wait where there are no servers', async () => {
  const ice = network();
  ice.use(NO_SETTINGS);
  await settled();
  expect([ice.ready(), ice.setup(), reports]).toEqual([
    null,
    { iceServers: [], iceTransportPolicy: 'all' },
    [],
  ]);
  expect(ice.setup()).toBe(ice.setup());
});

test('the deployment asks for relayed sound, or the settings do', () => {
  const relay = { urls: ['turn:a'], username: 'u', credential: 'c' };
  file = { iceServers: [relay], relayOnly: true };
  const ice = network();
  ice.use(NO_SETTINGS);
  expect(ice.setup()).toEqual({ iceServers: [relay], iceTransportPolicy: 'relay' });
  file = { iceServers: [relay] };
  ice.use(NO_SETTINGS);
  expect(ice.setup().iceTransportPolicy).toBe('all');
  ice.use({ addresses: [], relayOnly: true });
  expect(ice.setup().iceTransportPolicy).toBe('relay');
});

test('addresses of the settings take the place of the deployment’s, with its login', () => {
  file = { iceServers: [{ urls: 'turn:a', username: 'u', credential: 'c' }] };
  const ice = network();
  ice.use({ addresses: ['stun:own', 'turn:own', 'nonsense'], relayOnly: false });
  expect(ice.setup().iceServers).toEqual([
    { urls: ['stun:own'] },
    { urls: ['turn:own'], username: 'u', credential: 'c' },
  ]);
  expect(reports).toEqual([{ stun: 1, turn: 1, relayOnly: false, fault: 'address' }]);
});

test('relayed sound without a server that relays is a fault', () => {
  const ice = network();
  ice.use({ addresses: ['stun:own'], relayOnly: true });
  expect(reports.at(-1)).toEqual({ stun: 1, turn: 0, relayOnly: true, fault: 'noRelayServer' });
});

test('a server that the browser refuses takes no other along', () => {
  file = { iceServers: [{ urls: 'stun:odd' }, { urls: 'stun:good' }] };
  const ice = network(({ urls }) => String(urls) !== 'stun:odd');
  ice.use(NO_SETTINGS);
  expect(ice.setup().iceServers).toEqual([{ urls: ['stun:good'] }]);
  expect(reports).toEqual([{ stun: 1, turn: 0, relayOnly: false, fault: 'address' }]);
});

test('servers that are silent are told of, until they answer', () => {
  file = { iceServers: [{ urls: 'stun:a' }] };
  const ice = network();
  ice.use(NO_SETTINGS);
  for (const isServed of [false, false, true]) ice.served(isServed);
  expect(reports.map(({ fault }) => fault)).toEqual([null, 'silent', null]);
});

describe('time-limited credentials', () => {
  beforeEach(() => {
    file = { iceServersUrl: 'https://turn.example/credentials?key=hidden' };
  });

  test('come from the URL, and are renewed when half of their time is over', async () => {
    answers = [() => json(ANSWER), () => json({ ...ANSWER, password: 'next' })];
    const ice = network();
    ice.use(NO_SETTINGS);
    await settled();
    const first = { urls: ['turn:relay.example'], username: ANSWER.username, credential: 'limited' };
    expect(ice.setup().iceServers).toEqual([first]);
    expect(ice.ready()).toBeNull();
    const before = changes;
    await jest.advanceTimersByTimeAsync(300_000);
    expect(ice.setup().iceServers).toEqual([{ ...first, credential: 'next' }]);
    expect(asked).toHaveLength(2);
    expect(changes).toBe(before + 1);
  });

  test('are nowhere in what is told and written', async () => {
    answers = [() => json(ANSWER), () => json({}, 500)];
    network().use(NO_SETTINGS);
    await jest.advanceTimersByTimeAsync(310_000);
    expect(JSON.stringify([reports, written])).not.toMatch(/limited|1700000000|hidden|turn\.example/);
    expect(written[0]).toContain('status 500');
  });

  test('are asked for with the bearer at the console’s own origin alone', async () => {
    network().use(NO_SETTINGS);
    await settled();
    file = { iceServersUrl: '/credentials' };
    network().use(NO_SETTINGS);
    await settled();
    expect(asked.map(({ init }) => init.headers)).toEqual([{}, { Authorization: 'Bearer fixed' }]);
  });

  test('a call waits for them 500 ms at most, and no longer than they take', async () => {
    answers = [() => new Promise(() => undefined)];
    const ice = network();
    ice.use(NO_SETTINGS);
    let waited = -1;
    const began = Date.now();
    void ice.ready()?.then(() => {
      waited = Date.now() - began;
    });
    await jest.advanceTimersByTimeAsync(600);
    expect(waited).toBe(500);
  });

  test('a call waits for nothing while the URL is dead, which is asked again', async () => {
    const ice = network();
    ice.use(NO_SETTINGS);
    await settled();
    expect(ice.ready()).toBeNull();
    expect(reports.at(-1)?.fault).toBe('credentials');
    answers = [() => json(ANSWER)];
    await jest.advanceTimersByTimeAsync(5_000);
    expect(reports.at(-1)).toEqual({ stun: 0, turn: 1, relayOnly: false, fault: null });
  });

  test('a network that is back asks at once', async () => {
    const ice = network();
    ice.use(NO_SETTINGS);
    await settled();
    answers = [() => json(ANSWER)];
    ice.resume();
    await settled();
    expect(reports.at(-1)?.fault).toBeNull();
  });

  test('count until they end, though no others came', async () => {
    answers = [() => json(ANSWER)];
    const ice = network();
    ice.use(NO_SETTINGS);
    await jest.advanceTimersByTimeAsync(599_000);
    expect(ice.setup().iceServers).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ice.setup().iceServers).toEqual([]);
  });

  test('are forgotten when the telephone leaves, and fetched anew when it connects again', async () => {
    answers = [() => json(ANSWER), () => json(ANSWER)];
    const ice = network();
    ice.use(NO_SETTINGS);
    await settled();
    ice.stop();
    expect(ice.setup().iceServers).toEqual([]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
    ice.resume();
    await settled();
    expect(ice.setup().iceServers).toHaveLength(1);
  });
});
