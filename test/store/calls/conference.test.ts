import * as calls from '../../../src/store/calls/actions';
import * as select from '../../../src/store/calls/selectors';
import type { Participant } from '../../../src/store/calls/types';
import type { RootState } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';
import { callEnded, incomingCall, outgoingCall } from '../../support/liveCalls';
import { sampleReportedCall } from '../../support/samples';

const ROOM = { room: '1001' };

const inRoom = () => outgoingCall('r1', { number: '*701001', ...ROOM });

const asked = (id = 'p1', fields: Partial<Participant> = {}) =>
  calls.participantAsked({
    callId: 'r1',
    participant: { id, name: 'Emily', number: '9720', extension: null, ...fields },
  });

const rang = (uniqueId: string, fields: Parameters<typeof sampleReportedCall>[0] = {}) =>
  calls.rangAtServer({
    call: sampleReportedCall({
      uniqueId,
      callId: null,
      number: '9720',
      name: null,
      incoming: false,
      ...ROOM,
      ...fields,
    }),
  });

const joined = (uniqueId: string) =>
  calls.answeredAtServer({ uniqueId, at: '2026-03-10T12:00:00Z', conversationId: null });

const hungUp = (uniqueId: string, cause = 16) =>
  calls.hungUpAtServer({ uniqueId, cause, at: '2026-03-10T12:00:00Z', conversationId: null });

function usersOf(state: RootState, callId = 'r1') {
  return state.calls.live.find(({ id }) => id === callId)?.conference?.users;
}

test('who is on the list of a room already is awaited nowhere else when the centre tells it again', () => {
  const state = fold([...inRoom(), asked(), rang('17.9'), rang('17.9')]);
  expect(usersOf(state)).toHaveLength(1);
  expect(state.calls.unmatchedReports).toEqual([]);
});

describe('who is in a room', () => {
  it('is nobody of a call into no room', () => {
    const state = fold([
      ...outgoingCall('out1'),
      calls.participantAsked({
        callId: 'out1',
        participant: { id: 'p', name: null, number: '1', extension: null },
      }),
    ]);
    expect(usersOf(state, 'out1')).toBeUndefined();
    expect(select.selectRoomCall(state)).toBeNull();
  });

  it('is asked, called, in and gone as the centre tells it', () => {
    const steps = [...inRoom(), asked()];
    expect(usersOf(fold(steps))).toMatchObject([{ state: 'asking', uniqueId: null }]);
    steps.push(calls.participantCalled({ callId: 'r1', id: 'p1', legId: 'leg1' }));
    expect(usersOf(fold(steps))).toMatchObject([{ state: 'called', legId: 'leg1' }]);
    steps.push(rang('u5', { callId: 'leg1', number: '+5511' }));
    expect(usersOf(fold(steps))).toMatchObject([{ id: 'p1', state: 'called', uniqueId: 'u5' }]);
    steps.push(joined('u5'));
    expect(usersOf(fold(steps))).toMatchObject([{ state: 'in' }]);
    steps.push(hungUp('u5'));
    expect(usersOf(fold(steps))).toEqual([]);
  });

  it('is the same whether the answer or the event comes first', () => {
    const called = calls.participantCalled({ callId: 'r1', id: 'p1', legId: 'leg1' });
    const told = [rang('u5', { callId: 'leg1' }), joined('u5')];
    const one = usersOf(fold([...inRoom(), asked(), called, ...told]));
    const other = usersOf(fold([...inRoom(), asked(), ...told, called]));
    expect(other).toEqual(one);
  });

  it('says of whom nobody tells anything that it does not know; what is told later counts', () => {
    const untold = calls.participantEventsMissed({ callId: 'r1', id: 'p1' });
    const called = calls.participantCalled({ callId: 'r1', id: 'p1', legId: 'leg1' });
    const steps = [...inRoom(), asked(), called, untold];
    expect(usersOf(fold(steps))).toMatchObject([{ state: 'untold' }]);
    steps.push(rang('u5', { callId: 'leg1' }));
    expect(usersOf(fold([...steps, joined('u5')]))).toMatchObject([{ state: 'in' }]);
    expect(usersOf(fold([...steps, joined('u5'), untold]))).toMatchObject([{ state: 'in' }]);
    expect(usersOf(fold([...steps, hungUp('u5', 19)]))).toMatchObject([{ state: 'out', cause: 19 }]);
    expect(usersOf(fold([...steps, hungUp('u5', 16)]))).toEqual([]);
  });

  it('keeps those who did not come, with why, until they are asked again or taken off', () => {
    const steps = [...inRoom(), asked(), rang('u5'), hungUp('u5', 17)];
    expect(usersOf(fold(steps))).toMatchObject([{ state: 'out', cause: 17 }]);
    expect(usersOf(fold([...steps, asked('p2')]))).toMatchObject([
      { id: 'p2', state: 'asking', cause: null },
    ]);
    expect(usersOf(fold([...steps, calls.participantRemoveRequested({ callId: 'r1', id: 'p1' })]))).toEqual(
      [],
    );
  });

  it('keeps why the centre refused; an answer that comes too late changes nothing', () => {
    const refused = calls.participantRefused({ callId: 'r1', id: 'p1', code: 'offline', message: '' });
    expect(usersOf(fold([...inRoom(), asked(), refused]))).toMatchObject([
      { state: 'out', failure: { code: 'offline' } },
    ]);
    const there = fold([...inRoom(), asked(), rang('u5'), joined('u5')]);
    expect(usersOf(fold([refused], there))).toBe(usersOf(there));
  });

  it('loses who is taken out, whoever says so first, and keeps who could not be', () => {
    const there = [...inRoom(), asked(), rang('u5'), joined('u5')];
    const started = calls.participantRemoveStarted({ callId: 'r1', id: 'p1' });
    expect(usersOf(fold([...there, started]))).toMatchObject([{ state: 'in', isLeaving: true }]);
    expect(usersOf(fold([...there, started, hungUp('u5')]))).toEqual([]);
    expect(usersOf(fold([...there, started, calls.participantRemoved({ callId: 'r1', id: 'p1' })]))).toEqual(
      [],
    );
    const failed = calls.participantRemoveFailed({ callId: 'r1', id: 'p1', code: 'timeout', message: '' });
    expect(usersOf(fold([...there, started, failed]))).toMatchObject([
      { state: 'in', isLeaving: false, failure: { code: 'timeout' } },
    ]);
  });

  it('knows also whom nobody here asked, and none of another room', () => {
    const steps = [...inRoom(), rang('u7', { name: 'Bruno', number: '1002' }), joined('u7')];
    expect(usersOf(fold(steps))).toMatchObject([{ id: 'u7', name: 'Bruno', state: 'in' }]);
    expect(usersOf(fold([...inRoom(), rang('u8', { room: '7' })]))).toEqual([]);
    expect(select.selectCalls(fold(steps)).unmatchedReports).toEqual([]);
  });

  it('is read anew from the books', () => {
    const steps = [...inRoom(), asked(), rang('u5'), joined('u5'), rang('u6', { number: '1' }), joined('u6')];
    const read = calls.participantsEnded({ callId: 'r1', uniqueIds: ['u6', 'other'] });
    expect(usersOf(fold([...steps, read]))).toMatchObject([{ uniqueId: 'u5' }]);
  });

  it('comes with the headers of a call into a room, and the centre tells of the same people', () => {
    const conference = { room: '7', users: [{ name: 'Ana', number: '1001' }] };
    const state = fold([
      ...incomingCall('in1', { conference }),
      rang('u9', { number: '1001', room: '7' }),
      joined('u9'),
    ]);
    expect(state.calls.live[0]?.conference).toMatchObject({
      room: '7',
      users: [{ name: 'Ana', uniqueId: 'u9' }],
    });
  });

  it('is not mixed up with a call of the agent to the same number', () => {
    const state = fold([...inRoom(), ...outgoingCall('out1', { number: '9720' }), asked(), rang('u5')]);
    expect(usersOf(state)).toMatchObject([{ uniqueId: 'u5' }]);
    expect(state.calls.live.find(({ id }) => id === 'out1')?.uniqueId).toBeNull();
  });
});

describe('a call that goes on in a room', () => {
  const moving = () => [
    ...incomingCall('in1'),
    calls.answeredAtServer({ uniqueId: 'u-1', at: '2026-03-10T12:00:00Z', conversationId: '900' }),
    ...inRoom(),
    calls.openRequested({ callId: 'in1' }),
    calls.transferStarted({ callId: 'in1', kind: 'room', to: '*701001' }),
  ];

  it('brings its other side, its service and its screen along', () => {
    const state = fold([...moving(), calls.transferred({ callId: 'in1' })]);
    expect(usersOf(state)).toMatchObject([{ name: 'Maria Souza', number: '11988880001', state: 'in' }]);
    expect(state.calls.live[0]).toMatchObject({ id: 'r1', contactId: '77', conversationId: '900' });
    expect(state.calls).toMatchObject({ shownId: 'r1', ended: [{ id: 'in1', end: { by: 'agent' } }] });
  });

  it('does so too where the exchange ends it instead of telling', () => {
    const steps = [...moving(), callEnded('in1'), calls.transferred({ callId: 'in1' })];
    expect(usersOf(fold(steps))).toMatchObject([{ number: '11988880001', state: 'in' }]);
    const after = [...moving(), calls.transferProgressed({ callId: 'in1', status: 200 }), callEnded('in1')];
    expect(usersOf(fold(after))).toMatchObject([{ state: 'in' }]);
  });

  it('has them once, whoever told of them', () => {
    const state = fold([
      ...moving(),
      rang('u5', { number: '11988880001' }),
      joined('u5'),
      calls.transferred({ callId: 'in1' }),
    ]);
    expect(usersOf(state)).toMatchObject([{ uniqueId: 'u5', name: 'Maria Souza', state: 'in' }]);
  });

  it('that the room refuses stays as it was, and the agent is told in passing', () => {
    const failed = calls.transferFailed({ callId: 'in1', status: 503, code: 'transferFailed', message: '' });
    const state = fold([...moving(), failed]);
    expect(state.calls.live[0]).toMatchObject({ id: 'in1', phase: 'active', transfer: null });
    expect(state.calls).toMatchObject({
      notice: { kind: 'roomFailed', who: 'Maria Souza' },
      transferDialog: null,
    });
  });
});
