import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import * as select from '../../../src/store/calls/selectors';
import type { CallEnd, CallPhase } from '../../../src/store/calls/types';
import { injectStampSource } from '../../../src/store/stamp';
import * as softphone from '../../../src/store/softphone/actions';
import { emptyState, fold } from '../../support/fold';
import { callEnded, holdOf, incomingCall, offeredCall, outgoingCall, taken } from '../../support/liveCalls';

const callId = 'k1';

const dialed = calls.dialed({
  callId,
  number: '4002',
  name: 'Bruno',
  queue: 'Voz',
  contactId: '9',
  consultOf: null,
});

const answerStarted = calls.answerStarted({ callId, automatic: false });

/** What happens until the call is in a phase. */
const until: Record<CallPhase, UnknownAction[]> = {
  offered: [offeredCall(callId)],
  answering: [offeredCall(callId), answerStarted],
  dialing: [dialed],
  ringing: [dialed, calls.progressed({ callId, status: 180, earlyMedia: false })],
  active: incomingCall(callId),
  ending: [...incomingCall(callId), calls.hangUpStarted({ callId })],
};

const events = {
  'offered again': offeredCall(callId),
  'dialed again': dialed,
  'progressed 100': calls.progressed({ callId, status: 100, earlyMedia: false }),
  'progressed 180': calls.progressed({ callId, status: 180, earlyMedia: false }),
  answerStarted,
  answered: calls.answered({ callId }),
  hangUpStarted: calls.hangUpStarted({ callId }),
} as const;

type Row = [from: CallPhase, to: Partial<Record<keyof typeof events, CallPhase>>];

/** Where each event leads; those that are not named change nothing. */
const ways: Row[] = [
  ['offered', { answerStarted: 'answering', hangUpStarted: 'ending' }],
  ['answering', { answered: 'active', hangUpStarted: 'ending' }],
  ['dialing', { 'progressed 180': 'ringing', answered: 'active', hangUpStarted: 'ending' }],
  ['ringing', { answered: 'active', hangUpStarted: 'ending' }],
  ['active', { hangUpStarted: 'ending' }],
  ['ending', {}],
];

const table = ways.flatMap(([from, to]) =>
  Object.entries(events).map(([name, event]) => ({
    from,
    name,
    event,
    to: new Map<string, CallPhase>(Object.entries(to)).get(name) ?? null,
  })),
);

const end: CallEnd = { by: 'other', cause: 'completed', status: null, q850: 16 };

describe('a call', () => {
  it.each(table)('that is $from, at $name: $to', ({ from, event, to }) => {
    const before = fold(until[from]);
    expect(select.selectCall(before, callId)?.phase).toBe(from);
    const after = fold([event], before);
    if (to === null) expect(after.calls).toBe(before.calls);
    else expect(select.selectCall(after, callId)?.phase).toBe(to);
  });

  it.each(Object.keys(until) as CallPhase[])('that is %s leaves the live ones when it ends', (from) => {
    const before = injectStampSource({ now: () => 5_000, newId: () => 'a' });
    const state = fold([...until[from], calls.ended({ callId, end })]);
    injectStampSource(before);
    expect(select.selectLiveCalls(state)).toEqual([]);
    expect(select.selectEndedCalls(state)).toEqual([
      expect.objectContaining({ id: callId, end, endedAt: 5_000 }),
    ]);
    expect(select.selectEndedCalls(state)[0]).not.toHaveProperty('phase');
  });

  it('that is over stays over', () => {
    const over = fold([...incomingCall(callId), callEnded(callId)]);
    for (const event of [...Object.values(events), callEnded(callId), calls.transferred({ callId })])
      expect(fold([event], over).calls).toBe(over.calls);
  });

  it('that nobody answered here may be offered again, and is no missed one while it is', () => {
    const gaveUp = callEnded(callId, { cause: 'cancelled', status: 487 });
    const again = fold([offeredCall(callId), gaveUp, offeredCall(callId)]);
    expect(select.selectOfferedCall(again)?.id).toBe(callId);
    expect(select.selectEndedCalls(again)).toEqual([]);
    expect(select.selectMissedCalls(again)).toEqual([]);
    expect(select.selectMissedCalls(fold([gaveUp], again))).toMatchObject([{ id: callId }]);
  });

  it('that nobody knows cannot end', () => {
    const state = emptyState();
    expect(fold([callEnded('x')], state).calls).toBe(state.calls);
  });

  it('that comes is as the exchange told it', () => {
    const before = injectStampSource({ now: () => 1_000, newId: () => 'a' });
    const state = fold([offeredCall(callId, { data: { 'X-Plano': 'Ouro' }, autoAnswerAt: 2_000 })]);
    injectStampSource(before);
    expect(select.selectOfferedCall(state)).toEqual(
      expect.objectContaining({
        id: callId,
        direction: 'incoming',
        phase: 'offered',
        number: '11988880001',
        name: 'Maria Souza',
        queue: 'Voz',
        uniqueId: 'u-1',
        contactId: '77',
        data: { 'X-Plano': 'Ouro' },
        startedAt: 1_000,
        answeredAt: null,
        autoAnswerAt: 2_000,
        hold: 'off',
        media: 'connecting',
        digits: '',
        classified: false,
        speaker: { volume: 100, muted: false },
        microphone: { volume: 100, muted: false },
      }),
    );
  });

  it('that is dialled is as the agent asked for it', () => {
    expect(select.selectLiveCalls(fold([dialed]))).toEqual([
      expect.objectContaining({
        id: callId,
        direction: 'outgoing',
        phase: 'dialing',
        number: '4002',
        name: 'Bruno',
        queue: 'Voz',
        contactId: '9',
        consultOf: null,
        uniqueId: null,
        data: {},
      }),
    ]);
  });

  it('does not wait for itself any more once it was taken', () => {
    const state = fold([offeredCall(callId, { autoAnswerAt: 99 }), answerStarted]);
    expect(select.selectCall(state, callId)?.autoAnswerAt).toBeNull();
  });

  it('is answered at the time of the answer', () => {
    const state = fold(until.answering);
    const before = injectStampSource({ now: () => 7_000, newId: () => 'a' });
    const next = fold([calls.answered({ callId })], state);
    injectStampSource(before);
    expect(select.selectCall(next, callId)?.answeredAt).toBe(7_000);
  });

  it('keeps its announcement when 180 follows without sound', () => {
    const state = fold([
      dialed,
      calls.progressed({ callId, status: 183, earlyMedia: true }),
      calls.progressed({ callId, status: 180, earlyMedia: false }),
    ]);
    expect(select.selectCall(state, callId)).toMatchObject({ phase: 'ringing', earlyMedia: true });
  });

  it('takes the name of who is at the other end now', () => {
    const named = (number: string, name: string | null) =>
      select.selectCall(fold([calls.identityChanged({ callId, number, name })], fold(until.active)), callId);
    expect(named('4010', 'Carla')).toMatchObject({ number: '4010', name: 'Carla' });
    expect(named('4010', null)).toMatchObject({ number: '4010', name: null });
    expect(named('11988880001', null)).toMatchObject({ name: 'Maria Souza' });
    const state = fold(until.active);
    const same = calls.identityChanged({ callId, number: '11988880001', name: 'Maria Souza' });
    expect(fold([same], state).calls).toBe(state.calls);
  });
});

describe('several calls', () => {
  it.each(['offered', 'answering', 'dialing', 'ringing', 'active'] as const)(
    'let none ring beside one that is %s',
    (phase) => {
      const state = fold(until[phase]);
      expect(fold([offeredCall('k2')], state).calls).toBe(state.calls);
    },
  );

  it('let one ring while the last one is hung up', () => {
    const state = fold([...until.ending, offeredCall('k2')]);
    expect(select.selectOfferedCall(state)?.id).toBe('k2');
    expect(select.selectLiveCalls(state).map(({ id }) => id)).toEqual([callId, 'k2']);
  });

  it('let one take the place of another', () => {
    const replacing = offeredCall('k2', { replaces: callId });
    const state = fold([...incomingCall(callId), replacing]);
    expect(select.selectLiveCalls(state).map(({ id }) => id)).toEqual([callId, 'k2']);
    const busy = fold([...incomingCall(callId), ...outgoingCall('k3')]);
    expect(select.selectLiveCalls(fold([replacing], busy)).map(({ id }) => id)).toEqual([callId, 'k3', 'k2']);
    expect(fold([offeredCall('k2', { replaces: 'k4' })], busy).calls).toBe(busy.calls);
    const ringing = fold([offeredCall(callId)]);
    expect(fold([replacing], ringing).calls).toBe(ringing.calls);
  });

  it('let one take the place of another while a third one rings', () => {
    const state = fold([...incomingCall(callId), calls.hangUpStarted({ callId }), offeredCall('k2')]);
    const rings = fold([callEnded(callId), ...outgoingCall('k3')], state);
    const next = fold([offeredCall('k4', { replaces: 'k3' })], rings);
    expect(select.selectLiveCalls(next).map(({ id }) => id)).toEqual(['k2', 'k3', 'k4']);
    expect(select.selectOfferedCall(next)?.id).toBe('k2');
    expect(fold([offeredCall('k4', { replaces: 'k2' })], rings).calls).toBe(rings.calls);
  });

  it('leave the agent with whom they spoke when one takes the place of a held one', () => {
    const held = [...incomingCall(callId), ...holdOf(callId, true), ...outgoingCall('k3')];
    const replacing = [offeredCall('k2', { replaces: callId }), ...taken('k2')];
    expect(select.selectCurrentCall(fold([...held, ...replacing]))?.id).toBe('k3');
    const current = [...incomingCall(callId), ...outgoingCall('k3'), ...holdOf('k3', true)];
    const spoken = [...current, calls.holdChanged({ callId, held: false }), ...replacing];
    expect(select.selectCurrentCall(fold(spoken))?.id).toBe('k2');
  });

  it('live side by side when the agent dials', () => {
    const state = fold([...incomingCall(callId), ...outgoingCall('k2')]);
    expect(select.selectLiveCalls(state).map(({ id }) => id)).toEqual([callId, 'k2']);
  });

  it('are remembered when they are over: the last 50, the newest first', () => {
    const ids = Array.from({ length: 60 }, (_id, index) => `k${index}`);
    const state = fold(ids.flatMap((id) => [...outgoingCall(id), callEnded(id)]));
    expect(select.selectEndedCalls(state).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 50));
  });

  it('outlive the way to the exchange and end with the session', () => {
    const state = fold(incomingCall(callId));
    const lost = fold([softphone.lost({ code: 1006, reason: '' }), softphone.closed()], state);
    expect(lost.calls).toBe(state.calls);
    expect(fold([loggedOut({ reason: 'agent', message: null })], lost).calls).toEqual(emptyState().calls);
  });
});
