import { deploymentLoaded } from '../../../src/store/config/actions';
import { leaveRequested } from '../../../src/store/selfCheck/actions';
import { fails } from '../../support/fakes/scripted';
import { sampleDeployment } from '../../support/sagaSamples';
import { startSelfCheck, type SelfCheckBench } from './support';

let bench: SelfCheckBench;
afterEach(() => bench.h.end());

const SAMPLE = { mos: 4.3, rttMs: 40, jitterMs: 2, lossFraction: 0.001 };

/** Places the echo call and lets the exchange answer; its id. */
async function echoAnswers(): Promise<string> {
  await bench.run('echo');
  const callId = bench.h.phone.invite.calls.at(-1)?.[0].callId ?? '';
  bench.h.phone.emit({ kind: 'established', callId });
  await bench.h.settle();
  return callId;
}

beforeEach(async () => {
  bench = await startSelfCheck();
});

test('the echo call is measured for 10 s and hung up; no call is known of it', async () => {
  const { h, line } = bench;
  const callId = await echoAnswers();
  expect(h.phone.invite.calls).toEqual([[{ callId, number: '9100', name: null, headers: [] }]]);
  expect(line('echo')?.until).toBe(Date.now() + 10_000);
  for (const sample of [SAMPLE, { ...SAMPLE, mos: 4.1, jitterMs: 4 }]) {
    await h.pass(5_000);
    h.phone.emit({ kind: 'measured', callId, sample });
  }
  await h.settle();
  expect(line('echo')).toMatchObject({
    status: 'ok',
    figures: { mos: 4.2, jitterMs: 3, rttMs: 40, lossFraction: 0.001 },
  });
  expect(h.phone.calls.size).toBe(0);
  expect(h.types('calls')).toEqual([]);
  expect(h.state().calls).toMatchObject({ live: [], ended: [], classification: null });
});

test.each([
  [3.5, 'warning', 'echoFair'],
  [2.1, 'failed', 'echoPoor'],
] as const)('an echo with a MOS of %s is a %s', async (mos, status, reason) => {
  const callId = await echoAnswers();
  for (let sample = 0; sample < 2; sample += 1)
    bench.h.phone.emit({ kind: 'measured', callId, sample: { ...SAMPLE, mos } });
  await bench.h.settle();
  expect(bench.line('echo')).toMatchObject({ status, reason });
});

test('an echo from which no sound comes says so', async () => {
  const callId = await echoAnswers();
  bench.h.phone.emit({ kind: 'soundMissed', callId, direction: 'in' });
  await bench.h.settle();
  expect(bench.line('echo')).toMatchObject({ status: 'failed', reason: 'echoSilent' });
  expect(bench.h.phone.calls.size).toBe(0);
});

test('an echo that nobody answers is given up', async () => {
  await bench.run('echo');
  await bench.h.pass(16_000);
  expect(bench.line('echo')).toMatchObject({ status: 'failed', reason: 'echoUnanswered' });
  expect(bench.h.phone.calls.size).toBe(0);
});

test('an echo without a microphone names it', async () => {
  bench.h.phone.invite.next(fails('microphoneRefused'));
  await bench.run('echo');
  expect(bench.line('echo')).toMatchObject({ status: 'failed', reason: 'microphoneRefused' });
});

test.each(['left', 'called'] as const)('the echo call ends at once when it is %s', async (how) => {
  const { h, line } = bench;
  const callId = await echoAnswers();
  if (how === 'left') h.dispatch(leaveRequested());
  else h.phone.offer('c1');
  await h.settle();
  expect(h.phone.calls.has(callId)).toBe(false);
  expect(line('echo')?.reason).toBe(how === 'left' ? undefined : 'inCall');
  expect(h.payloads({ type: 'calls/ended' })).toEqual([]);
});

test('the echo is not called while a call is on, nor where the exchange has none', async () => {
  const { h, line, run } = bench;
  await h.answerCall('c1');
  await run('echo');
  expect(line('echo')).toMatchObject({ status: 'skipped', reason: 'inCall' });
  h.phone.end('c1');
  h.dispatch(deploymentLoaded(sampleDeployment()));
  await run('echo');
  expect(line('echo')).toMatchObject({ status: 'skipped', reason: 'noEchoNumber' });
  expect(h.phone.invite.calls).toEqual([]);
});
