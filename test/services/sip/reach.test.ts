import { createReach } from '../../../src/services/sip/exchange/reach';

/** A socket that the test opens and closes. */
class TestSocket extends EventTarget {
  static readonly made: TestSocket[] = [];
  isClosed = false;

  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    super();
    TestSocket.made.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(type: 'open' | 'close'): void {
    this.dispatchEvent(new Event(type));
  }
}

const socket = (nth: number): TestSocket => {
  const found = TestSocket.made[nth];
  if (found === undefined) throw new Error(`No socket ${String(nth)}`);
  return found;
};

let reach: ReturnType<typeof createReach>;

beforeEach(() => {
  jest.useFakeTimers();
  TestSocket.made.length = 0;
  Object.assign(globalThis, { WebSocket: TestSocket });
  reach = createReach('ws://pbx.test/ws');
});

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('finds the exchange by a socket of SIP that opens, which can be used then', async () => {
  const found = reach.probe();
  expect(socket(0)).toMatchObject({ url: 'ws://pbx.test/ws', protocol: 'sip' });
  socket(0).tell('open');
  await expect(found).resolves.toBe(true);
  expect(reach.take()).toBe(socket(0));
  expect(reach.take()).toBeNull();
  expect(socket(0).isClosed).toBe(false);
});

test('knows at once when the exchange refuses', async () => {
  const found = reach.probe();
  socket(0).tell('close');
  await expect(found).resolves.toBe(false);
});

test('waits 500 ms; a socket that opens later serves the next probe', async () => {
  const first = reach.probe();
  await jest.advanceTimersByTimeAsync(500);
  await expect(first).resolves.toBe(false);
  const second = reach.probe();
  socket(0).tell('open');
  await expect(second).resolves.toBe(true);
  expect(reach.take()).toBe(socket(0));
  expect(socket(1).isClosed).toBe(true);
});

test('lets go of the oldest of many, and of one that opens beside another', async () => {
  for (let round = 0; round < 5; round += 1) {
    const found = reach.probe();
    await jest.advanceTimersByTimeAsync(500);
    await expect(found).resolves.toBe(false);
  }
  expect(socket(0).isClosed).toBe(true);
  expect(socket(1).isClosed).toBe(false);
  socket(1).tell('open');
  socket(2).tell('open');
  expect(socket(2).isClosed).toBe(true);
  await expect(reach.probe()).resolves.toBe(true);
  expect(TestSocket.made).toHaveLength(5);
});

test('does not offer a socket that closed meanwhile, and leaves none behind', async () => {
  const found = reach.probe();
  socket(0).tell('open');
  await found;
  socket(0).tell('close');
  expect(reach.take()).toBeNull();
  const next = reach.probe();
  reach.drop();
  expect(socket(1).isClosed).toBe(true);
  socket(1).tell('open');
  await jest.advanceTimersByTimeAsync(500);
  await expect(next).resolves.toBe(false);
});
