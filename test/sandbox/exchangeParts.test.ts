/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readReplaces } from '../../sandbox/exchange/dialogs';
import { createDigest, readCredentials, REALM } from '../../sandbox/exchange/digest';
import { dialogInfo, stateOf } from '../../sandbox/exchange/dialogInfo';
import {
  answerTo,
  directionOf,
  forNeighbours,
  onThisMachine,
  withDirection,
  withOrigin,
  type Direction,
} from '../../sandbox/exchange/endpoints/description';
import { createDigitReader, digitOfInfo, digitPayload } from '../../sandbox/exchange/endpoints/dtmf';
import { createMeter } from '../../sandbox/exchange/endpoints/meter';
import { pitchOf, tone, voiceOf } from '../../sandbox/exchange/endpoints/tones';
import { decodeUlaw, encodeUlaw } from '../../sandbox/exchange/endpoints/ulaw';
import { causeHeaders, causeOfReason, causeOfStatus } from '../../sandbox/exchange/sip/causes';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** What a client answers to a challenge (RFC 2617 §3.2.2). */
function answerTo401(challenge: string, password: string): string {
  const { nonce = '' } = readCredentials(challenge);
  const secret = md5(`1001:${REALM}:${password}`);
  const what = md5('REGISTER:sip:localhost');
  const response = md5(`${secret}:${nonce}:00000001:abc:auth:${what}`);
  return `Digest username="1001", realm="${REALM}", nonce="${nonce}", uri="sip:localhost", response="${response}", qop=auth, cnonce="abc", nc=00000001`;
}

test('a password proves itself by digest; nonces of others or of the past do not count', () => {
  const digest = createDigest();
  const challenge = digest.challenge(false);
  const right = answerTo401(challenge, 'secret');
  expect(digest.check(right, 'REGISTER', 'secret')).toBe('right');
  expect(digest.check(right, 'REGISTER', 'other')).toBe('wrong');
  expect(digest.check(right, 'INVITE', 'secret')).toBe('wrong');
  expect(createDigest().check(right, 'REGISTER', 'secret')).toBe('stale');
  digest.expireNonces();
  expect(digest.check(right, 'REGISTER', 'secret')).toBe('stale');
});

test('µ-law keeps every sample within its step', () => {
  expect([encodeUlaw(0), encodeUlaw(32_767), encodeUlaw(-32_767)]).toEqual([0xff, 0x80, 0x00]);
  for (let sample = -32_600; sample <= 32_600; sample += 97) {
    const back = decodeUlaw(encodeUlaw(sample));
    expect(Math.abs(back - sample)).toBeLessThanOrEqual(Math.max(8, Math.abs(sample) / 16));
  }
});

test.each<[Direction, boolean, Direction]>([
  ['sendrecv', false, 'sendrecv'],
  ['sendonly', false, 'recvonly'],
  ['recvonly', false, 'sendonly'],
  ['inactive', false, 'inactive'],
  ['sendrecv', true, 'sendonly'],
  ['sendonly', true, 'inactive'],
])('an offer that says %s is answered, holding %s, with %s', (theirs, holding, ours) => {
  expect(answerTo(theirs, holding)).toBe(ours);
});

test('descriptions are changed line by line', () => {
  const sdp = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    'a=sendrecv',
    'a=candidate:1 1 udp 5 192.0.2.1 9 typ host',
    'a=candidate:2 1 udp 5 127.0.0.1 9 typ host',
    '',
  ].join('\r\n');
  expect(directionOf('v=0\r\n')).toBe('sendrecv');
  expect(directionOf(withDirection(sdp, 'sendonly'))).toBe('sendonly');
  expect(withOrigin(sdp, 7, 3)).toContain('\r\no=- 7 3 IN IP4 127.0.0.1\r\n');
  expect(onThisMachine(sdp)).not.toContain('192.0.2.1');
  expect(forNeighbours(sdp)).toBe(onThisMachine(sdp));
  const elsewhere = sdp.replace('127.0.0.1 9', '192.0.2.2 9');
  expect(forNeighbours(elsewhere)).toBe(elsewhere);
});

test('keys are read once each, by RTP and by INFO', () => {
  const reader = createDigitReader();
  const press = (digit: string, timestamp: number) =>
    [160, 320, 480].map((duration) =>
      reader.read(timestamp, digitPayload(digit, duration, duration === 480)),
    );
  expect(press('5', 1_000)).toEqual(['5', undefined, undefined]);
  expect(press('5', 2_000)).toEqual(['5', undefined, undefined]);
  expect(press('#', 3_000)[0]).toBe('#');
  expect(digitOfInfo('Signal=*\r\nDuration=160')).toBe('*');
  expect(digitOfInfo('nothing')).toBeUndefined();
});

test('customers sound different, and a meter tells sound from silence', () => {
  expect(pitchOf('5511980000000')).not.toBe(pitchOf('5511980007919'));
  const loud = createMeter();
  const play = tone(440);
  for (let i = 0; i < 50; i += 1) loud.add(play(), 160);
  // A sine of amplitude 8000 for a second: half the square of its amplitude.
  expect(loud.report().energy).toBeCloseTo((8_000 / 32_768) ** 2 / 2, 3);
  const speech = voiceOf('1');
  const spoken = createMeter();
  for (let i = 0; i < 50; i += 1) spoken.add(speech(), 160);
  expect(spoken.report()).toMatchObject({ packets: 50, bytes: 8_000 });
  expect(spoken.report().level).toBeGreaterThan(0.02);
});

test('dialog-info tells the weightiest call, and nothing of an idle extension', () => {
  const idle = dialogInfo('sip:1001@localhost', 2, stateOf('1001', []));
  expect(idle).toContain('version="2"');
  expect(idle).toContain('<dialog id="1001"><state>terminated</state></dialog>');
});

test('causes go from statuses and into headers', () => {
  expect([486, 404, 603, 480, 408, 503, 606].map(causeOfStatus)).toEqual([17, 1, 21, 20, 19, 38, 127]);
  expect(causeHeaders(58)).toContain('X-Asterisk-HangupCauseCode: 58');
  expect(causeOfReason('SIP;cause=200;text="x", Q.850;cause=16')).toBe(16);
  expect(causeOfReason(undefined)).toBeUndefined();
});

test('Replaces is read as RFC 3891 writes it', () => {
  expect(readReplaces('a@b;to-tag=1;from-tag=2;early-only')).toEqual({
    callId: 'a@b',
    toTag: '1',
    fromTag: '2',
    earlyOnly: true,
  });
  expect(readReplaces('a@b;to-tag=1')).toBeUndefined();
});
