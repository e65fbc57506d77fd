import { iceKindOf } from '../../../../src/lib/iceAddress';
import {
  countOf,
  readFetched,
  readNetworkFile,
  withLogin,
} from '../../../../src/services/sip/network/iceConfig';

const PAGE = 'https://console.example/app/';

test.each([
  ['stun:stun.example', 'stun'],
  ['stuns:stun.example:5349', 'stun'],
  ['turn:10.0.0.1:3478?transport=tcp', 'turn'],
  ['turns:[2001:db8::1]:443', 'turn'],
  ['TURN:Relay.Example', 'turn'],
  ['stun:stun.example?transport=udp', null],
  ['turn:agent:secret@relay.example', null],
  ['turn://relay.example', null],
  ['turn:relay.example:99999', null],
  ['turn:relay.example:0', null],
  ['relay.example', null],
  ['', null],
])('%s is an address of kind %s', (address, kind) => {
  expect(iceKindOf(address)).toBe(kind);
});

describe('config.json', () => {
  test('names servers, with their login or without', () => {
    const login = { username: 'u', credential: 'c' };
    const file = {
      iceServers: [{ urls: 'stun:a' }, { urls: ['turn:b', 'turns:b'], ...login }],
      iceServersUrl: '../ice',
      relayOnly: true,
    };
    expect(readNetworkFile(file, PAGE)).toEqual({
      servers: [{ urls: ['stun:a'] }, { urls: ['turn:b', 'turns:b'], ...login }],
      url: 'https://console.example/ice',
      relayOnly: true,
      isFaulty: false,
    });
  });

  test.each([null, 7, [], {}, { productTitle: 'x' }])('may say nothing of networks: %j', (file) => {
    expect(readNetworkFile(file, PAGE)).toEqual({
      servers: [],
      url: null,
      relayOnly: false,
      isFaulty: false,
    });
  });

  test('keeps what can be used of what cannot, and says so', () => {
    const file = { iceServers: [{ urls: 'http://a' }, 7, { urls: ['stun:b', 'nonsense'] }] };
    expect(readNetworkFile(file, PAGE)).toMatchObject({ servers: [{ urls: ['stun:b'] }], isFaulty: true });
    expect(readNetworkFile({ iceServers: 'stun:a' }, PAGE)).toMatchObject({ servers: [], isFaulty: true });
    expect(readNetworkFile({ iceServersUrl: 'ftp://a' }, PAGE)).toMatchObject({ url: null, isFaulty: true });
    expect(readNetworkFile({ relayOnly: 'yes' }, PAGE)).toMatchObject({ relayOnly: false, isFaulty: true });
  });
});

describe('the answer of a service for credentials', () => {
  const server = { urls: ['turn:a'], username: 'u', credential: 'p' };

  test.each([
    ['REST', { username: 'u', password: 'p', ttl: 60, uris: ['turn:a'] }, 60_000],
    ['REST with a written number', { username: 'u', password: 'p', ttl: '60', uris: ['turn:a'] }, 60_000],
    ['a list', { iceServers: [{ urls: 'turn:a', username: 'u', credential: 'p' }] }, 3_600_000],
    ['one server', { iceServers: { urls: ['turn:a'], username: 'u', credential: 'p' }, ttl: 60 }, 60_000],
    ['an older list', { ice_servers: [{ url: 'turn:a', username: 'u', credential: 'p' }] }, 3_600_000],
  ])('%s', (_form, answer, lifetimeMs) => {
    expect(readFetched(answer)).toEqual({
      servers: [server],
      login: { username: 'u', credential: 'p' },
      lifetimeMs,
    });
  });

  test('may be a login alone', () => {
    expect(readFetched({ username: 'u', password: 'p', ttl: 60 })).toMatchObject({
      servers: [],
      login: { username: 'u', credential: 'p' },
    });
  });

  test.each([null, 'no', {}, { iceServers: [] }, { iceServers: [{ urls: 'x' }] }, { username: 'u' }])(
    'is none: %j',
    (answer) => {
      expect(readFetched(answer)).toBeNull();
    },
  );
});

test('a server that relays is left out where nobody has a login for it', () => {
  const servers = [{ urls: ['stun:a', 'turn:a'] }, { urls: 'turn:b', username: 'own', credential: 'c' }];
  expect(withLogin(servers, null)).toEqual([{ urls: ['stun:a'] }, servers[1]]);
  const login = { username: 'u', credential: 'p' };
  const complete = withLogin(servers, login);
  expect(complete).toEqual([{ urls: ['stun:a'] }, { urls: ['turn:a'], ...login }, servers[1]]);
  expect([countOf(complete, 'stun'), countOf(complete, 'turn')]).toEqual([1, 2]);
});
