import { tracedMessage } from '../../../src/services/sip/sipLog';

const INVITE = [
  'INVITE sip:5511988880001@central.example SIP/2.0',
  'Via: SIP/2.0/WSS abc.invalid;branch=z9hG4bK1',
  'From: "Maria Souza" <sip:5511988880001@central.example>;tag=1',
  'CSeq: 2 INVITE',
  'Call-ID: a1b2@central.example',
  'Authorization: Digest username="4001", response="segredo"',
  '',
  'v=0\r\no=- 1 1 IN IP4 10.0.0.7',
].join('\r\n');

it('keeps of a request its method, and to which call it belongs', () => {
  const traced = tracedMessage('out', INVITE);
  expect(traced).toEqual({
    direction: 'out',
    method: 'INVITE',
    status: null,
    cseq: '2 INVITE',
    callId: 'a1b2@central.example',
  });
  expect(JSON.stringify(traced)).not.toMatch(/segredo|Maria|5511|10\.0/);
});

it('keeps of an answer its status, in the short form of a header too', () => {
  const answer = 'SIP/2.0 486 Busy Here\r\ni: a1b2\r\ncseq: 2 INVITE\r\n\r\n';
  expect(tracedMessage('in', answer)).toEqual({
    direction: 'in',
    method: null,
    status: 486,
    cseq: '2 INVITE',
    callId: 'a1b2',
  });
});

it('takes what is no message', () => {
  expect(tracedMessage('in', '')).toMatchObject({ method: '', cseq: '', callId: '' });
});
