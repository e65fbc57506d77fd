import { ServiceError } from '../../../src/services/serviceError';
import { resolveExchange } from '../../../src/services/sip/exchange/exchangeAddress';
import { traceLine, withoutSecrets } from '../../../src/services/sip/sipLog';
import { readReplaces } from '../../../src/services/sip/calls/takeover';
import { targetUri } from '../../../src/services/sip/calls/targetUri';

describe('resolveExchange', () => {
  test.each([
    ['pbx.test', 'https:', 'wss://pbx.test:8089/ws', 'pbx.test'],
    ['pbx.test', 'http:', 'ws://pbx.test:8089/ws', 'pbx.test'],
    [' PBX.test ', 'https:', 'wss://PBX.test:8089/ws', 'pbx.test'],
    ['ws://pbx.test', 'https:', 'ws://pbx.test:8089/ws', 'pbx.test'],
    ['WSS://pbx.test:7443', 'http:', 'wss://pbx.test:7443/ws', 'pbx.test'],
    ['https://pbx.test/sip', 'http:', 'wss://pbx.test:8089/sip', 'pbx.test'],
    ['10.0.0.5:8088', 'http:', 'ws://10.0.0.5:8088/ws', '10.0.0.5'],
    ['[::1]', 'http:', 'ws://[::1]:8089/ws', '[::1]'],
  ])('%s on a page of %s', (exchange, protocol, url, host) => {
    expect(resolveExchange(exchange, 8089, protocol)).toEqual({ url, host });
  });

  test.each(['', 'pbx test', 'ftp://pbx', 'pbx:99999', 'sip:1001@pbx'])('cannot read %s', (exchange) => {
    expect(resolveExchange(exchange, 8089, 'https:')).toBeNull();
  });
});

describe('targetUri', () => {
  test.each([
    ['1002', 'sip:1002@pbx.test'],
    ['+55 (11) 9.999-0000', 'sip:+551199990000@pbx.test'],
    ['*70123', 'sip:*70123@pbx.test'],
    ['#31', 'sip:%2331@pbx.test'],
    ['reception', 'sip:reception@pbx.test'],
  ])('%s', (number, uri) => {
    expect(targetUri(number, 'pbx.test').toString()).toBe(uri);
  });

  test.each(['', '  ', 'a@b', 'sip:1', '1;x=y', '1?Replaces=2', '1\r\nX: 1', '<1>', '1,2'])(
    'is no number: %j',
    (number) => {
      expect(() => targetUri(number, 'pbx.test')).toThrow(ServiceError);
    },
  );
});

describe('the log', () => {
  const message = [
    'REGISTER sip:pbx.test SIP/2.0',
    'Via: SIP/2.0/WSS x.invalid;branch=z9hG4bK1',
    'Call-ID: c1',
    'CSeq: 2 REGISTER',
    'Authorization: Digest username="1001", nonce="n", response="0123abcd"',
    'Reason: Q.850;cause=16',
    '',
    'Call-ID: in the body',
  ].join('\r\n');

  test('tells a message without its credentials', () => {
    expect(traceLine('out', message)).toBe(
      '> | REGISTER sip:pbx.test SIP/2.0 | Call-ID: c1 | CSeq: 2 REGISTER | Reason: Q.850;cause=16',
    );
  });

  test('keeps credentials out of what the library writes', () => {
    const text = withoutSecrets(
      `cannot parse:\n${message}\nProxy-Authorization: Digest x\npassword="secret"`,
    );
    expect(text).not.toMatch(/0123abcd|Digest|secret/);
    expect(text).toContain('Call-ID: c1');
  });
});

describe('readReplaces', () => {
  test.each([
    ['a@b;to-tag=1;from-tag=2', { callId: 'a@b', toTag: '1', fromTag: '2', earlyOnly: false }],
    ['a; from-tag = 2 ; To-Tag=1;early-only', { callId: 'a', toTag: '1', fromTag: '2', earlyOnly: true }],
    ['a;to-tag=1', null],
    [';to-tag=1;from-tag=2', null],
    ['', null],
  ])('%s', (header, replaces) => {
    expect(readReplaces(header)).toEqual(replaces);
  });
});
