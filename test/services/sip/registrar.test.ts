import { granting } from '../support/sipExchange';
import { startLinkedExchange, type LinkedExchange } from '../support/linkedExchange';

let at: LinkedExchange;

beforeEach(async () => {
  at = await startLinkedExchange();
});

afterEach(() => at.end());

describe('a registrar that grants in its own legal way', () => {
  const contactOf = (request: string): string => /^contact:\s*(<[^>]*>)/im.exec(request)?.[1] ?? '';
  const instanceOf = (request: string): string => /\+sip\.instance="[^"]*"/.exec(request)?.[0] ?? '';
  const rewritten = '<sip:1001@10.0.0.1:5062>';
  const other = 'Contact: <sip:another@host.invalid>;expires=60';

  test.each<[string, (request: string) => string[], number]>([
    ['by an Expires header alone', (request) => [`Contact: ${contactOf(request)}`, 'Expires: 1200'], 1200],
    ['for as long as was asked for', (request) => [`Contact: ${contactOf(request)}`], 3600],
    ['and writes the address anew', () => [`Contact: ${rewritten};expires=900`], 900],
    [
      'and writes the address anew among others',
      (request) => [other, `Contact: ${rewritten};${instanceOf(request)};expires=800`],
      800,
    ],
    ['and lists nothing', () => ['Expires: 700'], 700],
  ])('%s', async (_how, headers, grantedS) => {
    at.exchange.answer = (_method, request) => ({ status: '200 OK', headers: headers(request) });
    await at.link.open();
    expect(await at.link.register()).toBe(grantedS);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(at.registers()).toHaveLength(1);
  });
});

test.each<[string, string[]]>([
  ['grants no time at all', ['Expires: 0']],
  ['lists nobody', []],
  ['lists other telephones alone', ['Contact: <sip:a@host.invalid>', 'Contact: <sip:b@host.invalid>']],
  ['lists one that says to be another', ['Contact: <sip:a@host.invalid>;+sip.instance="<urn:uuid:other>"']],
])('a yes that %s is no registration', async (_how, headers) => {
  at.exchange.answer = () => ({ status: '200 OK', headers });
  await at.link.open();
  await expect(at.link.register()).rejects.toMatchObject({ code: 'notBound', message: '200 OK' });
  expect(at.link.isRegistered()).toBe(false);
  expect(at.registers()).toHaveLength(1);
});

test('a refresh that binds somebody else is told as the loss of the registration', async () => {
  at.exchange.answer = (_method, request) => granting(request, 1);
  await at.link.open();
  await at.link.register();
  at.exchange.answer = () => ({ status: '200 OK' });
  await at.until(() => at.told.length > 0);
  expect(at.told).toEqual([{ kind: 'registrationLost', status: 200, phrase: 'OK', retryAfterS: null }]);
});

test.each([
  ['grants no time to whoever asks again and again', () => ({ status: '200 OK', headers: ['Expires: 0'] })],
  [
    'finds every interval too brief',
    (request: string) => {
      const askedS = Number(/expires=(\d+)/.exec(request)?.[1]);
      return { status: '423 Too Brief', headers: [`Min-Expires: ${String(askedS + 1)}`] };
    },
  ],
])('a registrar that %s is not flooded', async (_how, answer) => {
  at.exchange.answer = (_method, request) => answer(request);
  await at.link.open();
  const again = (): void => void at.link.register().catch(() => setTimeout(again, 1));
  again();
  await at.until(() => at.registers().length >= 10);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(at.registers()).toHaveLength(10);
});

describe('a registrar that may have forgotten its bindings', () => {
  /** Delays of the timers that are set meanwhile, ms. */
  async function plannedBy(act: () => Promise<unknown>): Promise<number[]> {
    const planned = jest.spyOn(globalThis, 'setTimeout');
    await act();
    const delays = planned.mock.calls.map(([, ms = 0]) => ms);
    planned.mockRestore();
    return delays;
  }

  afterEach(() => jest.restoreAllMocks());

  test('is asked at least each five minutes', async () => {
    await at.link.open();
    const delays = await plannedBy(() => at.link.register());
    expect(delays).toContain(300_000);
    expect(delays.filter((ms) => ms > 300_000)).toEqual([]);
  });

  test('is asked on a doubt, and again soon after only half a minute later', async () => {
    await at.link.open();
    await at.link.register();
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    at.link.renew();
    await at.until(() => at.told.length > 0);
    expect(at.registers()).toHaveLength(2);
    expect(at.told).toEqual([{ kind: 'registrationRefreshed', expiresInS: 3600 }]);
    expect(await plannedBy(async () => at.link.renew())).toEqual([30_000]);
    expect(await plannedBy(async () => at.link.renew())).toEqual([]);
  });

  test('is asked half a minute later at most where the clock was set back meanwhile', async () => {
    await at.link.open();
    await at.link.register();
    const corrected = Date.now() - 3 * 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(corrected);
    expect(await plannedBy(async () => at.link.renew())).toEqual([30_000]);
  });

  test('is not asked while the extension is not registered', async () => {
    await at.link.open();
    at.link.renew();
    expect(await plannedBy(async () => at.link.renew())).toEqual([]);
    expect(at.registers()).toEqual([]);
  });
});
