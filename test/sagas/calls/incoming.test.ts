import * as calls from '../../../src/store/calls/actions';
import { selectCallFailure } from '../../../src/store/calls/selectors';
import { fails, silence } from '../../support/fakes/scripted';
import { START } from '../../support/sagaHarness';
import { createVoiceHarness, type VoiceHarnessOptions, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

async function start(options: VoiceHarnessOptions = {}): Promise<void> {
  h = createVoiceHarness(options);
  await h.start();
  h.forget();
}

afterEach(() => h.end());

const lastEnd = () => h.state().calls.ended[0]?.end;

describe('an incoming call', () => {
  beforeEach(() => start());

  it('is answered by the agent', async () => {
    h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.settle();
    expect(h.types('calls')).toEqual([
      'calls/offered',
      'calls/answerRequested',
      'calls/answerStarted',
      'calls/answered',
    ]);
    expect(h.call('c1')).toMatchObject({ phase: 'active', answeredAt: START, uniqueId: '17.1' });
    h.phone.end('c1');
    await h.settle();
    expect(h.state().calls.live).toEqual([]);
    expect(lastEnd()).toMatchObject({ by: 'other', cause: 'completed' });
  });

  it('is declined by the agent', async () => {
    h.phone.offer('c1');
    h.dispatch(calls.declineRequested({ callId: 'c1' }));
    await h.settle();
    expect(h.phone.decline.calls).toEqual([['c1']]);
    expect(h.types('calls')).toEqual([
      'calls/offered',
      'calls/declineRequested',
      'calls/hangUpStarted',
      'calls/ended',
    ]);
    expect(selectCallFailure(h.state())).toBeNull();
  });

  it.each(['cancelled', 'completedElsewhere'] as const)('ends by the caller: %s', async (cause) => {
    h.phone.offer('c1');
    await h.pass(5_000);
    h.phone.end('c1', { cause, status: 487 });
    await h.pass(120_000);
    expect(h.types('calls')).toEqual(['calls/offered', 'calls/ended']);
    expect(lastEnd()).toMatchObject({ by: 'other', cause });
    expect(selectCallFailure(h.state())).toBeNull();
  });

  it('rings for 60 s at most', async () => {
    h.phone.offer('c1');
    await h.pass(59_999);
    expect(h.state().calls.live).toHaveLength(1);
    await h.pass(1);
    expect(lastEnd()).toMatchObject({ by: 'console', cause: 'noAnswer' });
    expect(h.phone.calls.size).toBe(0);
  });

  it('is hung up by the agent before the other side confirmed the answer', async () => {
    h.phone.answer.next(() => undefined);
    h.phone.offer('c1');
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.settle();
    expect(h.call('c1').phase).toBe('answering');
    h.dispatch(calls.hangUpRequested({ callId: 'c1' }));
    await h.settle();
    expect(h.state().calls.live).toEqual([]);
    expect(h.phone.calls.size).toBe(0);
  });

  it('that is over before the answer went out is over', async () => {
    h.phone.answer.next(fails('callOver'));
    h.phone.offer('c1');
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.pass(1_000);
    expect(lastEnd()).toMatchObject({ cause: 'cancelled' });
    expect(selectCallFailure(h.state())).toBeNull();
  });

  it('that somebody else answered in the same moment is told as that', async () => {
    h.phone.answer.next(fails('callOver'));
    h.phone.offer('c1');
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.pass(10);
    h.phone.end('c1', { cause: 'completedElsewhere', status: 487 });
    await h.pass(1_000);
    expect(lastEnd()).toMatchObject({ by: 'other', cause: 'completedElsewhere' });
  });

  it.each([
    ['microphoneRefused', 'refused'],
    ['microphoneMissing', 'missing'],
    ['microphoneBusy', 'busy'],
  ])('without a microphone (%s) goes on to somebody else, and the agent is told', async (code, trouble) => {
    h.phone.answer.next(fails(code));
    h.phone.offer('c1');
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.settle();
    expect(h.state().devices.microphone).toBe(trouble);
    expect(selectCallFailure(h.state())).toMatchObject({ callId: 'c1', cause: code });
    expect(h.phone.calls.size).toBe(0);
  });

  it('that the exchange never confirms to be over leaves the screen after 5 s', async () => {
    await h.answerCall('c1');
    h.phone.hangUp.always(silence);
    h.dispatch(calls.hangUpRequested({ callId: 'c1' }));
    await h.pass(4_999);
    expect(h.call('c1').phase).toBe('ending');
    await h.pass(1);
    expect(lastEnd()).toMatchObject({ by: 'agent', cause: 'completed' });
  });
});

describe('a second call', () => {
  beforeEach(() => start());

  it('is sent on with 486 while one is there, which goes on', async () => {
    await h.answerCall('c1');
    h.phone.offer('c2', { number: '55' });
    await h.settle();
    expect(h.phone.decline.calls).toEqual([['c2', 486]]);
    expect(h.payloads(calls.offerRefused)).toEqual([{ callId: 'c2', number: '55', name: 'Maria Souza' }]);
    expect(h.state().calls.live.map(({ id }) => id)).toEqual(['c1']);
  });

  it('is sent on while one rings', async () => {
    h.phone.offer('c1');
    h.phone.offer('c2');
    await h.settle();
    expect(h.phone.decline.calls).toEqual([['c2', 486]]);
    expect(h.call('c1').phase).toBe('offered');
  });

  it('is taken as soon as the agent has hung up the first', async () => {
    await h.answerCall('c1');
    h.phone.hangUp.always(silence);
    h.dispatch(calls.hangUpRequested({ callId: 'c1' }));
    h.phone.offer('c2');
    await h.settle();
    expect(h.call('c2').phase).toBe('offered');
  });

  it('does not disturb a call that the agent holds', async () => {
    await h.answerCall('c1');
    h.dispatch(calls.holdRequested({ callId: 'c1' }));
    await h.settle();
    h.phone.offer('c2');
    await h.pass(1_000);
    expect(h.call('c1').hold).toBe('on');
    expect(h.phone.resume.calls).toEqual([]);
  });

  it('that takes the place of the first one is not refused, nor answered twice', async () => {
    await h.answerCall('c1');
    h.phone.answer.calls.length = 0;
    h.phone.offer('c2', { replaces: 'c1', answersItself: true });
    h.phone.emit({ kind: 'established', callId: 'c2' });
    h.phone.end('c1');
    await h.pass(90_000);
    expect(h.phone.decline.calls).toEqual([]);
    expect(h.phone.answer.calls).toEqual([]);
    expect(h.phone.hold.calls).toEqual([]);
    expect(h.state().calls.live).toMatchObject([{ id: 'c2', phase: 'active', hold: 'off' }]);
  });
});

describe('auto-answer', () => {
  it('by the setting takes the call after 1 s', async () => {
    await start({ configuration: { autoAnswer: true } });
    h.phone.offer('c1');
    await h.pass(999);
    expect(h.call('c1')).toMatchObject({ phase: 'offered', autoAnswerAt: START + 1_000 });
    await h.pass(1);
    expect(h.call('c1').phase).toBe('active');
    expect(h.payloads(calls.answerStarted)).toEqual([{ callId: 'c1', automatic: true }]);
  });

  it('by the header takes the call after 1 s, though the setting is off', async () => {
    await start();
    h.phone.offer('c1', { answersItself: true });
    await h.pass(1_000);
    expect(h.call('c1').phase).toBe('active');
  });

  it('leaves the agent time to decline', async () => {
    await start({ configuration: { autoAnswer: true } });
    h.phone.offer('c1');
    await h.pass(500);
    h.dispatch(calls.declineRequested({ callId: 'c1' }));
    await h.pass(60_000);
    expect(h.phone.answer.calls).toEqual([]);
    expect(h.state().calls.live).toEqual([]);
  });
});
