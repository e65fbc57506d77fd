import { givingUpCaller } from '../interop/support/sipp';
import { flow, newCallId, talk } from '../interop/support/talk';
import { expect, test } from '../interop/support/test';

for (const status of [403, 408, 488, 500, 603]) {
  test(`a hold that is refused with ${String(status)} leaves the call as it was`, async ({ ana, bia }) => {
    const callId = await talk(ana, bia, [`X-Refuse-Offer: ${String(status)}`]);
    await expect(ana.do('hold', callId)).rejects.toThrow(String(status));
    for (const { energy } of await Promise.all([flow(ana), flow(bia)])) expect(energy).toBeGreaterThan(0.01);
    await ana.do('hold', callId);
    await bia.next('remoteHoldChanged', { callId, held: true });
    await ana.do('resume', callId);
    for (const { energy } of await Promise.all([flow(ana), flow(bia)])) expect(energy).toBeGreaterThan(0.01);
    await ana.do('hangUp', callId);
    await bia.next('ended', { callId });
  });
}

test('a registrar may write the Contact anew, and grant by the Expires header alone', async ({
  ana,
  phone,
}) => {
  const eva = await phone('1005');
  expect(await eva.register()).toBe(120);
  const callId = await talk(ana, eva);
  await ana.do('hangUp', callId);
  await eva.next('ended', { callId });
});

test('a caller may be a tel: address', async ({ ana }) => {
  const callId = newCallId();
  const caller = givingUpCaller({ extension: '1001', callId, from: '<tel:+5511999>' }, []);
  expect(await ana.next('offered', { callId })).toMatchObject({ number: '+5511999' });
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'cancelled' });
  await caller.done;
});
