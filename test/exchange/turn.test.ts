import type { Phone } from '../interop/support/phone';
import { dial, flow, newCallId, talk } from '../interop/support/talk';
import { NOBODY_PORT, startCredentialService, turnAddress, turnLogin } from './support/coturn';
import { needs } from './support/part';
import { deploy, expect, sendsFrom, test } from './support/turnTest';

needs('relay');

/** Asserts that each hears the other. */
async function bothAreHeard(...phones: Phone[]): Promise<void> {
  for (const { received, energy } of await Promise.all(phones.map(flow))) {
    expect(received).toBeGreaterThan(40);
    expect(energy).toBeGreaterThan(0.01);
  }
}

for (const caller of ['ana', 'bia'] as const) {
  test(`a relay-only call that ${caller} makes goes by time-limited credentials`, async ({
    credentials,
    ana,
    bia,
  }) => {
    await deploy(ana, { iceServersUrl: credentials.url, relayOnly: true });
    await ana.next('networkReported', { turn: 1, relayOnly: true, fault: null });
    const callId = await (caller === 'ana' ? talk(ana, bia) : talk(bia, ana));
    await bothAreHeard(ana, bia);
    expect(await sendsFrom(ana)).toBe('relay');
    await ana.do('restartIce', callId);
    await bothAreHeard(ana, bia);
    expect(await sendsFrom(ana)).toBe('relay');
    await ana.do('hangUp', callId);
    expect(credentials.asked()).toBe(1);
    const words = JSON.stringify([await ana.log(), await ana.told()]);
    expect(words).not.toContain(':agent');
    expect(words).not.toContain(credentials.url);
  });
}

test('a call before the credentials are there waits for them', async ({ credentials, ana, bia }) => {
  await deploy(ana, { iceServersUrl: credentials.url, relayOnly: true });
  await talk(ana, bia);
  await bothAreHeard(ana, bia);
  expect(await sendsFrom(ana)).toBe('relay');
});

test('addresses of the settings go with the credentials of the deployment', async ({ ana, bia }) => {
  const { username, password } = turnLogin(600);
  await deploy(ana, { iceServers: [{ urls: turnAddress(NOBODY_PORT), username, credential: password }] });
  await ana.do('useNetwork', { addresses: [turnAddress(3478)], relayOnly: true });
  await talk(ana, bia);
  await bothAreHeard(ana, bia);
  expect(await sendsFrom(ana)).toBe('relay');
});

test.describe('without the TURN server', () => {
  const away = { iceServers: [{ urls: turnAddress(NOBODY_PORT), username: 'agent', credential: 'secret' }] };

  test('a relay-only call does not come about, and it is said why', async ({ ana, bia }) => {
    await deploy(ana, { ...away, relayOnly: true });
    await expect(dial(ana, bia.extension)).rejects.toThrow('noRelay');
    await ana.next('networkReported', { fault: 'silent' });
    const callId = newCallId();
    await bia.do('invite', { callId, number: ana.extension, name: null, headers: [] });
    await ana.next('offered', { callId });
    await expect(ana.do('answer', callId)).rejects.toThrow('noRelay');
    await ana.do('decline', callId);
    await bia.next('ended', { callId });
    expect(await ana.page.evaluate(() => window.phone.openTracks())).toBe(0);
  });

  test('another call begins half a second later at the most, and is heard', async ({ ana, bia }) => {
    await deploy(ana, away);
    const before = Date.now();
    await dial(ana, '1009').catch(() => undefined);
    // The limit itself, and what dialling takes anyway.
    expect(Date.now() - before).toBeLessThan(1_000);
    await ana.next('ended');
    await ana.mark();
    await talk(ana, bia);
    await bothAreHeard(ana, bia);
    expect(await sendsFrom(ana)).toBe('host');
  });
});

test('calls go on without credentials that cannot be fetched', async ({ ana, bia }) => {
  const service = await startCredentialService();
  await service.stop();
  await deploy(ana, { iceServersUrl: service.url });
  await ana.next('networkReported', { turn: 0, fault: 'credentials' });
  await talk(ana, bia);
  await bothAreHeard(ana, bia);
});
