import * as calls from '../../../src/store/calls/actions';
import { selectRoomCall } from '../../../src/store/calls/selectors';
import { saveRequested } from '../../../src/store/config/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { fails } from '../../support/fakes/scripted';
import { mark, sampleConfiguration } from '../../support/sagaSamples';
import { sampleConversation, sampleReportedCall } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
});

afterEach(() => h.end());

const roomCall = () => selectRoomCall(h.state());

const users = () => roomCall()?.conference?.users;

/** The room answers. */
async function roomAnswers(): Promise<string> {
  const callId = roomCall()?.id ?? '';
  h.phone.emit({ kind: 'established', callId });
  await h.settle();
  return callId;
}

async function enter(): Promise<void> {
  await h.answerCall('c1');
  h.dispatch(calls.conferenceRequested({ callId: 'c1' }));
  await h.settle();
}

describe('a call that is brought into the own room', () => {
  it('waits on hold until the agent is there, then follows', async () => {
    await enter();
    expect(h.phone.invite.calls).toMatchObject([[{ number: '*702001' }]]);
    expect(h.call('c1')).toMatchObject({ phase: 'active', hold: 'on' });
    expect(h.phone.transferBlind.calls).toEqual([]);
    const room = await roomAnswers();
    expect(h.phone.transferBlind.calls).toEqual([['c1', '*702001']]);
    expect(h.state().calls.live.map(({ id }) => id)).toEqual([room]);
    expect(h.call(room)).toMatchObject({ hold: 'off', conference: { room: '2001' } });
    expect(users()).toMatchObject([{ number: '11988880001', state: 'in' }]);
  });

  it('is with the agent again where the room does not answer', async () => {
    await enter();
    h.phone.end(roomCall()?.id ?? '', { cause: 'busy', status: 486 });
    await h.pass(1);
    expect(h.call('c1')).toMatchObject({ phase: 'active', hold: 'off' });
    expect(h.phone.transferBlind.calls).toEqual([]);
    expect(h.state().calls.notice).toMatchObject({ kind: 'roomFailed' });
  });

  it('is with the agent again where the exchange refuses; the empty room is left', async () => {
    h.phone.transferBlind.next(fails('transferFailed', '503'));
    await enter();
    const room = await roomAnswers();
    await h.pass(1);
    expect(h.call('c1')).toMatchObject({ phase: 'active', hold: 'off', transfer: null });
    expect(h.phone.hangUp.calls).toEqual([[room]]);
    expect(h.state().calls.live.map(({ id }) => id)).toEqual(['c1']);
    expect(h.state().calls).toMatchObject({ notice: { kind: 'roomFailed' }, transferDialog: null });
  });

  it('that ends while the agent goes there leaves no empty room', async () => {
    await enter();
    h.phone.end('c1');
    await roomAnswers();
    await h.pass(1);
    expect(h.state().calls.live).toEqual([]);
  });

  it('is brought there once, however often it is asked', async () => {
    await enter();
    h.dispatch(calls.conferenceRequested({ callId: 'c1' }));
    await h.settle();
    expect(h.phone.invite.calls).toHaveLength(1);
  });

  it('comes into the room that the agent is in already; one more that is refused takes nobody out', async () => {
    await enter();
    const room = await roomAnswers();
    h.phone.transferBlind.next(fails('transferFailed', '503'));
    const second = await h.talkTo('4002');
    h.dispatch(calls.conferenceRequested({ callId: second }));
    await h.settle();
    expect(h.phone.invite.calls.map(([{ number }]) => number)).toEqual(['*702001', '4002']);
    expect(h.call(second)).toMatchObject({ hold: 'off', transfer: null });
    expect(h.call(room)).toMatchObject({ phase: 'active', hold: 'on' });
  });

  it('keeps its service and its classification until the agent leaves the room', async () => {
    const service = sampleConversation({ id: '900', queueType: 1, linkedId: '17.1' });
    h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
    h.dispatch(calls.answerRequested({ callId: 'c1' }));
    await h.settle();
    h.dispatch(saveRequested(sampleConfiguration({ webrtc: true, mustClassifyCalls: true })));
    h.dispatch(conversations.assigned({ conversation: service, reason: 'call' }, mark(1)));
    h.dispatch(calls.conferenceRequested({ callId: 'c1' }));
    await h.settle();
    const room = await roomAnswers();
    await h.pass(20_000);
    expect(h.services.callApi.endConversation.calls).toEqual([]);
    expect(h.state().calls.classification).toBeNull();
    h.phone.end(room);
    await h.pass(1);
    expect(h.services.callApi.endConversation.calls).toEqual([['900', expect.any(String)]]);
    expect(h.state().calls.classification).toMatchObject({ callId: 'c1', isRequired: true });
  });
});

describe('who is added to a room', () => {
  beforeEach(async () => {
    await h.talkTo('*702001');
    h.forget();
  });

  const invited = () => h.rooms.invite;

  const removed = () => h.rooms.remove;

  const callId = () => roomCall()?.id ?? '';

  async function add(name = 'Emily', number = '9720'): Promise<void> {
    h.dispatch(calls.participantAddRequested({ callId: callId(), name, number, extension: null }));
    await h.settle();
  }

  it('is called by the centre, which is told who is there', async () => {
    await add('Bruno', '1002');
    const call = sampleReportedCall({ uniqueId: 'u5', callId: 'leg-1', number: '1002', room: '2001' });
    h.dispatch(calls.rangAtServer({ call }, mark(1)));
    h.dispatch(calls.answeredAtServer({ uniqueId: 'u5', at: call.startedAt, conversationId: null }, mark(2)));
    await add();
    expect(invited().calls.map(([invitation]) => invitation)).toMatchObject([
      { room: '2001', extension: '*702001', number: '1002', users: [{ number: '2001' }] },
      { number: '9720', users: [{ number: '2001' }, { name: 'Bruno', number: '1002' }] },
    ]);
    expect(users()).toMatchObject([{ state: 'in' }, { state: 'called', legId: 'leg-1' }]);
  });

  it('is called by the agent’s own route, and under the number where nobody has a name', async () => {
    await h.end();
    h = createVoiceHarness({ user: { context: 'agentes' } });
    await h.start();
    await h.talkTo('*702001');
    await add(' ', '9720');
    expect(invited().calls.map(([invitation]) => invitation)).toMatchObject([
      { number: '9720', name: '9720', route: 'agentes' },
    ]);
  });

  it('is asked for under one id until the centre answers, in the same words', async () => {
    invited().next(fails('offline'), fails('timeout'));
    await add();
    expect(users()).toMatchObject([{ state: 'asking' }]);
    await h.pass(10_000);
    const sent = invited().calls.map(([invitation]) => invitation);
    expect(sent).toHaveLength(3);
    expect(new Set(sent)).toEqual(new Set([sent[0]]));
    expect(users()).toMatchObject([{ state: 'called' }]);
  });

  it('that no answer came for is asked again by a click under the same id; one refused under another', async () => {
    invited().next(
      fails('offline'),
      fails('offline'),
      fails('offline'),
      fails('offline'),
      fails('VALIDACAO'),
    );
    await add();
    await h.pass(60_000);
    const [lost] = users() ?? [];
    expect(lost).toMatchObject({ state: 'out', failure: { code: 'offline' } });
    const retry = async () => {
      h.dispatch(calls.participantRetryRequested({ callId: callId(), id: users()?.[0]?.id ?? '' }));
      await h.settle();
    };
    await retry();
    expect(users()).toMatchObject([{ id: lost?.id, state: 'out', failure: { code: 'VALIDACAO' } }]);
    await retry();
    expect(users()).toMatchObject([{ state: 'called' }]);
    expect(users()?.[0]?.id).not.toBe(lost?.id);
  });

  it('that only a gateway answered for is asked again by a click alone, and under the same id', async () => {
    invited().next(fails('gateway'));
    await add();
    await h.pass(60_000);
    const [lost] = users() ?? [];
    expect(lost).toMatchObject({ state: 'out', failure: { code: 'gateway' } });
    expect(invited().calls).toHaveLength(1);
    h.dispatch(calls.participantRetryRequested({ callId: callId(), id: lost?.id ?? '' }));
    await h.settle();
    expect(users()).toMatchObject([{ id: lost?.id, state: 'called' }]);
  });

  it('is not shown as ringing for ever where the centre tells nothing, and can still be taken out', async () => {
    await add();
    await h.pass(39_000);
    expect(users()).toMatchObject([{ state: 'called' }]);
    await h.pass(1_000);
    expect(users()).toMatchObject([{ state: 'untold' }]);
    await add('Ana', '9721');
    expect(invited().calls.at(-1)?.[0]).toMatchObject({ users: [{ number: '2001' }, { number: '9720' }] });
    h.dispatch(calls.participantRemoveRequested({ callId: callId(), id: users()?.[0]?.id ?? '' }));
    await h.settle();
    expect(removed().calls.map(([target]) => target)).toEqual(['leg-1']);
  });

  it('is taken out by the centre’s id, and stays where that fails', async () => {
    await add();
    const id = users()?.[0]?.id ?? '';
    removed().next(fails('VALIDACAO'));
    h.dispatch(calls.participantRemoveRequested({ callId: callId(), id }));
    await h.settle();
    expect(users()).toMatchObject([{ isLeaving: false, failure: { code: 'VALIDACAO' } }]);
    h.dispatch(calls.participantRemoveRequested({ callId: callId(), id }));
    await h.settle();
    expect(removed().calls.map(([target]) => target)).toEqual(['leg-1', 'leg-1']);
    expect(users()).toEqual([]);
  });

  it('and taken off while the centre is asked does not ring on', async () => {
    invited().next(fails('offline'));
    await add();
    const id = users()?.[0]?.id ?? '';
    h.dispatch(calls.participantRemoveRequested({ callId: callId(), id }));
    await h.pass(10_000);
    expect(removed().calls.map(([target]) => target)).toEqual(['9720', 'leg-1']);
    expect(users()).toEqual([]);
  });

  it('is looked up in the books after a resync', async () => {
    await add();
    const call = sampleReportedCall({ uniqueId: 'u5', callId: 'leg-1', number: '9720', room: '2001' });
    h.dispatch(calls.rangAtServer({ call }, mark(1)));
    h.services.callApi.endedIds.next(() => ['u5', 'u6']);
    h.dispatch(conversations.loaded({ conversations: [] }));
    await h.settle();
    expect(users()).toEqual([]);
  });
});
