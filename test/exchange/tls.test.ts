import { TLS_PORT, UNTRUSTED_PORT } from '../interop/support/kamailio';
import type { Phone } from '../interop/support/phone';
import { dial, flow, talk } from '../interop/support/talk';
import { startTcpProxy } from '../interop/support/tcpProxy';
import { needs } from './support/part';
import { accountByTls, expect, test } from './support/tlsTest';

needs('tls');

/** Both hear the other. */
async function areHeard(...phones: Phone[]): Promise<void> {
  for (const { received, energy } of await Promise.all(phones.map(flow))) {
    expect(received).toBeGreaterThan(40);
    expect(energy).toBeGreaterThan(0.01);
  }
}

/** Connects and registers one again that has lost its socket; the calls find it by an offer. */
async function comeBack(phone: Phone, port = TLS_PORT): Promise<void> {
  await expect(async () => phone.do('connect', accountByTls(phone.extension, port))).toPass();
  await phone.do('register');
}

test('registers by digest over TLS', async ({ phone }) => {
  const ana = await phone('1001');
  expect(await ana.register(accountByTls('1001', TLS_PORT))).toBe(3600);
});

test('a certificate that the browser does not trust fails at once', async ({ phone }) => {
  const ana = await phone('1001');
  const began = Date.now();
  await expect(ana.do('connect', accountByTls('1001', UNTRUSTED_PORT))).rejects.toThrow('socketFailed');
  expect(Date.now() - began).toBeLessThan(3_000);
});

for (const [caller, callee] of [
  ['ana', 'bia'],
  ['bia', 'ana'],
] as const) {
  test(`${caller} calls ${callee}, and both are heard`, async ({ ana, bia }) => {
    const [from, to] = caller === 'ana' ? [ana, bia] : [bia, ana];
    const callId = await talk(from, to);
    await areHeard(ana, bia);
    await to.do('hangUp', callId);
    expect(await from.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
  });
}

test('holds and resumes', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  await ana.do('hold', callId);
  await bia.next('remoteHoldChanged', { callId, held: true });
  await expect.poll(async () => (await flow(bia)).energy).toBeLessThan(0.001);
  await ana.do('resume', callId);
  await bia.next('remoteHoldChanged', { callId, held: false });
  await areHeard(ana, bia);
});

test('hands a call over', async ({ ana, bia, customer }) => {
  const callId = await dial(ana, customer.extension);
  await ana.next('established', { callId });
  const transferred = ana.do('transferBlind', callId, '1002');
  const { callId: theirs } = await bia.next('offered');
  await bia.do('answer', theirs);
  await transferred;
  expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'completed' });
  await bia.next('mediaChanged', { callId: theirs, media: 'connected' });
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
});

test('a call outlives its socket, and goes on after it', async ({ phone, bia }) => {
  const line = await startTcpProxy(TLS_PORT);
  const ana = await phone('1001');
  await ana.register(accountByTls('1001', line.port));
  const callId = await talk(ana, bia);
  line.drop();
  await ana.next('socketLost');
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  await comeBack(ana, line.port);
  await ana.do('restartIce', callId);
  await areHeard(ana, bia);
  await bia.do('hangUp', callId);
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
  await ana.close();
  line.close();
});

test('a call outlives the exchange, and goes on when it is back', async ({ ana, bia, kamailio }) => {
  const callId = await talk(ana, bia);
  await kamailio.restart();
  await Promise.all([ana, bia].map((phone) => phone.next('socketLost')));
  await areHeard(ana, bia);
  await Promise.all([ana, bia].map((phone) => comeBack(phone)));
  await ana.do('restartIce', callId);
  await areHeard(ana, bia);
  await bia.do('hold', callId);
  await ana.next('remoteHoldChanged', { callId, held: true });
  await ana.do('hangUp', callId);
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
});
