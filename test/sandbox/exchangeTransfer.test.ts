/** @jest-environment node */
import { until, untilSo } from './client';
import type { ClientCall } from './exchangeCall';
import { SessionState, type PhoneClient } from './exchangeClient';
import { exchangeWorld } from './exchangeWorld';

const world = exchangeWorld();
const QUEUE = 'Voz Atendimento';
const CUSTOMER = '5511980000000';
const FRIEND = '5511980007919';

/** What somebody without an extension sends and hears; nothing once their call is over. */
function reportOf(numero: string) {
  try {
    return world.sandbox().control.mediaReport({ numero });
  } catch {
    return undefined;
  }
}

/** Ana in a call with a queue's customer. */
async function inCall(ana: PhoneClient): Promise<ClientCall> {
  world.sandbox().control.customerCalls({ fila: QUEUE, numero: CUSTOMER });
  const call = await ana.incoming();
  await call.invitation.accept();
  await call.state(SessionState.Established);
  await untilSo(() => reportOf(CUSTOMER)?.state === 'connected', 'the sound of the call');
  return call;
}

async function outcome(call: ClientCall): Promise<ClientCall['notices']> {
  await until(() => (call.notices.some((n) => n.status >= 200) ? true : undefined), 'the outcome');
  return call.notices;
}

/** Whether a client hears a voice from now on. */
async function hears(call: ClientCall): Promise<void> {
  const before = call.phone().report().heard.energy;
  await until(() => (call.phone().report().heard.energy > before + 0.002 ? true : undefined), 'a voice');
}

test('blind transfer to an extension: rings there, connects, the giver is released', async () => {
  const agent = await world.agent('Ana Souza', '1001', QUEUE);
  const other = await world.agent('Bruno Lima', '1002');
  const ana = await world.phone('1001');
  const bruno = await world.phone('1002');
  const call = await inCall(ana);
  expect(await call.refer('1002')).toBe(202);
  const taken = await bruno.incoming();
  expect(taken.invitation.request.getHeader('p-asserted-identity')).toContain(CUSTOMER);
  expect(taken.invitation.request.getHeader('x-fila')).toBe(QUEUE);
  await taken.invitation.accept();
  await taken.state(SessionState.Established);
  const notices = await outcome(call);
  expect(notices.map((n) => n.status)).toEqual([100, 180, 200]);
  expect(notices.map((n) => n.state.split(';')[0])).toEqual(['active', 'active', 'terminated']);
  await call.state(SessionState.Terminated);
  await hears(taken);
  await other.event(
    'AddAtendimento',
    (push) => push.motivo === 'ligacao' && push.atendimento.queue === QUEUE,
  );
  await agent.event('Hangup', (push) => push.causa === 16);
  world.sandbox().control.customerHangsUp({ numero: CUSTOMER });
  await taken.state(SessionState.Terminated);
});

test.each([
  ['9486', 486],
  ['9603', 603],
  ['1002', 480],
])('a blind transfer to %s that fails is told as %i; the caller stays', async (number, status) => {
  await world.agent('Ana Souza', '1001', QUEUE);
  const call = await inCall(await world.phone('1001'));
  await call.refer(number);
  const notices = await outcome(call);
  expect(notices.at(-1)).toMatchObject({ status });
  expect(call.session.state).toBe(SessionState.Established);
  expect(await call.hold(true)).toBe(200);
  expect(await call.hold(false)).toBe(200);
  await hears(call);
});

test('a transfer that nobody answers is over before the console stops waiting', async () => {
  world.sandbox().control.setRinging({ transferRingMs: 2_000 });
  await world.agent('Ana Souza', '1001', QUEUE);
  const bruno = await world.phone('1002');
  const call = await inCall(await world.phone('1001'));
  await call.refer('1002');
  const offered = await bruno.incoming();
  expect((await outcome(call)).at(-1)).toMatchObject({ status: 480 });
  await offered.state(SessionState.Terminated);
  await hears(call);
});

test('blind transfer to a number, and of one who hangs up at once', async () => {
  await world.agent('Ana Souza', '1001', QUEUE);
  const call = await inCall(await world.phone('1001'));
  expect(await call.refer(FRIEND)).toBe(202);
  await call.session.bye();
  await untilSo(() => reportOf(FRIEND) !== undefined, 'the number that takes the customer');
  await untilSo(() => world.sandbox().control.liveCalls({}).length === 0, 'the end of the agent’s call');
  expect(reportOf(CUSTOMER)).toBeDefined();
});

test('attended transfer to an agent: the two others speak, both legs of the giver end', async () => {
  await world.agent('Ana Souza', '1001', QUEUE);
  const other = await world.agent('Bruno Lima', '1002');
  const ana = await world.phone('1001');
  const bruno = await world.phone('1002');
  const call = await inCall(ana);
  expect(await call.hold(true)).toBe(200);
  const consult = await ana.dial('1002');
  const asked = await bruno.incoming();
  await asked.invitation.accept();
  await consult.state(SessionState.Established);
  await hears(asked);
  expect(await call.refer(consult)).toBe(202);
  expect((await outcome(call)).map((n) => n.status)).toEqual([100, 200]);
  await consult.state(SessionState.Terminated);
  await call.state(SessionState.Terminated);
  expect(asked.session.state).toBe(SessionState.Established);
  await hears(asked);
  const added = await other.event('AddAtendimento', (push) => push.motivo === 'ligacao');
  expect(added.atendimento).toMatchObject({ queue: QUEUE, fromID: `${CUSTOMER}@voz` });
  const heard = () => world.sandbox().control.mediaReport({ numero: CUSTOMER }).heard.packets;
  const before = heard();
  await untilSo(() => heard() > before + 5, 'the agent’s voice');
});

test('attended transfer of an agent to an agent goes by a relay', async () => {
  const ana = await world.phone('1001');
  const bruno = await world.phone('1002');
  const fabio = await world.phone('1006');
  const first = await ana.dial('1002');
  const atBruno = await bruno.incoming();
  await atBruno.invitation.accept();
  await first.state(SessionState.Established);
  const second = await ana.dial('1006');
  const atFabio = await fabio.incoming();
  await atFabio.invitation.accept();
  await second.state(SessionState.Established);
  await first.refer(second);
  expect((await outcome(first)).at(-1)).toMatchObject({ status: 200 });
  await second.state(SessionState.Terminated);
  await hears(atBruno);
  await hears(atFabio);
  expect(await atBruno.hold(true)).toBe(200);
  expect(await atBruno.hold(false)).toBe(200);
  await atBruno.session.bye();
  await atFabio.state(SessionState.Terminated);
});

test('an agent takes a call over by Replaces; unknown, ended and confirmed ones are refused as RFC 3891 says', async () => {
  const { control } = world.sandbox();
  await world.agent('Ana Souza', '1001', QUEUE);
  const call = await inCall(await world.phone('1001'));
  const bruno = await world.phone('1002');
  const [live] = control.liveCalls({});
  const replaces = live?.dialog ?? '';
  const unknown = await bruno.dial('1001', ['Replaces: nobody;to-tag=1;from-tag=2']);
  expect((await unknown.refusal()).status).toBe(481);
  const early = await bruno.dial('1001', [`Replaces: ${replaces};early-only`]);
  expect((await early.refusal()).status).toBe(486);
  const over = await bruno.dial('1001', [`Replaces: ${replaces}`]);
  await over.state(SessionState.Established);
  await call.state(SessionState.Terminated);
  await hears(over);
  const late = await bruno.dial('1001', [`Replaces: ${replaces}`]);
  expect((await late.refusal()).status).toBe(603);
});
