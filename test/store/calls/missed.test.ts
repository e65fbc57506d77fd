import type { UnknownAction } from '@reduxjs/toolkit';
import * as calls from '../../../src/store/calls/actions';
import { selectMissedCalls } from '../../../src/store/calls/selectors';
import type { CallEnd } from '../../../src/store/calls/types';
import { fold } from '../../support/fold';
import { callEnded, incomingCall, offeredCall } from '../../support/liveCalls';
import { sampleReportedCall } from '../../support/samples';

const missed = (...actions: UnknownAction[]) => selectMissedCalls(fold(actions));

const ids = (...actions: UnknownAction[]) => missed(...actions).map(({ id }) => id);

const gaveUp: Partial<CallEnd> = { by: 'other', cause: 'cancelled' };

const unseen = (uniqueId: string) => [
  calls.rangAtServer({ call: sampleReportedCall({ uniqueId, callId: null, number: '4002' }) }),
  calls.offerMissed({ uniqueId }),
];

describe('the missed calls', () => {
  it('are those that rang until the caller gave up, or for too long, newest first', () => {
    const first = [offeredCall('a'), callEnded('a', gaveUp)];
    const second = [offeredCall('b'), callEnded('b', { by: 'console', cause: 'noAnswer' })];
    expect(missed(...first)).toMatchObject([
      { id: 'a', number: '11988880001', name: 'Maria Souza', queue: 'Voz', rang: true },
    ]);
    expect(ids(...first, ...second)).toEqual(['b', 'a']);
  });

  it('are those, too, whose caller gave up while the answer was under way', () => {
    const answering = [offeredCall('a'), calls.answerStarted({ callId: 'a', automatic: false })];
    expect(ids(...answering, callEnded('a', gaveUp))).toEqual(['a']);
    expect(ids(...answering, callEnded('a', { by: 'console', cause: 'noAnswer' }))).toEqual(['a']);
    expect(ids(...answering, callEnded('a', { by: 'other', cause: 'completedElsewhere' }))).toEqual([]);
    expect(ids(...answering, callEnded('a', { by: 'console', cause: 'microphoneRefused' }))).toEqual([]);
    const left = calls.hangUpStarted({ callId: 'a' });
    expect(ids(...answering, left, callEnded('a', gaveUp))).toEqual([]);
  });

  it('are those, too, that the server told of and no softphone had, each once', () => {
    const told = unseen('u9');
    expect(missed(...told)).toMatchObject([{ id: 'u9', number: '4002', rang: false }]);
    expect(ids(...told, calls.offerMissed({ uniqueId: 'u9' }))).toEqual(['u9']);
    expect(ids(calls.offerMissed({ uniqueId: 'u8' }))).toEqual([]);
  });

  it.each<[string, UnknownAction[]]>([
    ['was declined', [offeredCall('a'), callEnded('a', { by: 'agent', cause: 'rejected' })]],
    [
      'was answered elsewhere',
      [offeredCall('a'), callEnded('a', { by: 'other', cause: 'completedElsewhere' })],
    ],
    ['was answered here', [...incomingCall('a'), callEnded('a', { by: 'other', cause: 'completed' })]],
    [
      'was to take the place of another one',
      [...incomingCall('b'), offeredCall('a', { replaces: 'b' }), callEnded('a', gaveUp)],
    ],
    ['ended with the session', [offeredCall('a'), callEnded('a', { by: 'console', cause: 'completed' })]],
  ])('are not one that %s', (_what, actions) => {
    expect(ids(...actions)).toEqual([]);
  });

  it('are none once the call came after all', () => {
    const late = offeredCall('k', { uniqueId: 'u9', number: '4002' });
    expect(ids(...unseen('u9'), late)).toEqual([]);
    expect(ids(...unseen('u9'), late, callEnded('k', gaveUp))).toEqual(['k']);
  });

  it('of an earlier page are among those of this one, each once and in their order', () => {
    const now = [offeredCall('a'), callEnded('a', gaveUp)];
    const [own] = missed(...now);
    const earlier = { id: 'z', number: '4001', name: null, queue: null, rang: true, at: 1 };
    const restored = calls.missedRestored({ calls: [earlier, { ...earlier, id: 'a', at: 2 }] });
    expect(missed(...now, restored)).toEqual([own, { ...earlier, wasTold: true }]);
    expect(ids(restored, ...now)).toEqual(['a', 'z']);
    expect(ids(restored, calls.missedSeenRequested({ ids: ['z', 'a'] }))).toEqual([]);
  });

  it('stay until the agent saw them', () => {
    const all = [offeredCall('a'), callEnded('a', gaveUp), ...unseen('u9')];
    expect(ids(...all, calls.missedSeenRequested({ ids: ['a'] }))).toEqual(['u9']);
    const before = fold(all);
    expect(fold([...all, calls.missedSeenRequested({ ids: ['x'] })]).calls).toEqual(before.calls);
  });

  it('are no more than twenty', () => {
    const many = Array.from({ length: 25 }, (_, at) => unseen(`u${at}`)).flat();
    expect(ids(...many)).toHaveLength(20);
    expect(ids(...many)[0]).toBe('u24');
  });
});
