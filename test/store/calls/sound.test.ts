import type { UnknownAction } from '@reduxjs/toolkit';
import * as calls from '../../../src/store/calls/actions';
import * as select from '../../../src/store/calls/selectors';
import type { Call } from '../../../src/store/calls/types';
import type { RootState } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';
import { callEnded, incomingCall, offeredCall, outgoingCall } from '../../support/liveCalls';

const callId = 'k1';

const active = fold(incomingCall(callId));

const the = (state: RootState): Call | null => select.selectCall(state, callId);

describe('the sound of a call', () => {
  it('is as the peer connection tells it', () => {
    const interrupted = fold([calls.mediaChanged({ callId, media: 'interrupted' })], active);
    expect(the(interrupted)?.media).toBe('interrupted');
    expect(fold([calls.mediaChanged({ callId, media: 'connected' })], active).calls).toBe(active.calls);
  });

  it('has its quality folded', () => {
    const samples = [4.4, 2.1, 3.3].map((mos, index) => ({
      mos,
      rttMs: 10 * index,
      jitterMs: 2,
      lossFraction: 0,
    }));
    const state = fold(
      samples.map((sample) => calls.qualityMeasured({ callId, ...sample })),
      active,
    );
    const quality = the(state)?.quality;
    expect(quality).toMatchObject({ last: samples[2], lowest: 2.1, highest: 4.4, count: 3 });
    expect(quality?.average).toBeCloseTo(9.8 / 3, 10);
    expect(quality?.last).not.toHaveProperty('callId');
  });

  it('has each trouble once, until it is over or the agent knows', () => {
    const found = (trouble: 'notHeard' | 'hearingNothing') => calls.troubleFound({ callId, trouble });
    const troubled = fold([found('notHeard'), found('hearingNothing')], active);
    expect(the(troubled)?.troubles).toEqual(['notHeard', 'hearingNothing']);
    expect(fold([found('notHeard')], troubled).calls).toBe(troubled.calls);
    const mended = fold([calls.troubleEnded({ callId, trouble: 'notHeard' })], troubled);
    expect(the(mended)?.troubles).toEqual(['hearingNothing']);
    expect(fold([calls.troubleEnded({ callId, trouble: 'notHeard' })], mended).calls).toBe(mended.calls);
    const known = fold([calls.troubleDismissRequested({ callId })], troubled);
    expect(the(known)?.troubles).toEqual([]);
    expect(fold([calls.troubleDismissRequested({ callId })], known).calls).toBe(known.calls);
  });

  it('is mended once at a time', () => {
    const mending = fold([calls.repairStarted({ callId })], active);
    expect(the(mending)?.repairing).toBe(true);
    expect(fold([calls.repairStarted({ callId })], mending).calls).toBe(mending.calls);
    expect(the(fold([calls.repaired({ callId })], mending))?.repairing).toBe(false);
    const failed = calls.repairFailed({ callId, code: 'microphoneBusy', message: '' });
    expect(the(fold([failed], mending))?.repairing).toBe(false);
    const ringing = fold([offeredCall(callId)]);
    expect(fold([calls.repairStarted({ callId })], ringing).calls).toBe(ringing.calls);
  });

  it('is nobody’s when the call is over', () => {
    const over = fold([callEnded(callId)], active);
    const late = fold(
      [
        calls.mediaChanged({ callId, media: 'failed' }),
        calls.qualityMeasured({ callId, mos: 1, rttMs: 1, jitterMs: 1, lossFraction: 1 }),
        calls.troubleFound({ callId, trouble: 'notHeard' }),
        calls.repaired({ callId }),
      ],
      over,
    );
    expect(late.calls).toBe(over.calls);
  });
});

describe('what is heard', () => {
  const dialled = outgoingCall('k2').slice(0, 1);
  const ringing = outgoingCall('k2').slice(0, 2);
  const early = calls.progressed({ callId: 'k2', status: 183, earlyMedia: true });
  const rings = calls.progressed({ callId: 'k2', status: 180, earlyMedia: false });

  it.each<[string, UnknownAction[], 'incoming' | 'ringBack' | 'none']>([
    ['nothing without calls', [], 'none'],
    ['the ring of a call', [offeredCall(callId)], 'incoming'],
    ['nothing once it is taken', incomingCall(callId).slice(0, 2), 'none'],
    ['nothing once it is refused', [offeredCall(callId), calls.hangUpStarted({ callId })], 'none'],
    ['nothing once the caller gave up', [offeredCall(callId), callEnded(callId)], 'none'],
    ['nothing before the other side rings', dialled, 'none'],
    ['the ring-back', ringing, 'ringBack'],
    ['what the other side plays instead', [...dialled, early, rings], 'none'],
    ['what the other side plays after its ring', [...ringing, early], 'none'],
    ['no ring-back once it is answered', outgoingCall('k2'), 'none'],
    ['no ring-back once it is given up', [...ringing, calls.hangUpStarted({ callId: 'k2' })], 'none'],
    ['no ring-back once it failed', [...ringing, callEnded('k2', { cause: 'busy' })], 'none'],
  ])('is %s', (_what, actions, ring) => {
    expect(select.selectRing(fold(actions))).toBe(ring);
  });
});
