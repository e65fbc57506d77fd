import type { UnknownAction } from '@reduxjs/toolkit';
import * as calls from '../../../src/store/calls/actions';
import * as select from '../../../src/store/calls/selectors';
import type { CallCause, CallEnd } from '../../../src/store/calls/types';
import * as conversations from '../../../src/store/conversations/actions';
import { fold } from '../../support/fold';
import { callEnded, incomingCall, offeredCall, outgoingCall } from '../../support/liveCalls';

const callId = 'k1';

const dialling = outgoingCall(callId).slice(0, 2);

const failure = { code: 'INTERNO', message: 'Tente mais tarde' };

function end(cause: CallCause, by: CallEnd['by'] = 'other'): UnknownAction {
  return callEnded(callId, { cause, by });
}

describe('why a call failed', () => {
  const dialed = { callId, number: '4002', name: null, direction: 'outgoing' };
  const offered = { callId, number: '11988880001', name: 'Maria Souza', direction: 'incoming' };
  const dialRequested = calls.dialRequested({
    number: '4003',
    name: null,
    queue: null,
    contactId: null,
    consultOf: null,
  });

  it.each<[string, UnknownAction[], object | null]>([
    ['busy', [...dialling, end('busy')], { ...dialed, cause: 'busy' }],
    [
      'no microphone',
      [...dialling, end('microphoneRefused', 'console')],
      { ...dialed, cause: 'microphoneRefused' },
    ],
    ['nobody answered', [...dialling, end('noAnswer', 'console')], { ...dialed, cause: 'noAnswer' }],
    ['given up by the agent', [...dialling, calls.hangUpStarted({ callId }), end('requestTerminated')], null],
    ['hung up by the agent', [...dialling, end('cancelled', 'agent')], null],
    ['answered and over', [...outgoingCall(callId), end('completed')], null],
    [
      'answered and lost',
      [...outgoingCall(callId), end('connection', 'console')],
      { ...dialed, wasAnswered: true },
    ],
    [
      'an account without WebRTC',
      [...outgoingCall(callId), end('misconfiguredAccount')],
      { cause: 'misconfiguredAccount', wasAnswered: false, callBack: null },
    ],
    ['the caller gave up', [offeredCall(callId), end('cancelled')], null],
    ['answered elsewhere', [offeredCall(callId), end('completedElsewhere')], null],
    ['not taken in time', [offeredCall(callId), end('noAnswer', 'console')], null],
    ['declined by the agent', [offeredCall(callId), end('temporarilyUnavailable', 'agent')], null],
    [
      'refused by the other side',
      [offeredCall(callId), end('incompatible')],
      { ...offered, cause: 'incompatible' },
    ],
    [
      'no microphone to take it with',
      [offeredCall(callId), end('microphoneMissing', 'console')],
      { ...offered, cause: 'microphoneMissing' },
    ],
    ['read by the agent', [...dialling, end('busy'), calls.failureDismissRequested()], null],
    ['old when the agent dials anew', [...dialling, end('busy'), dialRequested], null],
    [
      'kept while other calls end well',
      [...dialling, end('busy'), ...incomingCall('k2'), callEnded('k2')],
      { cause: 'busy' },
    ],
  ])('%s', (_what, actions, told) => {
    const found = select.selectCallFailure(fold(actions));
    if (told === null) expect(found).toBeNull();
    else expect(found).toMatchObject(told);
  });
});

describe('the dial dialog', () => {
  const asked = { number: '4002', name: 'Bruno', contactId: '9' };
  const open = calls.dialOpenRequested(asked);
  const refused = calls.dialRefused({ ...failure, number: '4002', reason: 'noVoiceQueue' });
  const why = { number: '4002', reason: 'noVoiceQueue' };

  it.each<[string, UnknownAction[], object | null, object | null]>([
    ['opens with whom to call', [open], asked, null],
    ['closes', [open, calls.dialCloseRequested()], null, null],
    ['closes when the call is dialled', [open, ...dialling], null, null],
    ['stays with why nothing was dialled', [open, refused], asked, why],
    ['forgets it when it closes', [open, refused, calls.dialCloseRequested()], null, null],
    ['forgets it when it opens again', [refused, open], asked, null],
    ['forgets it when the agent dials again', [refused, ...dialling], null, null],
    ['tells it also when it is not open', [refused], null, why],
  ])('%s', (_what, actions, dialog, refusal) => {
    const state = fold(actions);
    expect(select.selectDialDialog(state)).toEqual(dialog);
    expect(select.selectDialRefusal(state)).toEqual(refusal);
  });
});

describe('the call on screen', () => {
  const open = calls.openRequested({ callId });
  const active = incomingCall(callId);

  it.each<[string, UnknownAction[], string | null]>([
    ['is the one that the agent opened', [...active, open], 'k1'],
    ['is the one for which a room is wanted', [...active, calls.conferenceRequested({ callId })], 'k1'],
    ['stays when it ends', [...active, open, callEnded(callId)], 'k1'],
    ['can be one that ended', [...active, callEnded(callId), open], 'k1'],
    ['is none that nobody knows', [open], null],
    [
      'goes for a conversation',
      [...active, open, conversations.openRequested({ conversationId: '1' })],
      null,
    ],
    ['goes when the agent leaves', [...active, open, conversations.leaveRequested()], null],
    [
      'gives way to another one',
      [...active, ...outgoingCall('k2'), open, calls.openRequested({ callId: 'k2' })],
      'k2',
    ],
  ])('%s', (_what, actions, id) => {
    expect(select.selectShownCall(fold(actions))?.id ?? null).toBe(id);
  });

  it('calls the agent to /home when a call comes and when the agent takes it', () => {
    const before = select.selectNavigateRequests(fold([]));
    const came = fold([offeredCall(callId)]);
    expect(select.selectNavigateRequests(came)).toBe(before + 1);
    const taken = calls.answerStarted({ callId, automatic: false });
    expect(select.selectNavigateRequests(fold([taken], came))).toBe(before + 2);
    expect(select.selectNavigateRequests(fold([taken, taken, offeredCall('k2')], came))).toBe(before + 2);
    const byItself = calls.answerStarted({ callId, automatic: true });
    expect(select.selectNavigateRequests(fold([byItself], came))).toBe(before + 1);
    expect(select.selectNavigateRequests(fold(outgoingCall(callId)))).toBe(before);
  });
});

describe('the classification of a call', () => {
  const over = [...incomingCall(callId), callEnded(callId)];
  const open = calls.classifyOpenRequested({ callId });
  const due = calls.classificationRequired({ callId });
  const close = calls.classifyCloseRequested();
  const started = calls.classifyStarted({ callId });
  const failed = calls.classifyFailed({ callId, ...failure });
  const done = calls.classified({ callId });
  const idle = { status: 'idle', failure: null };

  it.each<[string, UnknownAction[], object | null]>([
    ['opens', [...over, open], { isRequired: false, ...idle, call: { id: callId } }],
    [
      'opens during the call',
      [...incomingCall(callId), open],
      { isRequired: false, call: { phase: 'active' } },
    ],
    ['opens for no unknown call', [open], null],
    ['closes', [...over, open, close], null],
    ['is owed', [...over, due], { isRequired: true, ...idle }],
    ['cannot be left when it is owed', [...over, due, close], { isRequired: true }],
    ['is owed also where it was open', [...over, open, started, due], { isRequired: true, status: 'saving' }],
    ['is not owed twice', [...over, open, started, done, due], null],
    ['is saved', [...over, due, started], { status: 'saving' }],
    ['is refused', [...over, due, started, failed], { status: 'idle', failure }],
    ['is tried again', [...over, due, started, failed, started], { status: 'saving', failure: null }],
    ['is done', [...over, due, started, done], null],
    [
      'that is owed gives way to none',
      [...over, ...outgoingCall('k2'), due, calls.classifyOpenRequested({ callId: 'k2' })],
      { call: { id: callId } },
    ],
    [
      'that is owed comes before another one',
      [...over, ...outgoingCall('k2'), calls.classifyOpenRequested({ callId: 'k2' }), due],
      { call: { id: callId }, isRequired: true },
    ],
    [
      'of another call changes nothing',
      [...over, due, calls.classifyStarted({ callId: 'k2' }), calls.classified({ callId: 'k2' })],
      idle,
    ],
  ])('%s', (_what, actions, dialog) => {
    const found = select.selectCallClassification(fold(actions));
    if (dialog === null) expect(found).toBeNull();
    else expect(found).toMatchObject(dialog);
  });

  it('is known of the call, live or ended', () => {
    expect(select.selectCall(fold([...incomingCall(callId), done]), callId)?.classified).toBe(true);
    expect(select.selectEndedCalls(fold([...over, done]))[0]?.classified).toBe(true);
  });

  it('is the same object while nothing of it changes', () => {
    const state = fold([...over, due]);
    const next = fold([calls.dialCloseRequested(), ...outgoingCall('k2')], state);
    expect(select.selectCallClassification(next)).toBe(select.selectCallClassification(state));
  });

  it('has a pause that remembers the one before', () => {
    const paused = fold([calls.classificationPauseStarted({ formerReason: 'Café' })]);
    expect(select.selectClassificationPause(paused)).toEqual({ formerReason: 'Café' });
    const again = fold([calls.classificationPauseStarted({ formerReason: 'Classificando' })], paused);
    expect(again.calls).toBe(paused.calls);
    expect(select.selectClassificationPause(fold([calls.classificationPauseEnded()], paused))).toBeNull();
  });

  it('that is owed since before a reload takes the place of its time among the calls that ended', () => {
    const { pendingClassification } = fold([
      ...incomingCall('k1'),
      callEnded('k1'),
      calls.classificationRequired({ callId: 'k1' }),
    ]).calls;
    const fresh = fold([]);
    const reloaded = { ...fresh, calls: { ...fresh.calls, pendingClassification } };
    const later =
      pendingClassification === null
        ? []
        : [{ ...callEnded('k9'), meta: { id: 'e9', at: pendingClassification.endedAt + 1_000 } }];
    const asked = calls.classificationRequired({ callId: 'k1' });
    const state = fold([offeredCall('k9'), ...later, asked], reloaded);
    expect(state.calls.ended.map(({ id }) => id)).toEqual(['k9', 'k1']);
    expect(state.calls.classification).toMatchObject({ callId: 'k1', isRequired: true });
  });
});
