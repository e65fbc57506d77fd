import { resolveServer } from '../../../src/services/http/serverAddress';

const ports = { api: 8004, realtime: 8003 };

describe('the server address', () => {
  test.each([
    ['cc.exemplo.br', 'http:', 'http://cc.exemplo.br:8004', 'ws://cc.exemplo.br:8003'],
    ['cc.exemplo.br', 'https:', 'https://cc.exemplo.br:8004', 'wss://cc.exemplo.br:8003'],
    ['http://cc.exemplo.br', 'https:', 'http://cc.exemplo.br:8004', 'ws://cc.exemplo.br:8003'],
    ['https://cc.exemplo.br', 'http:', 'https://cc.exemplo.br:8004', 'wss://cc.exemplo.br:8003'],
    ['HTTPS://cc.exemplo.br/', 'http:', 'https://cc.exemplo.br:8004', 'wss://cc.exemplo.br:8003'],
    [' 10.0.0.5 ', 'http:', 'http://10.0.0.5:8004', 'ws://10.0.0.5:8003'],
    ['localhost:9000', 'http:', 'http://localhost:9000', 'ws://localhost:9000'],
    ['https://cc.exemplo.br:443', 'http:', 'https://cc.exemplo.br:443', 'wss://cc.exemplo.br:443'],
    ['[::1]', 'http:', 'http://[::1]:8004', 'ws://[::1]:8003'],
    ['https://[::1]:99//', 'http:', 'https://[::1]:99', 'wss://[::1]:99'],
    ['cc.exemplo.br/centro/', 'http:', 'http://cc.exemplo.br:8004/centro', 'ws://cc.exemplo.br:8003'],
    ['cc.exemplo.br', 'file:', 'http://cc.exemplo.br:8004', 'ws://cc.exemplo.br:8003'],
  ])('%p from a page on %s', (server, pageProtocol, api, realtime) => {
    expect(resolveServer(server, ports, pageProtocol)).toEqual({ api, realtime, media: api });
  });

  test.each([
    '',
    '   ',
    'ftp://cc.exemplo.br',
    'javascript:alert(1)',
    'http://',
    'cc exemplo',
    'ana:senha@cc.exemplo.br',
    'cc.exemplo.br:0',
    'cc.exemplo.br:65536',
    'cc.exemplo.br:porta',
    'cc.exemplo.br?x=1',
    'cc.exemplo.br#x',
    'cc.exemplo.br\\mal.br',
    '[::1',
    '[zz]',
    'a<b',
  ])('%p is none', (server) => {
    expect(resolveServer(server, ports, 'http:')).toBeNull();
  });

  test('a host without end is none', () => {
    expect(resolveServer('a.'.repeat(50_000), ports, 'http:')).toBeNull();
  });
});
