import { createSoftphoneLog } from '../../../src/services/storage/softphoneLog';

const START = Date.parse('2026-03-02T10:00:00Z');

/** A browser without files of its own. */
function bare(storage = new Map<string, string>()) {
  const error = jest.fn<undefined, [string]>();
  const page = Object.assign(new EventTarget(), {
    navigator: {},
    console: { error },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
  return { page: page as unknown as Window & { console: Console }, storage, error };
}

const clock = { now: () => Date.now() };

const textOf = async (log: { read(): Promise<Blob> }) => (await log.read()).text();

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});

afterEach(() => {
  jest.useRealTimers();
});

test('gives back lines with time and level, each on one line, without secrets', async () => {
  const log = createSoftphoneLog({ clock, page: bare().page });
  log.write('info', 'connected');
  await jest.advanceTimersByTimeAsync(3_000);
  log.write('error', 'REGISTER sip:x\r\nAuthorization: Digest response="abc"\r\nExpires: 3600');
  log.write('warn', 'slow');
  expect(await textOf(log)).toBe(
    '2026-03-02T10:00:00.000Z info  connected\n' +
      '2026-03-02T10:00:03.000Z error REGISTER sip:x | Authorization: *** | Expires: 3600\n' +
      '2026-03-02T10:00:03.000Z warn  slow\n',
  );
  expect((await log.read()).type).toBe('text/plain;charset=utf-8');
});

test('errors, and nothing else, stand on the console as well, without secrets', () => {
  const { page, error } = bare();
  const log = createSoftphoneLog({ clock, page });
  log.write('info', 'connected');
  log.write('warn', 'slow');
  log.write('error', 'REGISTER refused\r\nAuthorization: Digest response="abc"');
  expect(error.mock.calls).toEqual([['Softphone: REGISTER refused | Authorization: ***']]);
});

test('what is not written when the page goes is the first that the next one writes', async () => {
  const { page, storage } = bare();
  const log = createSoftphoneLog({ clock, page });
  log.write('info', 'ringing');
  page.dispatchEvent(new Event('pagehide'));
  const next = createSoftphoneLog({ clock, page: bare(storage).page });
  next.write('info', 'loaded');
  expect(await textOf(next)).toMatch(/ringing\n.*loaded\n$/);
  expect(await textOf(createSoftphoneLog({ clock, page: bare(storage).page }))).toBe('');
});

test('a page that comes back writes its lines itself, once', async () => {
  const { page, storage } = bare();
  const log = createSoftphoneLog({ clock, page });
  log.write('info', 'ringing');
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(storage.size).toBe(0);
  expect((await textOf(log)).match(/ringing/g)).toHaveLength(1);
});

test('keeps the last lines, whole, and not more than 1 MB of them', async () => {
  const log = createSoftphoneLog({ clock, page: bare().page });
  for (let number = 0; number < 2_000; number += 1) {
    log.write('info', `${number} ${'x'.repeat(970)}`);
    if (number % 100 === 0) await jest.advanceTimersByTimeAsync(2_000);
  }
  const text = await textOf(log);
  expect(text.length).toBeGreaterThan(800_000);
  expect(text.length).toBeLessThanOrEqual(1_100_000);
  expect(text).toMatch(/^2026-03-02T10:\S+ info {2}\d+ x+\n/);
  expect(text).toMatch(/ 1999 x+\n$/);
});

test('cuts a line that is too long, and never throws', async () => {
  const page = Object.assign(new EventTarget(), { navigator: {}, console }) as unknown as Window & {
    console: Console;
  };
  const log = createSoftphoneLog({ clock, page });
  log.write('info', 'x'.repeat(100_000));
  page.dispatchEvent(new Event('pagehide'));
  expect((await textOf(log)).length).toBeLessThan(2_100);
});
