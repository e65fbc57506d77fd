import * as calls from '../../../src/store/calls/actions';
import { deferred, fails, silence } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
  await h.answerCall('c1');
  h.forget();
});

afterEach(() => h.end());

const callId = 'c1';

describe('levels', () => {
  it('are turned for each side by itself, and keep their mute', async () => {
    h.dispatch(calls.muteRequested({ callId, side: 'microphone', muted: true }));
    h.dispatch(calls.volumeRequested({ callId, side: 'microphone', volume: 40 }));
    h.dispatch(calls.volumeRequested({ callId, side: 'speaker', volume: 70 }));
    await h.settle();
    expect(h.call('c1')).toMatchObject({
      microphone: { volume: 40, muted: true },
      speaker: { volume: 70, muted: false },
    });
    expect(h.audio.levelsSet).toEqual([
      ['microphone', 'c1', { volume: 100, muted: true }],
      ['microphone', 'c1', { volume: 40, muted: true }],
      ['speaker', 'c1', { volume: 70, muted: false }],
    ]);
  });

  it.each([
    [-5, 0],
    [250, 100],
    [33.4, 33],
  ])('of %p become %p', (asked, volume) => {
    h.dispatch(calls.volumeRequested({ callId, side: 'speaker', volume: asked }));
    expect(h.call('c1').speaker.volume).toBe(volume);
  });

  it("of a call that is over are nobody's", () => {
    h.dispatch(calls.muteRequested({ callId: 'gone', side: 'speaker', muted: true }));
    expect(h.audio.levelsSet).toEqual([]);
    expect(h.types()).toEqual(['calls/muteRequested']);
  });
});

describe('digits', () => {
  const press = (digit: string) => h.dispatch(calls.digitRequested({ callId, digit }));

  it('are sent one after the other', async () => {
    const first = deferred<'rtp' | 'info'>();
    h.phone.sendDigit.next(() => first.promise);
    for (const digit of ['1', '*', '#']) press(digit);
    await h.settle();
    expect(h.phone.sendDigit.calls).toEqual([['c1', '1']]);
    first.resolve('info');
    await h.settle();
    expect(h.payloads(calls.digitSent)).toEqual([
      { callId, digit: '1', by: 'info' },
      { callId, digit: '*', by: 'rtp' },
      { callId, digit: '#', by: 'rtp' },
    ]);
    expect(h.call('c1').digits).toBe('1*#');
  });

  it('that fail are told, and the next ones follow', async () => {
    h.phone.sendDigit.next(fails('notEstablished'));
    press('1');
    press('2');
    await h.settle();
    expect(h.payloads(calls.digitFailed)).toEqual([
      { callId, digit: '1', code: 'notEstablished', message: '' },
    ]);
    expect(h.call('c1').digits).toBe('2');
  });

  it.each(['A', '12', '', ';'])('%j is none', async (digit) => {
    press(digit);
    await h.settle();
    expect(h.phone.sendDigit.calls).toEqual([]);
  });
});

describe('the sound', () => {
  it('is mended by a new microphone and a new path', async () => {
    const order: string[] = [];
    h.phone.reopenMicrophone.next(() => void order.push('microphone'));
    h.phone.restartIce.next(() => void order.push('ice'));
    h.dispatch(calls.repairRequested({ callId }));
    await h.settle();
    expect(order).toEqual(['microphone', 'ice']);
    expect(h.types('calls')).toEqual(['calls/repairRequested', 'calls/repairStarted', 'calls/repaired']);
  });

  it('that cannot be mended is told', async () => {
    h.phone.restartIce.next(fails('negotiationFailed', '488'));
    h.dispatch(calls.repairRequested({ callId }));
    await h.settle();
    expect(h.payloads(calls.repairFailed)).toEqual([{ callId, code: 'negotiationFailed', message: '488' }]);
    expect(h.call('c1').repairing).toBe(false);
  });

  it('is mended once at a time', async () => {
    const opened = deferred<undefined>();
    h.phone.reopenMicrophone.next(() => opened.promise);
    h.dispatch(calls.repairRequested({ callId }));
    h.dispatch(calls.repairRequested({ callId }));
    opened.resolve(undefined);
    await h.settle();
    expect(h.phone.reopenMicrophone.calls).toHaveLength(1);
  });

  it('looks for a new path by itself when its own is lost for good', async () => {
    h.phone.emit({ kind: 'mediaChanged', callId, media: 'failed' });
    await h.settle();
    expect(h.phone.restartIce.calls).toEqual([['c1']]);
    expect(h.phone.reopenMicrophone.calls).toEqual([]);
  });

  it('asks for the exchange when its path is interrupted, and looks for a new one after a second', async () => {
    h.phone.emit({ kind: 'mediaChanged', callId, media: 'interrupted' });
    await h.pass(999);
    expect(h.phone.checks).toBe(1);
    expect(h.phone.restartIce.calls).toEqual([]);
    await h.pass(1);
    expect(h.phone.restartIce.calls).toEqual([['c1']]);
  });

  it.each([
    ['the path is back', () => h.phone.emit({ kind: 'mediaChanged', callId, media: 'connected' })],
    [
      'the socket is lost: the next one brings it',
      () => h.phone.emit({ kind: 'socketLost', code: 1006, reason: '' }),
    ],
  ])('looks for no new path when meanwhile %s', async (_what, happens) => {
    h.phone.connect.next(silence);
    h.phone.emit({ kind: 'mediaChanged', callId, media: 'interrupted' });
    await h.settle();
    happens();
    await h.pass(1_000);
    expect(h.phone.restartIce.calls).toEqual([]);
  });

  it('of a muted agent who talks is told, until the mute ends', async () => {
    h.audio.emit({ kind: 'talkedWhileMuted', callId });
    await h.settle();
    expect(h.call('c1').troubles).toEqual(['talkingWhileMuted']);
    h.audio.emit({ kind: 'stoppedTalking', callId });
    await h.settle();
    expect(h.call('c1').troubles).toEqual([]);
  });
});
