import { Inviter, SessionState, URI } from 'sip.js';
import { isForgotten } from '../../../src/services/sip/calls/dialogProof';
import {
  createScriptedExchange,
  type HeardMessage,
  type ScriptedExchange,
} from '../../support/sip/scriptedExchange';

let exchange: ScriptedExchange;
let session: Inviter;

/** Lets everything that waits for nothing but promises happen. */
const settled = () => jest.advanceTimersByTimeAsync(1);

beforeEach(async () => {
  jest.useFakeTimers();
  exchange = createScriptedExchange();
  exchange.scripts.set('INVITE', (request) =>
    exchange.respond(request, 200, 'OK', { body: 'v=0\r\n', contentType: 'application/sdp' }),
  );
  await exchange.userAgent.start();
  session = new Inviter(exchange.userAgent, new URI('sip', '300', 'exchange.test'));
  await session.invite();
  await settled();
  expect(session.state).toBe(SessionState.Established);
});

afterEach(async () => {
  void exchange.userAgent.stop();
  await jest.advanceTimersByTimeAsync(40_000);
  jest.useRealTimers();
});

/** The exchange wants the OPTIONS signed, and does this with the signed one. */
function challenge(signed: (request: HeardMessage) => void): void {
  const headers = ['Proxy-Authenticate: Digest realm="exchange.test", nonce="n", algorithm=MD5'];
  exchange.scripts.set('OPTIONS', (request) => {
    if (request.header('Proxy-Authorization') !== '') signed(request);
    else exchange.respond(request, 407, 'Proxy Authentication Required', { headers });
  });
}

async function numbersAfterBye(): Promise<string[]> {
  await session.bye();
  await settled();
  return ['OPTIONS', 'BYE'].flatMap((name) => exchange.of(name).map((one) => one.header('CSeq')));
}

test.each([
  [200, false],
  [481, true],
])('an answer of %i means that the call is forgotten: %s', async (status, forgotten) => {
  exchange.scripts.set('OPTIONS', (request) => exchange.respond(request, status, 'Whatever'));
  await expect(isForgotten(session)).resolves.toBe(forgotten);
});

test('a challenged question leaves a number for what follows in the call', async () => {
  challenge((request) => exchange.respond(request, 200, 'OK'));
  await expect(isForgotten(session)).resolves.toBe(false);
  expect(await numbersAfterBye()).toEqual(['2 OPTIONS', '3 OPTIONS', '4 BYE']);
});

test('so does one that nobody answers', async () => {
  challenge(() => undefined);
  const forgotten = isForgotten(session);
  await jest.advanceTimersByTimeAsync(5_000);
  await expect(forgotten).resolves.toBe(false);
  expect((await numbersAfterBye()).at(-1)).toBe('4 BYE');
});
