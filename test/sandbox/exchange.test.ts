/** @jest-environment node */
import { until, untilSo } from './client';
import { makePhone, registeredPhone, rested, SessionState, sleep } from './exchangeClient';
import { exchangeWorld } from './exchangeWorld';

const world = exchangeWorld();
const CUSTOMER = '5511980000000';

describe('registration', () => {
  test('an extension registers with its password and with no other', async () => {
    const ana = await world.phone('1001');
    expect(ana.ua.contact.pubGruu?.toString()).toMatch(/^sip:1001@localhost;gr=urn:uuid:/);
    const wrong = world.keep(makePhone(world.port(), '1002', { password: 'guessed' }));
    await wrong.ua.start();
    expect(await wrong.register()).toBe(403);
    expect(world.sandbox().control.registrations({})).toEqual([{ ramal: '1001', connected: true }]);
  });

  test('stale nonces are challenged again; refusals come as ordered', async () => {
    const { control } = world.sandbox();
    const ana = await world.phone('1001');
    control.expireNonces({});
    expect(await ana.register()).toBe(200);
    control.rejectRegister({ status: 503, retryAfterS: 3 });
    expect(await ana.register()).toBe(503);
    expect(ana.retryAfter()).toBe(3);
    control.limitRegistration({ seconds: 60 });
    expect(await ana.register()).toBe(200);
  });

  test('a device that comes back as a new client takes the place of the old one', async () => {
    const instanceId = '00000000-0000-4000-8000-000000000001';
    const first = world.keep(makePhone(world.port(), '1001', { instanceId }));
    await first.ua.start();
    await first.register();
    const call = await first.dial('9200');
    await call.state(SessionState.Established);
    const second = world.keep(makePhone(world.port(), '1001', { instanceId }));
    await second.ua.start();
    expect(await second.register()).toBe(200);
    await until(() => (world.sandbox().control.liveCalls({}).length === 0 ? true : undefined), 'the end');
    world.sandbox().control.customerCalls({ agente: 'ana' });
    await second.incoming();
    expect(first.offered()).toBe(0);
  });
});

describe('calls to the number plan', () => {
  test('a contact rings, answers and has sound both ways', async () => {
    const agent = await world.agent('Ana Souza', '1001');
    const ana = await world.phone('1001');
    const call = await ana.dial(CUSTOMER, ['X-Fila: Voz Atendimento']);
    await call.state(SessionState.Established);
    expect(call.progress).toContain(180);
    const here = () => call.phone().report().heard;
    const there = () => world.sandbox().control.mediaReport({ numero: CUSTOMER }).heard;
    const isHeard = () => here().energy > 0.01 && there().energy > 0.01 && there().packets > 20;
    await until(() => (isHeard() ? true : undefined), 'sound both ways');
    await call.session.bye();
    const ended = await agent.event('Hangup');
    expect(ended).toMatchObject({ causa: 16, atendida: true, callid: call.callId });
    const { ligacao } = await agent.event('Tocando');
    expect(ligacao).toMatchObject({ sentido: 'Sainte', numero: CUSTOMER, fila: 'Voz Atendimento' });
    expect(ligacao.dados).toMatchObject({ 'X-Fila': 'Voz Atendimento' });
  });

  test.each([
    ['9486', 486, {}],
    ['9404', 404, {}],
    ['9603', 603, { reason: 'Q.850;cause=21;text="Call Rejected"' }],
    ['9480', 480, { 'retry-after': '30' }],
    ['9503', 503, { 'retry-after': '7' }],
    ['9302', 302, { contact: 'sip:2000@exchange.localhost' }],
    ['1002', 480, {}],
    ['77', 484, {}],
    ['333', 404, {}],
  ])('%s is refused with %i', async (number, status, headers) => {
    const ana = await world.phone('1001');
    const call = await ana.dial(number);
    const refusal = await call.refusal();
    expect(refusal.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) expect(refusal.header(name)).toContain(value);
    expect(world.sandbox().control.liveCalls({})).toEqual([]);
  });

  test('a cancelled call is answered with 487', async () => {
    const ana = await world.phone('1001');
    const call = await ana.dial('9180');
    await until(() => (call.progress.includes(180) ? true : undefined), 'ringing');
    if ('cancel' in call.session) await (call.session as unknown as { cancel(): Promise<void> }).cancel();
    expect((await call.refusal()).status).toBe(487);
  });

  test('an announcement is heard before the answer', async () => {
    const ana = await world.phone('1001');
    const call = await ana.dial('9183');
    await until(() => (call.progress.includes(183) ? true : undefined), 'the announcement');
    await untilSo(() => call.phone().report().heard.energy > 0.005, 'its sound');
    expect(call.session.state).toBe(SessionState.Establishing);
    await call.state(SessionState.Established);
  });

  test('a party that hangs up with cause 58 says so in the BYE', async () => {
    const ana = await world.phone('1001');
    const call = await ana.dial('9858');
    const goodbye = await call.goodbye();
    expect(goodbye.header('x-asterisk-hangupcausecode')).toBe('58');
    expect(goodbye.header('reason')).toContain('Q.850;cause=58');
  });

  test('the echo gives back what it hears, and no agent is told of it', async () => {
    const agent = await world.agent('Ana Souza', '1001');
    const ana = await world.phone('1001');
    const call = await ana.dial('9100');
    await call.state(SessionState.Established);
    await untilSo(() => call.phone().report().heard.energy > 0.005, 'the echo');
    expect(world.sandbox().control.liveCalls({})).toEqual([]);
    await call.session.bye();
    // What follows is told: so would the echo have been, before it.
    await ana.dial('9002');
    const { ligacao } = await agent.event('Tocando');
    expect(ligacao.numero).toBe('9002');
  });

  test('the one-way number hears and sends nothing', async () => {
    const ana = await world.phone('1001');
    const call = await ana.dial('9002');
    await call.state(SessionState.Established);
    const { control } = world.sandbox();
    await untilSo(() => control.mediaReport({ numero: '9002' }).heard.packets > 5, 'what is said to it');
    expect(call.phone().report().heard.packets).toBe(0);
  });

  test('the menu checks keys, by RTP and by INFO', async () => {
    const ana = await world.phone('1001');
    const call = await ana.dial('9001');
    await call.state(SessionState.Established);
    await untilSo(() => call.phone().report().heard.packets > 0, 'the sound of the call');
    for (const key of '1234') {
      call.phone().press(key);
      await sleep(60);
    }
    const heard = () => world.sandbox().control.mediaReport({ numero: '9001' }).digits;
    await until(() => (heard() === '1234' ? true : undefined), 'keys by RTP');
    for (const key of '99') call.sendInfo(key);
    await until(() => (heard() === '123499' ? true : undefined), 'keys by INFO');
  });

  test('hold stops the sound, resume brings it back', async () => {
    const ana = await world.phone('1001');
    const call = await ana.dial(CUSTOMER);
    await call.state(SessionState.Established);
    const heard = () => call.phone().report().heard.packets;
    await untilSo(() => heard() > 0, 'the sound of the call');
    expect(await call.hold(true)).toBe(200);
    const held = await rested(heard);
    expect(world.sandbox().control.mediaReport({ numero: CUSTOMER })).toMatchObject({ sending: false });
    expect(await call.hold(false)).toBe(200);
    await untilSo(() => heard() > held + 5, 'the sound again');
  });
});

test('calls of nobody who registered are refused', async () => {
  const stranger = world.keep(makePhone(world.port(), '1001'));
  await stranger.ua.start();
  const call = await stranger.dial(CUSTOMER);
  expect((await call.refusal()).status).toBe(403);
  await expect(registeredPhone(world.port(), '4711')).rejects.toThrow('403');
});
