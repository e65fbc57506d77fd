import { createTurn } from '../../../src/services/notifications/turn';

type Hold = () => Promise<void>;

/** Web Locks of one name. */
function createLocks() {
  interface Request {
    hold: Hold;
    resolve: () => void;
    reject: (reason: Error) => void;
  }
  let holder: Request | null = null;
  let waiting: Request[] = [];

  function grant(next: Request | undefined): void {
    holder = next ?? null;
    void next?.hold().then(() => {
      next.resolve();
      if (holder === next) grant(waiting.shift());
    });
  }

  return {
    request: (_name: string, options: { steal?: boolean; signal?: AbortSignal }, hold: Hold) =>
      new Promise<void>((resolve, reject) => {
        const own: Request = { hold, resolve, reject };
        options.signal?.addEventListener('abort', () => {
          if (!waiting.includes(own)) return;
          waiting = waiting.filter((one) => one !== own);
          reject(new Error('AbortError'));
        });
        if (options.steal === true) {
          holder?.reject(new Error('AbortError'));
          grant(own);
        } else if (holder === null) grant(own);
        else waiting.push(own);
      }),
    waiting: () => waiting.length,
  };
}

describe('of several tabs', () => {
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  function tabs() {
    const locks = createLocks();
    const tab = () => createTurn({ navigator: { locks } as unknown as Navigator });
    return { locks, one: tab(), two: tab() };
  }

  test('one speaks, and the other when it goes', async () => {
    const { one, two } = tabs();
    one.take(false);
    two.take(false);
    expect([one.isMine(), two.isMine()]).toEqual([true, false]);
    one.leave();
    await settled();
    expect([one.isMine(), two.isMine()]).toEqual([false, true]);
  });

  test('the one that is looked at speaks, and the first again afterwards', async () => {
    const { locks, one, two } = tabs();
    one.take(false);
    two.take(false);
    two.take(true);
    await settled();
    expect([one.isMine(), two.isMine()]).toEqual([false, true]);
    expect(locks.waiting()).toBe(1);
    one.take(true);
    await settled();
    expect([one.isMine(), two.isMine()]).toEqual([true, false]);
    one.leave();
    two.leave();
    await settled();
    expect(locks.waiting()).toBe(0);
    expect([one.isMine(), two.isMine()]).toEqual([false, false]);
  });

  test('one that asks again before it is granted speaks all the same', async () => {
    const { locks } = tabs();
    const request: typeof locks.request = (...order) => settled().then(() => locks.request(...order));
    const turn = createTurn({ navigator: { locks: { request } } as unknown as Navigator });
    turn.take(true);
    turn.take(true);
    await settled();
    await settled();
    expect(turn.isMine()).toBe(true);
    expect(locks.waiting()).toBe(0);
  });

  test('each speaks where the browser has no locks', () => {
    const alone = createTurn({ navigator: {} as unknown as Navigator });
    expect(alone.isMine()).toBe(true);
  });

  /** Locks of which the first request may be granted, and no other. */
  function refusing(granted: number) {
    const asked: { steal?: boolean }[] = [];
    const breaks: ((reason: Error) => void)[] = [];
    const request = (_name: string, options: { steal?: boolean }, hold: Hold) => {
      asked.push(options);
      if (asked.length > 20) return new Promise<void>(() => undefined);
      if (asked.length > granted) return Promise.reject(new DOMException('not active', 'InvalidStateError'));
      void hold();
      return new Promise<void>((_resolve, reject) => breaks.push(reject));
    };
    return { asked, breaks, turn: createTurn({ navigator: { locks: { request } } as unknown as Navigator }) };
  }

  test('each speaks where the browser refuses locks, and asks again when it is looked at', async () => {
    const { asked, turn } = refusing(0);
    turn.take(false);
    await settled();
    expect(turn.isMine()).toBe(true);
    expect(asked).toHaveLength(1);
    turn.take(true);
    await settled();
    expect(asked).toHaveLength(2);
    turn.leave();
    expect(turn.isMine()).toBe(false);
  });

  test('a page that is left loses its turn, and does not ask for ever for another', async () => {
    const { asked, breaks, turn } = refusing(1);
    turn.take(true);
    breaks[0]?.(new DOMException('going away', 'AbortError'));
    await settled();
    expect(asked).toHaveLength(2);
  });
});
