import { TLS_PORT, UNTRUSTED_PORT } from '../interop/support/kamailio';
import { flow, talk } from '../interop/support/talk';
import { needs } from './support/part';
import { accountByTls, expect, test } from './support/tlsTest';

needs('tls');

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
    for (const { received, energy } of await Promise.all([flow(ana), flow(bia)])) {
      expect(received).toBeGreaterThan(40);
      expect(energy).toBeGreaterThan(0.01);
    }
    await to.do('hangUp', callId);
    expect(await from.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
  });
}
