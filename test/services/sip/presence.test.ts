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

test('tells what the watched extensions do, when it changes', async () => {
  const { exchange, after, subscribes, asked, notify, start, reports } = world;
  await start('200', '300');
  await after(50);
  expect(asked()).toEqual(['200 3600', '300 3600']);
  expect(subscribes()[0]?.header('Event')).toBe('dialog');
  expect(subscribes()[0]?.header('Accept')).toBe('application/dialog-info+xml');
  await notify('200', 'early');
  await notify('300', 'terminated');
  await notify('200', 'confirmed');
  await notify('200', 'confirmed');
  await notify('200', 'terminated');
  expect(reports()).toEqual(['200 ringing', '300 available', '200 busy', '200 available']);
  expect(exchange.of('200')).toHaveLength(5);
});

test.each([
  [0, 2_520],
  [0.999, 4_678],
])('the expiry is an hour and 30 %% at most: %d gives %d s', async (random, expires) => {
  const { asked, start } = world;
  world.dice.random = random;
  await start('200');
  expect(asked()).toEqual([`200 ${expires}`]);
});

test('asks nothing before it is started, and spreads a list', async () => {
  const { watch, after, subscribes } = world;
  watch.watch(Array.from({ length: 50 }, (_, index) => String(300 + index)));
  await after(60_000);
  expect(subscribes()).toEqual([]);
  watch.start();
  await after(1);
  expect(subscribes()).toHaveLength(1);
  await after(1_000);
  expect(subscribes()).toHaveLength(50);
});

test('follows the list: asks for the new, lets go of the old, keeps the rest', async () => {
  const { watch, after, subscribes, asked, notify, reports, establish } = world;
  await establish();
  watch.watch(['200', '400']);
  await after(1);
  expect(asked()).toEqual(['200 3600', '400 3600']);
  watch.watch(['400']);
  await after(1);
  expect(asked()).toEqual(['200 3600', '400 3600', '200 0']);
  await notify('200', 'confirmed', 'terminated;reason=timeout');
  await after(20_000);
  expect(subscribes()).toHaveLength(3);
  expect(reports()).toEqual(['200 available']);
});

test('one that is let go before the first NOTIFY gets no dialog', async () => {
  const { exchange, watch, notify, start, reports } = world;
  await start('200');
  watch.watch([]);
  await notify('200', 'confirmed');
  expect(exchange.of('481')).toHaveLength(1);
  expect(reports()).toEqual([]);
});

test('refreshes well before the granted time is over, in the same dialog', async () => {
  const { after, subscribes, notify, reports, establish } = world;
  await establish();
  for (const [round, state] of ['early', 'confirmed', 'terminated'].entries()) {
    await after(2_870_000);
    expect(subscribes()).toHaveLength(round + 1);
    await after(20_000);
    expect(subscribes()).toHaveLength(round + 2);
    await notify('200', state);
  }
  expect(new Set(subscribes().map((one) => one.header('Call-ID'))).size).toBe(1);
  expect(reports()).toEqual(['200 available', '200 ringing', '200 busy', '200 available']);
});

test('without a socket nothing is known; afterwards everything is asked for anew', async () => {
  const { exchange, watch, after, subscribes, asked, notify, reports, establish } = world;
  await establish();
  await exchange.userAgent.transport.disconnect();
  watch.stop();
  expect(reports()).toEqual(['200 available', '200 unknown']);
  await after(7_200_000);
  expect(subscribes()).toHaveLength(1);
  await exchange.userAgent.transport.connect();
  watch.start();
  await after(1);
  expect(asked()).toEqual(['200 3600', '200 3600']);
  await notify('200', 'confirmed');
  expect(reports()).toEqual(['200 busy']);
});

test('disposing says goodbye and leaves nothing', async () => {
  const { exchange, watch, after, subscribes, asked, reports, establish } = world;
  await establish();
  watch.watch(['200', '400']);
  await after(1);
  watch.dispose();
  await after(1);
  expect(asked()).toEqual(['200 3600', '400 3600', '200 0']);
  const { dialogs, subscribers, userAgentClients } = exchange.userAgent.userAgentCore;
  expect([dialogs.size, subscribers.size, userAgentClients.size]).toEqual([0, 0, 0]);
  expect(jest.getTimerCount()).toBe(0);
  await after(7_200_000);
  expect(subscribes()).toHaveLength(3);
  expect(reports()).toEqual(['200 available']);
});
