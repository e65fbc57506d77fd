import { Inviter, URI } from 'sip.js';
import { sendDigit } from '../../src/services/sip/calls/digits';
import { createScriptedExchange } from '../support/sip/scriptedExchange';
import type { ScriptedExchange } from '../support/sip/scriptedExchange';

/** A connection for which no telephone-event was negotiated. */
const silent = {
  currentLocalDescription: { sdp: 'a=rtpmap:126 telephone-event/8000\r\n' },
  currentRemoteDescription: { sdp: 'a=rtpmap:0 PCMU/8000\r\n' },
  getSenders: () => [],
} as unknown as RTCPeerConnection;

let exchange: ScriptedExchange;
let session: Inviter;

beforeEach(async () => {
  exchange = createScriptedExchange();
  exchange.scripts.set('INVITE', (request) =>
    exchange.respond(request, 200, 'OK', { body: 'v=0\r\n', contentType: 'application/sdp' }),
  );
  await exchange.userAgent.start();
  session = new Inviter(exchange.userAgent, new URI('sip', '300', 'exchange.test'));
});

afterEach(async () => {
  await session.dispose();
  await exchange.userAgent.stop();
});

async function establish(): Promise<void> {
  const accepted = new Promise<void>((resolve) => {
    void session.invite({ requestDelegate: { onAccept: () => resolve() } });
  });
  await accepted;
  await Promise.resolve();
}

test('a key goes by INFO where no telephone-event was negotiated', async () => {
  await establish();
  await expect(sendDigit(session, silent, 'a')).resolves.toBe('info');
  const [info] = exchange.of('INFO');
  expect(info?.header('Content-Type')).toBe('application/dtmf-relay');
  expect(info?.body).toBe('Signal=A\r\nDuration=160\r\n');
});

test('a refused INFO rejects with its status', async () => {
  await establish();
  exchange.scripts.set('INFO', (request) => exchange.respond(request, 415, 'Unsupported Media Type'));
  await expect(sendDigit(session, silent, '#')).rejects.toMatchObject({
    code: 'negotiationFailed',
    message: '415',
  });
});

test('nothing is sent before the call is established', async () => {
  await expect(sendDigit(session, silent, '1')).rejects.toMatchObject({ code: 'notEstablished' });
});

test.each(['', '12', 'E', '+', '1\r\nX-Y: z'])('%j is no key', async (digit) => {
  await expect(sendDigit(session, silent, digit)).rejects.toMatchObject({ code: 'invalidTarget' });
  expect(exchange.of('INFO')).toEqual([]);
});
