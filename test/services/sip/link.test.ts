import { granting, startScriptedExchange } from '../support/sipExchange';
import { startLinkedExchange, type LinkedExchange } from '../support/linkedExchange';

let at: LinkedExchange;

beforeEach(async () => {
  at = await startLinkedExchange();
});

afterEach(() => at.end());

test('registers for as long as is granted, of all the contacts that are listed', async () => {
  at.exchange.answer = (_method, request) => {
    const granted = granting(request, 1800);
    const other = 'Contact: <sip:another@host.invalid>;expires=60';
    return { status: '200 OK', headers: [other, ...(granted?.headers ?? [])] };
  };
  await at.link.open();
  expect(at.link.isRegistered()).toBe(false);
  expect(await at.link.register()).toBe(1800);
  expect(at.link.isRegistered()).toBe(true);
});

test.each(['403 Forbidden', '404 Not Found', '603 Decline', '302 Moved'])('%s refuses', async (status) => {
  at.exchange.answer = () => ({ status });
  await at.link.open();
  await expect(at.link.register()).rejects.toMatchObject({ code: 'registrationRefused', message: status });
  expect(at.registers()).toHaveLength(1);
});

test.each(['503 Service Unavailable', '500 Server Error', '408 Timeout'])('%s may pass', async (status) => {
  at.exchange.answer = () => ({ status, headers: ['Retry-After: 17 (maintenance)'] });
  await at.link.open();
  const refused = { code: 'timeout', retryAfterS: status.startsWith('408') ? null : 17 };
  await expect(at.link.register()).rejects.toMatchObject(refused);
  at.exchange.answer = (_method, request) => granting(request, 3600);
  expect(await at.link.register()).toBe(3600);
});

test('a wrong password is refused after one challenge', async () => {
  const challenge = 'WWW-Authenticate: Digest realm="localhost", nonce="n1", algorithm=MD5, qop="auth"';
  at.exchange.answer = () => ({ status: '401 Unauthorized', headers: [challenge] });
  await at.link.open();
  await expect(at.link.register()).rejects.toMatchObject({ code: 'registrationRefused' });
  expect(at.registers()).toHaveLength(2);
  expect(at.written.join('\n')).not.toMatch(/secret|Digest/);
});

test.each([
  ['401 Unauthorized', ['algorithm=SHA-256', 'algorithm=MD5', 'algorithm=SHA-512-256']],
  ['401 Unauthorized', ['algorithm=MD5-sess', 'qop="auth"']],
  ['407 Proxy Authentication Required', ['algorithm="md5"', 'qop="auth",\r\n algorithm="SHA-256"']],
])('of several challenges (%s, %j) answers the one that it can', async (status, challenges) => {
  const [asks, answers] = status.startsWith('401')
    ? ['WWW-Authenticate', 'Authorization']
    : ['Proxy-Authenticate', 'Proxy-Authorization'];
  const isMd5 = (challenge: string) => /md5"?$|^qop="auth"$/i.test(challenge);
  const headers = challenges.map(
    (one) => `${asks}: Digest realm="localhost", nonce="${isMd5(one) ? 'right' : 'wrong'}", ${one}`,
  );
  const answer = `\r\n${answers}: Digest algorithm=MD5, username="1001", realm="localhost", nonce="right"`;
  at.exchange.answer = (_method, request) =>
    request.includes(answer) ? granting(request, 1800) : { status, headers };
  await at.link.open();
  expect(await at.link.register()).toBe(1800);
  expect(at.registers()).toHaveLength(2);
});

test('an interval that is too brief is asked for anew', async () => {
  at.exchange.answer = (_method, request) =>
    /expires=7200/.test(request)
      ? granting(request, 7200)
      : { status: '423 Too Brief', headers: ['Min-Expires: 7200'] };
  await at.link.open();
  expect(await at.link.register()).toBe(7200);
});

test('plans the refresh for well before the registration ends', async () => {
  at.exchange.answer = (_method, request) => granting(request, 1800);
  await at.link.open();
  const planned = jest.spyOn(globalThis, 'setTimeout');
  await at.link.register();
  const delays = planned.mock.calls.map(([, ms = 0]) => ms);
  planned.mockRestore();
  // Timers of transactions are no longer than 32 s (RFC 3261 §17.1); a hidden tab's may be a minute late.
  expect(delays.filter((ms) => ms > 32_000 && ms < 1_740_000)).toHaveLength(1);
});

test('refreshes, and tells when that fails', async () => {
  at.exchange.answer = (_method, request) => granting(request, 1);
  await at.link.open();
  expect(await at.link.register()).toBe(1);
  await at.until(() => at.told.some(({ kind }) => kind === 'registrationRefreshed'));
  at.exchange.answer = () => ({ status: '403 Forbidden' });
  await at.until(() => at.told.some(({ kind }) => kind === 'registrationLost'));
  expect(at.told.at(-1)).toEqual({
    kind: 'registrationLost',
    status: 403,
    phrase: 'Forbidden',
    retryAfterS: null,
  });
  expect(at.link.isRegistered()).toBe(false);
});

test('two at once are one', async () => {
  await at.link.open();
  expect(await Promise.all([at.link.register(), at.link.register()])).toEqual([3600, 3600]);
  expect(at.registers()).toHaveLength(1);
});

test('tells the loss of the socket, and registers anew on the next one', async () => {
  at.exchange.answer = () => null;
  await at.link.open();
  const registered = expect(at.link.register()).rejects.toMatchObject({ code: 'socketLost' });
  await at.until(() => at.exchange.requests.length > 0);
  at.exchange.close(4001, 'restart');
  await registered;
  expect(at.told).toEqual([{ kind: 'socketLost', code: 4001, reason: 'restart' }]);
  expect(at.link.isConnected()).toBe(false);
  await expect(at.link.register()).rejects.toMatchObject({ code: 'socketLost' });
  at.exchange.answer = (_method, request) => granting(request, 3600);
  await at.link.open();
  expect(await at.link.register()).toBe(3600);
});

test('says again what ended a call and was not answered, over the next registration, once', async () => {
  const { userAgentCore: core, contact } = at.link.userAgent;
  const bye = (): void => {
    const { uri } = contact;
    core.request(core.makeOutgoingRequestMessage('BYE', uri, uri, uri, {}));
  };
  const byes = (): number => at.exchange.requests.filter((request) => request.startsWith('BYE')).length;
  const back = async (): Promise<void> => {
    at.exchange.close(4001, 'restart');
    await at.until(() => !at.link.isConnected());
    await at.link.open();
    await at.link.register();
  };
  at.exchange.answer = (method, request) => (method === 'BYE' ? null : granting(request, 3600));
  await at.link.open();
  await at.link.register();
  bye();
  await at.until(() => byes() === 1);
  at.exchange.answer = (_method, request) => granting(request, 3600);
  await back();
  await at.until(() => byes() === 2);
  // The exchange answered it: the registration that comes after is the whole of what is said.
  await at.link.register();
  await back();
  expect(byes()).toBe(2);
});

test('opens a new socket in place of one that is open, without a word', async () => {
  await at.link.open();
  await at.link.register();
  await at.link.open();
  expect(at.link.isRegistered()).toBe(false);
  expect(await at.link.register()).toBe(3600);
  expect(at.told).toEqual([]);
});

test('cannot open where nobody listens', async () => {
  await at.exchange.stop();
  await expect(at.link.open()).rejects.toMatchObject({ code: 'socketFailed' });
  expect(at.told).toEqual([]);
  at.exchange = await startScriptedExchange();
});

test('has nothing to take back over a socket that closed, nor over one that another takes the place of', async () => {
  await at.link.open();
  await at.link.register();
  at.exchange.close(4001, 'restart');
  await at.until(() => !at.link.isConnected());
  await at.link.open();
  await at.link.register();
  await at.link.open();
  await at.link.register();
  at.exchange.close(4001, 'restart');
  await at.until(() => !at.link.isConnected());
  await at.link.close(1000);
  expect(at.errors).toEqual([]);
  expect(at.registers()).toHaveLength(3);
});

test('signs off', async () => {
  await at.link.open();
  await at.link.register();
  await at.link.close(1000);
  expect(at.registers()).toHaveLength(2);
  expect(at.link.isConnected()).toBe(false);
});

test('puts no header into a display name', async () => {
  let from = '';
  at.exchange.answer = (_method, request) => {
    from = /^from:.*$/im.exec(request)?.[0] ?? '';
    expect(request).not.toMatch(/^X-Injected/m);
    return granting(request, 3600);
  };
  await at.link.open();
  await at.link.register();
  expect(from).toContain('"Ana quotedX-Injected: 1"');
});
