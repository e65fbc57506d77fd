import { createLate } from '../../../src/services/sip/late';
import { lateParts } from '../../../src/services/sip/lateParts';
import { createLatePresence } from '../../../src/services/sip/presence/latePresence';
import type { PresenceHappening } from '../../../src/services/sip/presence/presenceWatch';
import { createScriptedExchange, type ScriptedExchange } from '../../support/sip/scriptedExchange';

const unreachable = () => Promise.reject(new Error('ChunkLoadError'));

/** Gives these answers in turn, the last one again and again. */
function scripted(...answers: (typeof unreachable | null)[]) {
  let fetches = 0;
  const fetch = () => {
    const answer = answers[Math.min(fetches, answers.length - 1)];
    fetches += 1;
    return answer == null ? Promise.resolve(lateParts) : answer();
  };
  return { fetch, fetches: () => fetches };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('what comes later', () => {
  it('is fetched again while that fails, and nobody is told', async () => {
    const { fetch, fetches } = scripted(unreachable, unreachable, null);
    const parts = createLate(fetch)();
    await after(1_300);
    expect(await parts).toBe(lateParts);
    expect(fetches()).toBe(3);
  });

  it('that cannot be fetched is told to who needs it, and fetched for the next one', async () => {
    const { fetch, fetches } = scripted(unreachable, unreachable, unreachable, null);
    const late = createLate(fetch);
    const refused = expect(late()).rejects.toMatchObject({ code: 'offline' });
    await after(1_300);
    await refused;
    expect(await late()).toBe(lateParts);
    expect(fetches()).toBe(4);
  });
});

describe('a presence watch that comes later', () => {
  let exchange: ScriptedExchange;
  let told: PresenceHappening[];
  let failures: unknown[];

  beforeEach(async () => {
    exchange = createScriptedExchange();
    told = [];
    failures = [];
    exchange.scripts.set('SUBSCRIBE', (request) => exchange.respond(request, 200, 'OK'));
    await exchange.userAgent.start();
  });

  afterEach(async () => {
    void exchange.userAgent.stop();
    await after(40_000);
  });

  function watchWith(fetch: () => Promise<typeof lateParts>) {
    return createLatePresence({
      userAgent: exchange.userAgent,
      tell: (happening) => told.push(happening),
      random: () => 0.5,
      now: () => Date.now(),
      late: createLate(fetch),
      failed: (error) => failures.push(error),
    });
  }

  const asked = () => exchange.of('SUBSCRIBE').length;

  it('is not fetched while nobody is watched', async () => {
    const { fetch, fetches } = scripted(null);
    const watch = watchWith(fetch);
    watch.start();
    watch.watch([]);
    await after(1);
    expect(fetches()).toBe(0);
    watch.dispose();
  });

  it('does what was asked before it came', async () => {
    const watch = watchWith(scripted(unreachable, null).fetch);
    watch.watch(['300']);
    watch.start();
    watch.watch(['200', '300']);
    await after(400);
    expect(asked()).toBe(2);
    watch.dispose();
    await after(1);
  });

  it('asks nothing where it comes after the socket is gone, until there is one again', async () => {
    const watch = watchWith(scripted(unreachable, null).fetch);
    watch.start();
    watch.watch(['200']);
    watch.stop();
    await after(400);
    expect(asked()).toBe(0);
    watch.start();
    await after(1);
    expect(asked()).toBe(1);
    watch.dispose();
    await after(1);
  });

  it('that cannot be fetched is fetched with the next wish', async () => {
    const watch = watchWith(scripted(unreachable, unreachable, unreachable, null).fetch);
    watch.start();
    watch.watch(['200']);
    await after(1_300);
    expect(failures).toMatchObject([{ code: 'offline' }]);
    watch.watch(['200']);
    await after(1);
    expect(asked()).toBe(1);
    watch.dispose();
    await after(1);
  });

  it('that comes after its end does nothing', async () => {
    const watch = watchWith(scripted(unreachable, null).fetch);
    watch.start();
    watch.watch(['200']);
    watch.dispose();
    await after(400);
    expect(asked()).toBe(0);
  });
});
