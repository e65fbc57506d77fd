import { setTimeout as sleep } from 'node:timers/promises';
import { flow, talk } from './support/talk';
import { expect, test } from './support/test';

test('holds and resumes, from either side', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  for (const [holder, held] of [
    [ana, bia],
    [bia, ana],
  ] as const) {
    await held.mark();
    await holder.do('hold', callId);
    await held.next('remoteHoldChanged', { held: true });
    // What is on its way is still heard.
    await sleep(300);
    expect((await flow(held)).energy).toBeLessThan(0.001);
    await held.mark();
    await holder.do('resume', callId);
    await held.next('remoteHoldChanged', { held: false });
    expect((await flow(held)).energy).toBeGreaterThan(0.01);
    expect((await flow(holder)).energy).toBeGreaterThan(0.01);
  }
});

test('keeps its own hold when the other side renegotiates', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  await ana.do('hold', callId);
  await bia.do('hold', callId);
  await bia.do('resume', callId);
  await bia.do('restartIce', callId);
  expect((await flow(bia)).energy).toBeLessThan(0.001);
  await ana.do('resume', callId);
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  expect((await flow(ana)).energy).toBeGreaterThan(0.01);
});

test('queues what is asked for at once', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  const asked = [ana.do('hold', callId), ana.do('restartIce', callId), ana.do('resume', callId)];
  await Promise.all(asked);
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
});

test('recovers from offers that cross', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  await Promise.all([ana.do('hold', callId), bia.do('hold', callId)]);
  await Promise.all([ana.do('resume', callId), bia.do('resume', callId)]);
  expect((await flow(ana)).energy).toBeGreaterThan(0.01);
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
});
