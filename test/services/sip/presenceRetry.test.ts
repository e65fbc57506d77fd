/** @jest-environment jsdom */
import { openWatchedExchange, type WatchedExchange } from '../../support/sip/watchedExchange';

let world: WatchedExchange;

beforeEach(async () => {
  jest.useFakeTimers();
  world = await openWatchedExchange();
});

afterEach(async () => {
  await world.close();
  jest.useRealTimers();
});

test('a refusal with Retry-After is asked again after so many seconds, not before', async () => {
  const { after, subscribes, refuseAll, start, reports } = world;
  refuseAll(503, ['Retry-After: 120 (later)']);
  await start('200');
  await after(119_900);
  expect(subscribes()).toHaveLength(1);
  await after(12_200);
  expect(subscribes()).toHaveLength(2);
  expect(reports()).toEqual(['200 unknown']);
});

test('a NOTIFY that ends it with retry-after means seconds', async () => {
  const { after, subscribes, notify, reports, establish } = world;
  await establish();
  await notify('200', 'terminated', 'terminated;reason=giveup;retry-after=5');
  await after(4_900);
  expect(subscribes()).toHaveLength(1);
  await after(700);
  const [first, second] = subscribes();
  expect(second?.header('Call-ID')).not.toBe(first?.header('Call-ID'));
  expect(reports()).toEqual(['200 available', '200 unknown']);
});

test('refusals without Retry-After are asked again later and later, 6 minutes and a half at most', async () => {
  const { after, subscribes, refuseAll, start } = world;
  refuseAll(500);
  await start('200');
  await after(3_600_000);
  // 2, 4, 8, … 256 s, then every 300 s.
  expect(subscribes().length).toBeGreaterThan(15);
  expect(subscribes().length).toBeLessThan(21);
});

test.each([404, 489, 403])('a %d is not asked again within half an hour', async (status) => {
  const { after, subscribes, refuseAll, start, reports } = world;
  refuseAll(status);
  await start('200');
  await after(1_800_000);
  expect(subscribes()).toHaveLength(1);
  expect(reports()).toEqual(['200 unknown']);
});

test('a deactivated one is asked again at once, but an exchange that goes on so is not stormed', async () => {
  const { exchange, after, subscribes, send, notify, reports, establish } = world;
  await establish();
  await after(60_000);
  await notify('200', 'terminated', 'terminated;reason=deactivated');
  await after(1_000);
  expect(subscribes()).toHaveLength(2);
  expect(reports()).toEqual(['200 available']);
  exchange.scripts.set('SUBSCRIBE', (request) => {
    exchange.respond(request, 200, 'OK', { headers: ['Expires: 3600'] });
    send('200', 'early');
    send('200', 'early', 'terminated;reason=deactivated');
  });
  await notify('200', 'terminated', 'terminated;reason=deactivated');
  await after(600_000);
  expect(subscribes().length).toBeLessThan(14);
});

test('one that is never notified, and one that is not refreshed, are asked again', async () => {
  const { exchange, after, subscribes, notify, refuseAll, start, reports } = world;
  await start('200');
  await after(34_500);
  expect(subscribes()).toHaveLength(2);
  await notify('200', 'early');
  refuseAll(481);
  await after(2_881_000);
  expect(reports()).toEqual(['200 unknown', '200 ringing', '200 unknown']);
  exchange.scripts.delete('SUBSCRIBE');
  await after(3_000);
  await notify('200', 'confirmed');
  expect(reports()).toEqual(['200 busy']);
});

test('a challenged refresh leaves a number for the next one', async () => {
  const { exchange, establish, after, subscribes } = world;
  await establish();
  exchange.scripts.set('SUBSCRIBE', (request) => {
    if (request.header('Authorization') === '') {
      const headers = ['WWW-Authenticate: Digest realm="exchange.test", nonce="n", algorithm=MD5'];
      exchange.respond(request, 401, 'Unauthorized', { headers });
    } else {
      exchange.respond(request, 200, 'OK', { headers: ['Expires: 100'] });
      exchange.request('NOTIFY', request, { headers: ['Event: dialog', 'Subscription-State: active'] });
    }
  });
  await after(3_050_000);
  const numbers = subscribes().map((one) => Number(one.header('CSeq').split(' ')[0]));
  expect(numbers.length).toBeGreaterThan(4);
  expect(numbers.slice(1)).toEqual([...new Set(numbers.slice(1))].sort((a, b) => a - b));
});
