import { Inviter, SessionState, URI } from 'sip.js';
import { createPendingByes } from '../../../src/services/sip/exchange/pendingByes';
import { startLinkedExchange, type LinkedExchange } from '../support/linkedExchange';

let at: LinkedExchange;

beforeEach(async () => {
  at = await startLinkedExchange();
});

afterEach(() => at.end());

test.each([
  ['401 Unauthorized', 'WWW-Authenticate'],
  ['407 Proxy Authentication Required', 'Proxy-Authenticate'],
])('a call that is given up before its challenge (%s) is over, and rings nowhere', async (status, header) => {
  const byes = createPendingByes(at.link.isConnected, (error) => void at.errors.push(String(error)));
  const target = new URI('sip', '1002', 'localhost');
  const inviter = new Inviter(at.link.userAgent, target, { inviteWithoutSdp: true });
  at.exchange.answer = (method) => {
    if (method === 'ACK') return null;
    byes.send(inviter);
    return { status, headers: [`${header}: Digest realm="localhost", nonce="n1"`] };
  };
  await at.link.open();
  await inviter.invite();
  await at.until(() => inviter.state === SessionState.Terminated);
  await at.until(() => at.exchange.requests.some((request) => request.startsWith('ACK')));
  expect(at.exchange.requests.map((request) => request.split(' ', 1)[0])).toEqual(['INVITE', 'ACK']);
  expect(at.errors).toEqual([]);
  byes.dispose();
});
