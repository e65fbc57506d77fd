import type { UnknownAction } from '@reduxjs/toolkit';
import * as calls from '../../../src/store/calls/actions';
import * as select from '../../../src/store/calls/selectors';
import type { Call, EndedCall, ReportedCall } from '../../../src/store/calls/types';
import * as conversations from '../../../src/store/conversations/actions';
import { injectStampSource } from '../../../src/store/stamp';
import { fold } from '../../support/fold';
import { callEnded, incomingCall, offeredCall, outgoingCall } from '../../support/liveCalls';
import { sampleConversation, sampleReportedCall } from '../../support/samples';

const callId = 'k1';

const number = '11988880001';

const at = '2026-03-10T12:00:05.000Z';

const rang = (fields: Partial<ReportedCall> = {}) =>
  calls.rangAtServer({ call: sampleReportedCall({ number, ...fields }) });

const offered = (fields: Parameters<typeof offeredCall>[1] = {}) =>
  offeredCall(callId, { uniqueId: null, contactId: null, ...fields });

function known(actions: UnknownAction[]): Call | EndedCall | undefined {
  const { live, ended } = fold(actions).calls;
  return live[0] ?? ended[0];
}

const facts = { uniqueId: 'u1', contactId: '77', queue: 'Suporte', name: 'Maria S. Souza' };

describe('what the server tells of a call', () => {
  it.each<[string, UnknownAction[]]>([
    ['by the Call-ID', [offered({ number: '0' }), rang({ callId })]],
    ['by the Call-ID, told before', [rang({ callId }), offered({ number: '0' })]],
    ['by its own id', [offered({ uniqueId: 'u1', number: '0' }), rang()]],
    ['by its own id, told before', [rang(), offered({ uniqueId: 'u1', number: '0' })]],
    ['by number and direction', [offered(), rang()]],
    ['by number and direction, told before', [rang(), offered()]],
    ['by a number that is written otherwise', [offered({ number: `+55${number}` }), rang()]],
    ['by a number that is written otherwise, told before', [rang({ number: `0${number}` }), offered()]],
    ['by the Call-ID, after the end', [offered(), callEnded(callId), rang({ callId })]],
  ])('is put to it %s', (_how, actions) => {
    expect(known(actions)).toMatchObject(facts);
    expect(fold(actions).calls.unmatchedReports).toEqual([]);
  });

  it.each<[string, UnknownAction[]]>([
    ['before the offer', [rang({ dialledNumber: '0800' }), offered()]],
    ['after it', [offered(), rang({ dialledNumber: '0800' }), rang()]],
  ])('has the number that the customer dialled, told %s', (_when, actions) => {
    expect(known(actions)).toMatchObject({ dialledNumber: '0800' });
  });

  it.each<[string, UnknownAction[]]>([
    ['a call of another number', [offered({ number: '0' }), rang()]],
    ['a call the other way', [offered(), rang({ incoming: false })]],
    ['a call with another id', [offered({ uniqueId: 'u9' }), rang()]],
    ['a call with another id, told before', [rang(), offered({ uniqueId: 'u9' })]],
    ['an ended call by its number', [offered(), callEnded(callId), rang()]],
  ])('is not put to %s', (_what, actions) => {
    expect(known(actions)?.uniqueId).not.toBe('u1');
    expect(fold(actions).calls.unmatchedReports).toHaveLength(1);
  });

  it('finds the call that the agent dialled, and leaves whom the agent meant', () => {
    const dialed = outgoingCall(callId, { contactId: '5' });
    const report = rang({ number: '4002', incoming: false, name: null, queue: null });
    expect(known([...dialed, report])).toMatchObject({ uniqueId: 'u1', contactId: '5', queue: 'Voz' });
    expect(known([report, ...dialed])).toMatchObject({ uniqueId: 'u1', contactId: '5', queue: 'Voz' });
  });

  it('is not of a call of the same number that comes much later', () => {
    let now = 0;
    const before = injectStampSource({ now: () => now, newId: () => 'a' });
    const early = rang();
    now = 61_000;
    const late = offered();
    injectStampSource(before);
    expect(known([early, late])?.uniqueId).toBeNull();
  });

  it('is the newest of several that tell of the same number', () => {
    // The caller before this one was answered by a colleague, which nobody else is told.
    expect(known([rang(), rang({ uniqueId: 'u2' }), offered()])).toMatchObject({ uniqueId: 'u2' });
  });

  it('changes nothing the second time', () => {
    const state = fold([offered(), rang()]);
    expect(fold([rang()], state).calls).toBe(state.calls);
    const awaited = fold([rang()]);
    expect(fold([rang()], awaited).calls).toBe(awaited.calls);
  });

  it('is kept for a few calls only', () => {
    const many = Array.from({ length: 30 }, (_call, index) => rang({ uniqueId: `u${index}` }));
    const { unmatchedReports } = fold(many).calls;
    expect(unmatchedReports).toHaveLength(20);
    expect(unmatchedReports.at(-1)?.call.uniqueId).toBe('u29');
  });

  it('is dropped after the server said that the call is over', () => {
    const hungUp = calls.hungUpAtServer({ uniqueId: 'u1', cause: 16, at, conversationId: null });
    const state = fold([rang(), hungUp]);
    expect(state.calls.unmatchedReports).toEqual([]);
    const late = [rang(), hungUp, calls.answeredAtServer({ uniqueId: 'u1', at, conversationId: '42' })];
    expect(fold(late, state).calls).toBe(state.calls);
    const many = Array.from({ length: 120 }, (_call, index) =>
      calls.hungUpAtServer({ uniqueId: `v${index}`, cause: 16, at, conversationId: null }),
    );
    expect(fold(many, state).calls.hungUp).toHaveLength(100);
  });

  it('ends no call: that is for the softphone to say', () => {
    const hungUp = calls.hungUpAtServer({ uniqueId: 'u1', cause: 16, at, conversationId: null });
    expect(select.selectLiveCalls(fold([offered({ uniqueId: 'u1' }), hungUp]))).toHaveLength(1);
  });
});

describe('the service of a call', () => {
  const answeredAt = calls.answeredAtServer({ uniqueId: 'u1', at, conversationId: '42' });
  const service = sampleConversation({ id: '42', queueType: 1, linkedId: 'u1' });
  const assigned = conversations.assigned({ conversation: service, reason: 'call' });
  const hungUp = calls.hungUpAtServer({ uniqueId: 'u1', cause: 16, at, conversationId: '42' });
  const active = incomingCall(callId, { uniqueId: 'u1' });

  it.each<[string, UnknownAction[]]>([
    ['when it rings', [...active, rang({ conversationId: '42' })]],
    ['when it is answered', [...active, answeredAt]],
    ['when it is answered before the softphone knows of it', [rang(), answeredAt, offered()]],
    ['when it is over', [...active, callEnded(callId), hungUp]],
    ['when the service becomes the agent’s', [...active, assigned]],
    ['when the service becomes the agent’s before', [rang(), assigned, offered()]],
    ['when the service becomes the agent’s after the end', [...active, callEnded(callId), assigned]],
    ['when the service is read', [...active, conversations.oneLoaded({ conversation: service })]],
    ['when all are read', [...active, conversations.loaded({ conversations: [service] })]],
    ['when all are told', [...active, conversations.activeSetReported({ conversations: [service] })]],
  ])('is known %s', (_when, actions) => {
    expect(select.selectCallOfConversation(fold(actions), '42')?.id).toBe(callId);
  });

  it.each<[string, UnknownAction]>([
    ['of chat', conversations.assigned({ conversation: { ...service, queueType: 3 }, reason: 'queue' })],
    [
      'of another call',
      conversations.assigned({ conversation: { ...service, linkedId: 'u2' }, reason: 'call' }),
    ],
    ['of no call', conversations.assigned({ conversation: { ...service, linkedId: null }, reason: 'call' })],
    ['not told', conversations.activeSetReported({ conversations: null })],
  ])('is none that is %s', (_what, action) => {
    const state = fold(active);
    expect(fold([action], state).calls).toBe(state.calls);
  });

  it('is the live call’s before that of an ended one', () => {
    const second = [
      callEnded(callId),
      ...outgoingCall('k2'),
      rang({ number: '4002', incoming: false, uniqueId: 'u2', conversationId: '42' }),
    ];
    expect(select.selectCallOfConversation(fold([...active, answeredAt, ...second]), '42')?.id).toBe('k2');
  });
});
