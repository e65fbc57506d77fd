import * as calls from '../../../src/store/calls/actions';
import { fails } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

async function start(): Promise<void> {
  h = createVoiceHarness();
  await h.start();
  h.forget();
}

afterEach(() => h.end());

describe('a call that takes the place of one of two', () => {
  /** `c1` is on hold, and the agent speaks to the other one, whose id is told. */
  async function speakToAnother(): Promise<string> {
    await start();
    await h.answerCall('c1');
    const other = await h.talkTo('2002');
    h.phone.hold.calls.length = 0;
    return other;
  }

  /** As the softphone does it by itself. */
  async function replace(replaced: string): Promise<void> {
    h.phone.offer('c2', { replaces: replaced, answersItself: true });
    await h.settle();
    h.phone.end(replaced);
    h.phone.emit({ kind: 'established', callId: 'c2' });
    await h.pass(1_000);
  }

  it('is held as the one was, and the agent goes on speaking to the other', async () => {
    const other = await speakToAnother();
    await replace('c1');
    expect(h.phone.hold.calls).toEqual([['c2']]);
    expect(h.phone.resume.calls).toEqual([]);
    expect(h.state().calls.live).toMatchObject([
      { id: other, hold: 'off' },
      { id: 'c2', phase: 'active', hold: 'on' },
    ]);
  });

  it('is spoken to where the one was while another one rings, which rings on', async () => {
    await start();
    h.phone.offer('c1');
    const other = await h.talkTo('2002');
    await replace(other);
    expect(h.phone.hangUp.calls).toEqual([]);
    expect(h.state().calls.live).toMatchObject([
      { id: 'c1', phase: 'offered' },
      { id: 'c2', phase: 'active', hold: 'off' },
    ]);
  });

  it('is spoken to where the one was, and the other stays on hold', async () => {
    const other = await speakToAnother();
    await replace(other);
    expect(h.phone.hold.calls).toEqual([]);
    expect(h.phone.resume.calls).toEqual([]);
    expect(h.state().calls.live).toMatchObject([
      { id: 'c1', hold: 'on' },
      { id: 'c2', hold: 'off' },
    ]);
  });

  it('that could not be held keeps the agent to itself', async () => {
    const other = await speakToAnother();
    h.phone.hold.next(fails('negotiationFailed'));
    await replace('c1');
    expect(h.phone.hold.calls).toEqual([['c2'], [other]]);
  });

  it('leaves the one on hold where it does not come about', async () => {
    await start();
    await h.answerCall('c1');
    h.dispatch(calls.holdRequested({ callId: 'c1' }));
    await h.settle();
    h.phone.offer('c2', { replaces: 'c1', answersItself: true });
    h.phone.end('c2', { by: 'agent', cause: 'temporarilyUnavailable' });
    await h.pass(1_000);
    expect(h.phone.resume.calls).toEqual([]);
    expect(h.call('c1').hold).toBe('on');
  });

  it('is on hold alone, too, and as muted and as loud as the one', async () => {
    await start();
    await h.answerCall('c1');
    h.dispatch(calls.muteRequested({ callId: 'c1', side: 'microphone', muted: true }));
    h.dispatch(calls.volumeRequested({ callId: 'c1', side: 'speaker', volume: 60 }));
    h.dispatch(calls.holdRequested({ callId: 'c1' }));
    await h.settle();
    await replace('c1');
    expect(h.phone.resume.calls).toEqual([]);
    const microphone = { volume: 100, muted: true };
    expect(h.call('c2')).toMatchObject({ hold: 'on', microphone, speaker: { volume: 60, muted: false } });
    expect(h.audio.levelsSet).toContainEqual(['microphone', 'c2', microphone]);
  });
});

describe('a call that the state does not take', () => {
  it.each<[string, object, 'decline' | 'hangUp', unknown[]]>([
    ['that takes the place of a ringing one is ended', { replaces: 'c1' }, 'hangUp', ['c2']],
    ['that comes beside it is sent on', {}, 'decline', ['c2', 486]],
  ])('%s', async (_what, fields, command, told) => {
    await start();
    h.phone.offer('c1');
    h.phone.offer('c2', fields);
    await h.settle();
    expect(h.phone[command].calls).toEqual([told]);
    expect(h.payloads(calls.answerStarted)).toEqual([]);
  });

  it('that was spoken on and comes again under its old id is sent on', async () => {
    await start();
    await h.answerCall('c1');
    h.phone.end('c1');
    h.phone.offer('c1');
    await h.settle();
    expect(h.phone.decline.calls).toEqual([['c1', 486]]);
  });
});
