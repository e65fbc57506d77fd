import type { Phone } from './support/phone';
import type { PlainPhone } from './support/plainPhone';
import { refuser } from './support/sipp';
import { dial, flow, talk } from './support/talk';
import { expect, test } from './support/test';

/** Ana speaks with the customer. */
async function serve(ana: Phone, customer: PlainPhone): Promise<string> {
  const callId = await dial(ana, customer.extension);
  await ana.next('established', { callId });
  await customer.talks(1);
  return callId;
}

test('hands a call over', async ({ ana, bia, customer }) => {
  const callId = await serve(ana, customer);
  const transferred = ana.do('transferBlind', callId, '1002');
  const { callId: theirs, number } = await bia.next('offered');
  expect(number).toBe('1004');
  await ana.next('transferProgressed', { callId, status: 180 });
  await bia.do('answer', theirs);
  await transferred;
  expect(await ana.next('ended', { callId })).toMatchObject({ cause: 'completed' });
  await customer.talks(1);
  await bia.next('mediaChanged', { callId: theirs, media: 'connected' });
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  await bia.do('hangUp', theirs);
  await customer.talks(0);
});

test('keeps a call whose transfer fails', async ({ ana, customer }) => {
  const callId = await serve(ana, customer);
  const busy = refuser('9486', '486 Busy Here');
  await expect(ana.do('transferBlind', callId, '9486')).rejects.toThrow('transferFailed 486');
  await busy.done;
  expect((await flow(ana)).energy).toBeGreaterThan(0.01);
  await ana.do('hangUp', callId);
  await customer.talks(0);
});

test('hands a call over after a talk; the other console changes partners without a word', async ({
  ana,
  bia,
  customer,
}) => {
  const callId = await serve(ana, customer);
  await ana.do('hold', callId);
  const consulted = await talk(ana, bia);
  await bia.mark();
  await ana.do('transferAttended', callId, consulted);
  const { callId: theirs } = await bia.next('offered', { replaces: consulted, answersItself: true });
  await bia.next('established', { callId: theirs });
  expect(await bia.next('ended', { callId: consulted })).toMatchObject({ by: 'other', cause: 'completed' });
  await ana.next('ended', { callId });
  await ana.next('ended', { callId: consulted });
  await customer.talks(1);
  await bia.next('mediaChanged', { callId: theirs, media: 'connected' });
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  await bia.do('hangUp', theirs);
  await customer.talks(0);
});

test('is not sent elsewhere by the other side: a REFER is declined', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  await expect(ana.do('transferBlind', callId, '1004')).rejects.toThrow('transferFailed 603');
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  await ana.do('hangUp', callId);
  await bia.next('ended', { callId });
});
