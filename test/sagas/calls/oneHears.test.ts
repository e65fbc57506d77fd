import * as calls from '../../../src/store/calls/actions';
import { selectCallNotice } from '../../../src/store/calls/selectors';
import { deferred, fails, silence } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness, type VoiceHarnessOptions } from '../../support/voiceHarness';

let h: VoiceHarness;

async function start(options: VoiceHarnessOptions = {}): Promise<void> {
  h = createVoiceHarness(options);
  await h.start();
}

afterEach(() => h.end());

const refused = fails('negotiationFailed', '488 Not Acceptable Here');

const live = () => h.state().calls.live;

async function dial(number: string): Promise<void> {
  h.dispatch(calls.dialRequested({ number, name: null, queue: null, contactId: null, consultOf: null }));
  await h.settle();
}

async function answer(callId: string): Promise<void> {
  h.dispatch(calls.answerRequested({ callId }));
  await h.settle();
}

describe('of two calls that were dialled while neither was answered', () => {
  beforeEach(async () => {
    await start();
    await dial('2001');
    await dial('2002');
  });

  async function bothAnswer(): Promise<void> {
    for (const { id: callId } of live()) h.phone.emit({ kind: 'established', callId });
    await h.settle();
  }

  const holds = () => live().map(({ hold }) => hold);
  const muted = () => live().map(({ microphone }) => microphone.muted);

  it('the second one is held where the first one cannot be', async () => {
    h.phone.hold.next(refused);
    await bothAnswer();
    expect(holds()).toEqual(['off', 'on']);
    expect(muted()).toEqual([false, false]);
  });

  it('the second one does not hear the agent where neither can be held, and the agent sees it', async () => {
    h.phone.hold.always(refused);
    await bothAnswer();
    expect(holds()).toEqual(['off', 'off']);
    expect(muted()).toEqual([false, true]);
    expect(h.audio.levelsSet).toEqual([['microphone', live()[1]?.id, { volume: 100, muted: true }]]);
  });

  it('the second one is not held where the first one ends while it is being held', async () => {
    const held = deferred<undefined>();
    h.phone.hold.next(() => held.promise);
    await bothAnswer();
    h.phone.end(live()[0]?.id ?? '');
    held.reject(Object.assign(new Error(), { code: 'callOver' }));
    await h.settle();
    expect(live()).toMatchObject([{ number: '2002', hold: 'off' }]);
    expect(h.phone.hold.calls).toHaveLength(1);
  });
});

describe('a call that rings while the agent dialled and speaks', () => {
  let spoken: string;

  async function begin(options: VoiceHarnessOptions = {}): Promise<void> {
    await start(options);
    h.phone.offer('c1');
    spoken = await h.talkTo('2002');
  }

  it('rings on where that other call cannot be held, and is answered once it can', async () => {
    await begin();
    h.phone.hold.next(refused);
    await answer('c1');
    expect(h.call('c1').phase).toBe('offered');
    expect(h.call(spoken).hold).toBe('off');
    expect(h.phone.answer.calls).toEqual([]);
    expect(selectCallNotice(h.state())?.kind).toBe('holdFailed');
    await answer('c1');
    expect(h.call('c1').phase).toBe('active');
    expect(h.call(spoken).hold).toBe('on');
  });

  it('can be declined while that other call is being held', async () => {
    await begin();
    h.phone.hold.next(silence);
    await answer('c1');
    h.dispatch(calls.declineRequested({ callId: 'c1' }));
    await h.settle();
    expect(h.phone.decline.calls).toEqual([['c1']]);
    expect(live()).toMatchObject([{ id: spoken }]);
  });

  it('is not answered by itself again and again', async () => {
    await begin({ configuration: { autoAnswer: true } });
    h.phone.hold.always(refused);
    await h.pass(59_999);
    expect(h.phone.hold.calls).toHaveLength(1);
    expect(h.call('c1').phase).toBe('offered');
    await h.pass(1);
    expect(h.state().calls.ended[0]?.end).toMatchObject({ cause: 'noAnswer' });
  });
});

it('a call that ends while it is being held keeps nobody from being called', async () => {
  await start();
  await h.answerCall('c1');
  const held = deferred<undefined>();
  h.phone.hold.next(() => held.promise);
  await dial('2002');
  h.phone.end('c1');
  held.reject(Object.assign(new Error(), { code: 'callOver' }));
  await h.settle();
  expect(h.phone.invite.calls).toHaveLength(1);
  expect(live()).toMatchObject([{ number: '2002', phase: 'dialing' }]);
});
