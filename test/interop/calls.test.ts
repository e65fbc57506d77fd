import { dial, flow, talk } from './support/talk';
import { expect, test } from './support/test';

test('registers by digest, for an hour', async ({ phone }) => {
  for (const extension of ['1001', '1002']) {
    expect(await (await phone(extension)).register()).toBe(3600);
  }
});

test('a wrong password is refused, and not tried again', async ({ phone }) => {
  const eve = await phone('1003');
  await expect(eve.register({ password: 'wrong' })).rejects.toThrow('registrationRefused 401');
  const sent = await eve.page.evaluate(
    () => window.phone.log.filter((line) => line.includes('> | REGISTER')).length,
  );
  expect(sent).toBe(2);
});

test('places a call that is heard both ways, and ends it', async ({ ana, bia }) => {
  const callId = await dial(ana, '1002', ['X-Fila: vendas']);
  expect(await bia.next('offered', { callId })).toEqual({
    kind: 'offered',
    callId,
    number: '1001',
    name: 'Agent 1001',
    data: { 'X-Fila': 'vendas' },
    answersItself: false,
  });
  await ana.next('progressed', { callId, status: 180, earlyMedia: false });
  await bia.do('answer', callId);
  await Promise.all([ana.next('established', { callId }), bia.next('established', { callId })]);
  await Promise.all([ana, bia].map((phone) => phone.next('mediaChanged', { callId, media: 'connected' })));
  for (const { received, sent, energy } of await Promise.all([flow(ana), flow(bia)])) {
    expect(received).toBeGreaterThan(40);
    expect(sent).toBeGreaterThan(40);
    expect(energy).toBeGreaterThan(0.01);
  }
  await bia.do('hangUp', callId);
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'agent', cause: 'completed' });
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
});

test('a caller gives up', async ({ ana, bia }) => {
  const callId = await dial(ana, '1002');
  await bia.next('offered', { callId });
  await ana.do('hangUp', callId);
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'agent', cause: 'cancelled' });
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'cancelled' });
  await expect(bia.do('answer', callId)).rejects.toThrow('callOver');
});

for (const [status, own, theirs] of [
  [480, 'temporarilyUnavailable', 'unavailable'],
  [486, 'busy', 'busy'],
  [603, 'rejected', 'rejected'],
] as const) {
  test(`declines with ${String(status)}`, async ({ ana, bia }) => {
    const callId = await dial(ana, '1002');
    await bia.next('offered', { callId });
    await bia.do('decline', callId, status);
    expect(await bia.next('ended', { callId })).toMatchObject({ by: 'agent', cause: own, status });
    expect(await ana.next('ended', { callId })).toMatchObject({ by: 'other', cause: theirs, status });
  });
}

test('who hangs up while the call is being answered is not left connected', async ({ ana, bia }) => {
  for (let round = 0; round < 5; round += 1) {
    const callId = await dial(ana, '1002');
    await bia.next('offered', { callId });
    const answered = bia.do('answer', callId).catch(() => 'too late');
    await ana.do('hangUp', callId);
    await answered;
    // Whichever came first, both sides know of the end.
    const { by, cause } = await ana.next('ended', { callId });
    expect(by).toBe('agent');
    expect(['cancelled', 'completed']).toContain(cause);
    const theirs = await bia.next('ended', { callId });
    expect(theirs).toMatchObject({ by: 'other' });
    // A CANCEL that crosses the 200 does nothing, a BYE follows it (RFC 3261 §9.1): then the other side was connected.
    expect(cause === 'completed' ? ['completed'] : ['cancelled', 'completed']).toContain(theirs.cause);
  }
});

test('an answer that is taken back at once leaves nobody waiting', async ({ ana, bia }) => {
  for (let round = 0; round < 5; round += 1) {
    const callId = await dial(ana, '1002');
    await bia.next('offered', { callId });
    const answered = bia.do('answer', callId).catch(() => 'too late');
    await bia.do('hangUp', callId);
    await answered;
    await ana.next('ended', { callId });
  }
});

test('answering twice is answering once; declining comes too late', async ({ ana, bia }) => {
  const callId = await dial(ana, '1002');
  await bia.next('offered', { callId });
  await Promise.all([bia.do('answer', callId), bia.do('answer', callId)]);
  await bia.do('decline', callId, 486);
  await bia.next('established', { callId });
  await ana.do('hangUp', callId);
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
});

test('sends digits', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  expect(await ana.do('sendDigit', callId, '5')).toBe('rtp');
  await expect(ana.do('sendDigit', callId, 'x')).rejects.toThrow('invalidTarget');
  await ana.do('hangUp', callId);
  await expect(ana.do('sendDigit', callId, '5')).rejects.toThrow('callOver');
  await bia.next('ended', { callId });
});

test('speaks with one while another is on hold', async ({ phone, ana, bia }) => {
  const caio = await phone('1003');
  await caio.register();
  const first = await talk(ana, bia);
  await ana.do('hold', first);
  const second = await talk(ana, caio);
  expect((await flow(caio)).energy).toBeGreaterThan(0.01);
  expect((await flow(bia)).energy).toBeLessThan(0.001);
  await ana.do('hangUp', second);
  await ana.do('resume', first);
  expect((await flow(bia)).energy).toBeGreaterThan(0.01);
  await ana.do('hangUp', first);
  await bia.next('ended', { callId: first });
});

test('measures the sound of a call', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  const { sample } = await ana.next('measured', { callId });
  expect(sample.mos).toBeGreaterThan(4);
  await ana.do('hangUp', callId);
  await bia.next('ended', { callId });
});

test('watches what another extension does', async ({ ana }) => {
  await ana.page.evaluate(() => window.phone.softphone.watchPresence(['1002']));
  await ana.next('presenceUnknown', { extension: '1002' });
});

test('signs off, with every call, and leaves nothing behind', async ({ ana, bia }) => {
  const callId = await talk(ana, bia);
  await ana.do('disconnect');
  expect(await ana.next('ended', { callId })).toMatchObject({ by: 'console', cause: 'completed' });
  expect(await bia.next('ended', { callId })).toMatchObject({ by: 'other', cause: 'completed' });
  expect(await ana.page.evaluate(() => window.phone.openTracks())).toBe(0);
  const states = await ana.page.evaluate(() =>
    window.phone.peers.map(({ connectionState }) => connectionState),
  );
  expect(new Set(states)).toEqual(new Set(['closed']));
  expect(await ana.page.evaluate(() => window.phone.timers())).toBe(0);
  await expect(dial(ana, '1002')).rejects.toThrow('notConnected');
  await ana.register();
});
