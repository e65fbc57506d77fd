import { WEB_SOCKET_PORT } from './support/kamailio';
import { account } from './support/phone';
import { dial, flow, talk } from './support/talk';
import { startTcpProxy, type TcpProxy } from './support/tcpProxy';
import { expect, test as base } from './support/test';

/** What goes wrong between ana and the exchange. */
interface Line {
  /** Her connection goes through it. */
  line: TcpProxy;
  /** Connects and registers her again. */
  reconnect(): Promise<void>;
  /** Lets her do something whose message is lost with the socket, and reconnects her. */
  loseWithSocket(what: () => Promise<unknown>, method: string): Promise<void>;
}

const test = base.extend<Line>({
  line: async ({}, use) => {
    const line = await startTcpProxy(WEB_SOCKET_PORT);
    await use(line);
    line.close();
  },
  ana: async ({ line, phone }, use) => {
    const ana = await phone('1001');
    await ana.register(account('1001', line.port));
    await use(ana);
    // She signs off as long as there is a line.
    await ana.close();
  },
  reconnect: async ({ ana, line }, use) => {
    await use(async () => {
      await ana.do('connect', account('1001', line.port));
      await ana.do('register');
    });
  },
  loseWithSocket: async ({ ana, line, reconnect }, use) => {
    await use(async (what, method) => {
      line.freeze();
      const from = await ana.page.evaluate(() => window.phone.log.length);
      await what();
      await ana.page.waitForFunction(
        (sent) => window.phone.log.slice(sent.from).some((entry) => entry.includes(`> | ${sent.method}`)),
        { from, method },
      );
      line.drop();
      await ana.next('socketLost');
      await reconnect();
    });
  },
});

test('a call outlives its socket, and goes on after it', async ({ ana, bia, line, reconnect }) => {
  const callId = await talk(ana, bia);
  await ana.mark();
  line.drop();
  await ana.next('socketLost');
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  await reconnect();
  await ana.do('restartIce', callId);
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  expect((await flow(ana)).energy).toBeGreaterThan(0.01);
  await bia.do('hold', callId);
  await ana.next('remoteHoldChanged', { callId, held: true });
  await bia.do('hangUp', callId);
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
});

test('what was offered when the socket went fails, and works after it', async ({
  ana,
  bia,
  line,
  reconnect,
}) => {
  const callId = await talk(ana, bia);
  await ana.mark();
  line.freeze();
  const held = ana.do('hold', callId);
  held.catch(() => undefined);
  await ana.page.waitForFunction(() => window.phone.log.at(-1)?.includes('> | INVITE') === true);
  line.drop();
  await expect(held).rejects.toThrow('socketLost');
  await reconnect();
  await ana.do('restartIce', callId);
  await ana.do('hold', callId);
  await ana.do('resume', callId);
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  await ana.do('hangUp', callId);
  await bia.next('ended', { callId });
});

test('who hangs up without a socket says so as soon as there is one', async ({
  ana,
  bia,
  line,
  reconnect,
}) => {
  const callId = await talk(ana, bia);
  line.drop();
  await ana.next('socketLost');
  await ana.do('hangUp', callId);
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'agent', cause: 'completed' });
  await reconnect();
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'other' });
});

test('a BYE that was lost with the socket is sent again over the next one', async ({
  ana,
  bia,
  loseWithSocket,
}) => {
  const callId = await talk(ana, bia);
  await ana.mark();
  await loseWithSocket(() => ana.do('hangUp', callId), 'BYE');
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
});

test('a CANCEL that was lost with the socket is sent again over the next one', async ({
  ana,
  bia,
  loseWithSocket,
}) => {
  const callId = await dial(ana, '1002');
  await bia.next('offered', { callId });
  await ana.next('progressed', { callId, status: 180 });
  await ana.mark();
  await loseWithSocket(() => ana.do('hangUp', callId), 'CANCEL');
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'cancelled' });
});

test('a refusal that was lost with the socket is sent again over the next one', async ({
  ana,
  bia,
  loseWithSocket,
}) => {
  const callId = await dial(bia, '1001');
  await ana.next('offered', { callId });
  await ana.mark();
  await loseWithSocket(() => ana.do('decline', callId, 486), 'SIP/2.0 486');
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'busy' });
});

test('an unanswered call ends with its socket, and stops ringing after it', async ({
  ana,
  bia,
  line,
  reconnect,
}) => {
  const callId = await dial(ana, '1002');
  await bia.next('offered', { callId });
  line.drop();
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'console', cause: 'connection' });
  await reconnect();
  expect(await bia.next('ended', { callId })).toMatchObject({ cause: 'cancelled' });
});

test('a call that rings during a loss can be answered after it', async ({ ana, bia, line, reconnect }) => {
  const callId = await dial(bia, '1001');
  await ana.next('offered', { callId });
  line.drop();
  await ana.next('socketLost');
  await reconnect();
  await ana.do('answer', callId);
  await bia.next('established', { callId });
  await ana.next('established', { callId });
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  await ana.do('hangUp', callId);
  await bia.next('ended', { callId });
});

test('a refused connection and one that nobody answers reject', async ({ ana, line, reconnect }) => {
  line.refuse(true);
  line.drop();
  await expect(ana.do('connect', account('1001', line.port))).rejects.toThrow('socketFailed');
  line.refuse(false);
  await reconnect();
});

test('a socket that is silent is lost', async ({ ana, line, reconnect }) => {
  await ana.mark();
  line.freeze();
  // The page came back into view: the exchange is asked at once.
  await ana.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const { reason } = await ana.next('socketLost');
  expect(reason).toBe('silent');
  await reconnect();
});
