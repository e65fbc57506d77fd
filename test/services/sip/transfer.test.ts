import { Inviter, SessionState, URI, type Session } from 'sip.js';
import { ServiceError } from '../../../src/services/serviceError';
import { giveUpTransfer, transfer } from '../../../src/services/sip/calls/transfer';
import { createScriptedExchange, type More, type ScriptedExchange } from '../../support/sip/scriptedExchange';

const target = new URI('sip', '200', 'exchange.test');

let exchange: ScriptedExchange;
let statuses: number[];

/** Lets everything that waits for nothing but promises happen. */
const settled = () => jest.advanceTimersByTimeAsync(1);

beforeEach(async () => {
  jest.useFakeTimers();
  exchange = createScriptedExchange();
  statuses = [];
  exchange.scripts.set('INVITE', (request) =>
    exchange.respond(request, 200, 'OK', { body: 'v=0\r\n', contentType: 'application/sdp' }),
  );
  exchange.scripts.set('REFER', (request) => exchange.respond(request, 202, 'Accepted'));
  await exchange.userAgent.start();
});

afterEach(async () => {
  void exchange.userAgent.stop();
  await jest.advanceTimersByTimeAsync(40_000);
  jest.useRealTimers();
});

async function call(number = '300'): Promise<Session> {
  const inviter = new Inviter(exchange.userAgent, new URI('sip', number, 'exchange.test'));
  await inviter.invite();
  await settled();
  expect(inviter.state).toBe(SessionState.Established);
  return inviter;
}

/** The exchange says something within the first call. */
async function within(method: string, more: More = {}): Promise<void> {
  const [invite] = exchange.of('INVITE');
  if (invite === undefined) throw new Error('No call');
  exchange.request(method, invite, more);
  await settled();
}

const hangUp = () => within('BYE');

/** The exchange tells how the transfer goes. */
const notify = (status: number, event = 'refer') =>
  within('NOTIFY', {
    headers: [`Event: ${event}`, 'Subscription-State: terminated;reason=noresource'],
    contentType: 'message/sipfrag;version=2.0',
    body: `SIP/2.0 ${status} Whatever\r\n`,
  });

/** Starts a transfer; the answer tells what has become of it so far. */
async function start(session: Session, to: URI | Session = target): Promise<() => string> {
  let fate = 'pending';
  transfer({ session, target: to, progressed: (status) => statuses.push(status) }).then(
    () => (fate = 'transferred'),
    (error: unknown) =>
      (fate = error instanceof ServiceError ? `${error.code} ${error.message}`.trim() : String(error)),
  );
  await settled();
  return () => fate;
}

test('a blind transfer is over with the 200 of its NOTIFY, not with the 202', async () => {
  const session = await call();
  const fate = await start(session);
  expect(exchange.of('REFER')[0]?.header('Refer-To')).toBe('sip:200@exchange.test');
  await notify(100);
  await notify(180);
  expect(fate()).toBe('pending');
  await notify(200);
  expect(fate()).toBe('transferred');
  expect(statuses).toEqual([100, 180, 200]);
  // The BYE is for whoever called.
  expect(session.state).toBe(SessionState.Established);
  expect(exchange.of('200')).toHaveLength(3);
});

test('an attended transfer names the other call to replace', async () => {
  const customer = await call();
  const consult = await call('400');
  const fate = await start(customer, consult);
  const { callId, localTag, remoteTag } = consult.dialog ?? {};
  const referTo = exchange.of('REFER')[0]?.header('Refer-To') ?? '';
  const replaces = /^"400@exchange.test" <sip:peer@exchange.test;transport=ws\?Replaces=([^>]+)>$/.exec(
    referTo,
  )?.[1];
  expect(decodeURIComponent(replaces ?? '')).toBe(`${callId};to-tag=${remoteTag};from-tag=${localTag}`);
  expect(exchange.of('REFER')[0]?.header('Call-ID')).toBe(customer.dialog?.callId);
  await notify(200);
  expect(fate()).toBe('transferred');
});

test.each([302, 404, 486, 503, 603])('a target that answers %d fails it, with the status', async (status) => {
  const session = await call();
  const fate = await start(session);
  await notify(180);
  await notify(status);
  expect(fate()).toBe(`transferFailed ${status}`);
  expect(session.state).toBe(SessionState.Established);
});

test.each([403, 503, 603])('a REFER refused with %d fails it', async (status) => {
  exchange.scripts.set('REFER', (request) => exchange.respond(request, status, 'No'));
  const fate = await start(await call());
  expect(fate()).toBe(`transferFailed ${status}`);
});

test('a REFER that nobody answers fails after 20 s', async () => {
  exchange.scripts.set('REFER', () => undefined);
  const fate = await start(await call());
  await jest.advanceTimersByTimeAsync(19_900);
  expect(fate()).toBe('pending');
  await jest.advanceTimersByTimeAsync(100);
  expect(fate()).toBe('transferTimeout');
});

test('a target may ring for longer than the exchange may take to accept the REFER', async () => {
  const fate = await start(await call());
  await notify(180);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(fate()).toBe('pending');
  await notify(200);
  expect(fate()).toBe('transferred');
});

test('without an outcome in 60 s it fails; what comes later changes nothing and is still answered', async () => {
  const session = await call();
  const fate = await start(session);
  await notify(180);
  await jest.advanceTimersByTimeAsync(59_900);
  expect(fate()).toBe('pending');
  await jest.advanceTimersByTimeAsync(100);
  expect(fate()).toBe('transferTimeout');
  await notify(200);
  expect(statuses).toEqual([180]);
  expect(exchange.of('200')).toHaveLength(2);
});

test('a call that ends after the 202 with nothing refused went through', async () => {
  const fate = await start(await call());
  await hangUp();
  expect(fate()).toBe('transferred');
});

test('a call that ends before the 202 is over', async () => {
  exchange.scripts.set('REFER', () => undefined);
  const fate = await start(await call());
  await hangUp();
  expect(fate()).toBe('callOver');
});

test('a NOTIFY that overtakes the 202 counts as one', async () => {
  exchange.scripts.set('REFER', () => undefined);
  const fate = await start(await call());
  await notify(100);
  await hangUp();
  expect(fate()).toBe('transferred');
});

test('a late NOTIFY of an earlier transfer is not one of the next', async () => {
  const session = await call();
  await start(session);
  const [first] = exchange.of('REFER');
  await notify(503);
  const fate = await start(session);
  await notify(200, `refer;id=${parseInt(first?.header('CSeq') ?? '', 10)}`);
  expect(fate()).toBe('pending');
  await notify(486, 'refer;id=977');
  expect(fate()).toBe('transferFailed 486');
});

test('a NOTIFY without a status line tells nothing', async () => {
  const fate = await start(await call());
  await within('NOTIFY', { headers: ['Event: refer'] });
  expect([fate(), exchange.of('200').length, statuses]).toEqual(['pending', 1, []]);
});

test('a call that is not established cannot be handed over, nor to', async () => {
  const ringing = new Inviter(exchange.userAgent, target);
  const session = await call();
  await expect(transfer({ session: ringing, target, progressed: jest.fn() })).rejects.toMatchObject({
    code: 'notEstablished',
  });
  expect((await start(session, ringing))()).toBe('notEstablished');
  expect(exchange.of('REFER')).toEqual([]);
});

test('leaves no timer behind', async () => {
  const session = await call();
  const before = jest.getTimerCount();
  const fate = await start(session);
  await notify(200);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fate()).toBe('transferred');
  expect(jest.getTimerCount()).toBeLessThanOrEqual(before);
});

test('a challenged REFER leaves a number for what follows in the call', async () => {
  exchange.scripts.set('REFER', (request) => {
    const isSigned = request.header('Proxy-Authorization') !== '';
    const headers = ['Proxy-Authenticate: Digest realm="exchange.test", nonce="n", algorithm=MD5'];
    if (isSigned) exchange.respond(request, 202, 'Accepted');
    else exchange.respond(request, 407, 'Proxy Authentication Required', { headers });
  });
  const session = await call();
  const fate = await start(session);
  await session.bye();
  await settled();
  const numbers = ['REFER', 'BYE'].flatMap((name) => exchange.of(name).map((one) => one.header('CSeq')));
  expect(numbers).toEqual(['2 REFER', '3 REFER', '4 BYE']);
  expect(fate()).toBe('transferred');
});

test('a REFER whose socket goes before its answer is over at once', async () => {
  exchange.scripts.set('REFER', () => undefined);
  const session = await call();
  const fate = await start(session);
  expect(fate()).toBe('pending');
  giveUpTransfer(session);
  await settled();
  expect(fate()).toContain('socketLost');
});

test('a REFER that was taken is waited for over the next socket', async () => {
  const session = await call();
  const fate = await start(session);
  giveUpTransfer(session);
  await settled();
  expect(fate()).toBe('pending');
  await notify(200);
  expect(fate()).not.toContain('socketLost');
});
