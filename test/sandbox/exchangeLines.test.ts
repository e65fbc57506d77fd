/** @jest-environment node */
import { Subscriber, UserAgent } from 'sip.js';
import { until, untilSo } from './client';
import { SessionState, sleep, type PhoneClient } from './exchangeClient';
import { exchangeWorld } from './exchangeWorld';

const world = exchangeWorld();
const CUSTOMER = '5511980000000';

/** Asks the exchange for its abilities; the status of the answer. */
function probe({ ua }: PhoneClient): Promise<number> {
  const target = UserAgent.makeURI('sip:exchange.localhost');
  if (!target) throw new Error('no address');
  const { userAgentCore, contact } = ua;
  const options = userAgentCore.makeOutgoingRequestMessage('OPTIONS', target, contact.uri, target, {});
  return new Promise((resolve) => {
    userAgentCore.request(options, { onAccept: ({ message }) => resolve(message.statusCode ?? 0) });
  });
}

/** Comes back after a drop as a console does: the same user agent on a new socket. */
async function comeBack(phone: PhoneClient): Promise<void> {
  await until(() => (phone.ua.isConnected() ? undefined : true), 'the drop');
  await phone.ua.reconnect();
  expect(await phone.register()).toBe(200);
}

test('a call lives through a lost socket, and the exchange knows the client again', async () => {
  const { control } = world.sandbox();
  const ana = await world.phone('1001');
  const call = await ana.dial(CUSTOMER);
  await call.state(SessionState.Established);
  await sleep(300);
  expect(control.dropSipSockets({ nome: 'ana' })).toEqual({ dropped: 1 });
  const before = call.phone().report().heard.packets;
  await comeBack(ana);
  await untilSo(() => call.phone().report().heard.packets > before, 'the sound of the call');
  expect(await call.hold(true)).toBe(200);
  control.customerHangsUp({ numero: CUSTOMER });
  await call.state(SessionState.Terminated);
});

test('a call that ended while the socket was gone is not known any more', async () => {
  const { control } = world.sandbox();
  const ana = await world.phone('1001');
  const call = await ana.dial(CUSTOMER);
  await call.state(SessionState.Established);
  control.dropSipSockets({ nome: 'ana', refuseMs: 200 });
  await until(() => (ana.ua.isConnected() ? undefined : true), 'the drop');
  control.customerHangsUp({ numero: CUSTOMER });
  expect(control.liveCalls({})).toEqual([]);
  await sleep(250);
  await comeBack(ana);
  expect(await call.hold(true)).toBe(481);
});

test('who is not registered any more cannot call, and is not called', async () => {
  const { control } = world.sandbox();
  const ana = await world.phone('1001');
  const bruno = await world.phone('1002');
  control.expireRegistration({ nome: 'ana' });
  expect((await (await ana.dial(CUSTOMER)).refusal()).status).toBe(403);
  expect((await (await bruno.dial('1001')).refusal()).status).toBe(480);
});

test('sockets are refused for a while; a frozen one stays open and silent', async () => {
  const { control } = world.sandbox();
  const ana = await world.phone('1001');
  control.freezeSip({ nome: 'ana' });
  await expect(Promise.race([probe(ana), sleep(200).then(() => 'silence')])).resolves.toBe('silence');
  expect(ana.ua.isConnected()).toBe(true);
  control.freezeSip({ nome: 'ana', frozen: false });
  control.dropSipSockets({ refuseMs: 300 });
  await until(() => (ana.ua.isConnected() ? undefined : true), 'the drop');
  await expect(ana.ua.reconnect()).rejects.toThrow();
  await sleep(350);
  await ana.ua.reconnect();
});

test('re-INVITEs cross where that was ordered, and the next one works', async () => {
  const { control } = world.sandbox();
  const ana = await world.phone('1001');
  const call = await ana.dial(CUSTOMER);
  await call.state(SessionState.Established);
  await sleep(200);
  control.provokeGlare({ nome: 'ana' });
  expect(await call.hold(true)).toBe(491);
  expect(await call.hold(true)).toBe(200);
});

test('answers come late as ordered', async () => {
  const { control } = world.sandbox();
  const ana = await world.phone('1001');
  control.delayAnswers({ ms: 250 });
  const start = performance.now();
  expect(await ana.register()).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(245);
});

/** States that a subscriber was told, in order. */
function watch(phone: PhoneClient, extension: string): { states: string[]; subscriber: Subscriber } {
  const states: string[] = [];
  const target = UserAgent.makeURI(`sip:${extension}@localhost`);
  if (!target) throw new Error('no address');
  const subscriber = new Subscriber(phone.ua, target, 'dialog', {
    expires: 3_600,
    extraHeaders: ['Accept: application/dialog-info+xml'],
  });
  subscriber.delegate = {
    onNotify: (notification) => {
      states.push(/<state>(\w+)<\/state>/.exec(notification.request.body)?.[1] ?? '?');
      void notification.accept();
    },
  };
  void subscriber.subscribe();
  return { states, subscriber };
}

test('what an extension does is told by dialog-info, from the first moment until it is not wanted', async () => {
  const ana = await world.phone('1001');
  const bruno = await world.phone('1002');
  const { states, subscriber } = watch(bruno, '1001');
  await until(() => (states.length === 1 ? true : undefined), 'the first state');
  const call = await ana.dial(CUSTOMER);
  await call.state(SessionState.Established);
  await until(() => (states.includes('confirmed') ? true : undefined), 'busy');
  await call.session.bye();
  await until(() => (states.at(-1) === 'terminated' ? true : undefined), 'free');
  expect(states).toEqual(['terminated', 'trying', 'early', 'confirmed', 'terminated']);
  await subscriber.unsubscribe();
  await (await ana.dial('9486')).refusal();
  await sleep(100);
  expect(states).toHaveLength(5);
});

test('presence is held back on demand', async () => {
  const { control } = world.sandbox();
  const bruno = await world.phone('1002');
  control.holdBackPresence({ retryAfterS: 5 });
  const { states } = watch(bruno, '1001');
  await sleep(150);
  expect(states).toEqual([]);
  const again = watch(bruno, '1006');
  await until(() => (again.states.length === 1 ? true : undefined), 'presence again');
  await again.subscriber.unsubscribe();
});

test('OPTIONS and keep-alives are answered', async () => {
  const ana = await world.phone('1001');
  expect(await probe(ana)).toBe(200);
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${world.port()}/ws`, 'sip');
  const pong = new Promise((resolve) => {
    socket.on('open', () => socket.send('\r\n\r\n'));
    socket.on('message', (data: Buffer) => resolve(data.toString()));
  });
  expect(await pong).toBe('\r\n');
  socket.close();
  const plain = new WebSocket(`ws://127.0.0.1:${world.port()}/ws`);
  await new Promise((resolve) => plain.on('error', resolve));
});

test('a call rings on where the extension registered anew, though its former client is given up meanwhile', async () => {
  const { control } = world.sandbox();
  control.limitReturn({ ms: 300 });
  const former = await world.phone('1001');
  const ana = await world.phone('1001');
  await former.ua.transport.disconnect();
  control.customerCalls({ agente: 'ana', numero: CUSTOMER });
  const call = await ana.incoming();
  await sleep(500);
  expect(control.liveCalls({})).toHaveLength(1);
  await call.invitation.accept();
  await call.state(SessionState.Established);
  control.customerHangsUp({ numero: CUSTOMER });
  await call.state(SessionState.Terminated);
});
