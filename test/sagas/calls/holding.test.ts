import * as calls from '../../../src/store/calls/actions';
import { selectCurrentCall } from '../../../src/store/calls/selectors';
import { deferred, fails } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;
let second: string;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
  await h.answerCall('c1');
  h.forget();
});

afterEach(() => h.end());

async function hold(callId: string): Promise<void> {
  h.dispatch(calls.holdRequested({ callId }));
  await h.settle();
}

async function resume(callId: string): Promise<void> {
  h.dispatch(calls.resumeRequested({ callId }));
  await h.settle();
}

const holds = () => h.state().calls.live.map(({ hold: state }) => state);

describe('one call', () => {
  it('is held and taken back, as the other side accepts it', async () => {
    await hold('c1');
    await resume('c1');
    expect(h.types('calls').filter((type) => !type.endsWith('Requested'))).toEqual([
      'calls/holdStarted',
      'calls/holdChanged',
      'calls/holdStarted',
      'calls/holdChanged',
    ]);
    expect(holds()).toEqual(['off']);
  });

  it('is as it was when the other side refuses', async () => {
    h.phone.hold.next(fails('negotiationFailed', '488 Not Acceptable Here'));
    await hold('c1');
    expect(holds()).toEqual(['off']);
    expect(h.payloads(calls.holdFailed)).toEqual([
      { callId: 'c1', held: true, code: 'negotiationFailed', message: '488 Not Acceptable Here' },
    ]);
    await hold('c1');
    expect(holds()).toEqual(['on']);
  });

  it('is asked once for what it is already', async () => {
    await hold('c1');
    await hold('c1');
    expect(h.phone.hold.calls).toHaveLength(1);
  });

  it('ends up as the agent wished last, one change after the other', async () => {
    const held = deferred<undefined>();
    h.phone.hold.next(() => held.promise);
    await hold('c1');
    await resume('c1');
    expect(h.phone.resume.calls).toEqual([]);
    held.resolve(undefined);
    await h.settle();
    expect(holds()).toEqual(['off']);
  });

  it('that ends meanwhile leaves nothing waiting', async () => {
    const held = deferred<undefined>();
    h.phone.hold.next(() => held.promise);
    await hold('c1');
    await resume('c1');
    h.phone.end('c1');
    held.reject(new Error('over'));
    await h.settle();
    expect(h.phone.resume.calls).toEqual([]);
    expect(h.state().calls.live).toEqual([]);
  });
});

describe('two calls', () => {
  beforeEach(async () => {
    second = await h.talkTo('2002');
    h.forget();
  });

  it('are spoken one at a time', async () => {
    expect(holds()).toEqual(['on', 'off']);
    await resume('c1');
    expect(holds()).toEqual(['off', 'on']);
    expect(selectCurrentCall(h.state())?.id).toBe('c1');
  });

  it('the one that cannot be held keeps the agent', async () => {
    h.phone.hold.next(fails('timeout'));
    await resume('c1');
    expect(holds()).toEqual(['on', 'off']);
    expect(h.phone.resume.calls).toEqual([]);
  });

  it.each([
    ['the agent hangs up', () => h.dispatch(calls.hangUpRequested({ callId: second }))],
    ['the other side hangs up', () => h.phone.end(second)],
  ])('when %s, the agent is back with the last one', async (_how, end) => {
    end();
    await h.pass(1);
    expect(h.state().calls.live).toMatchObject([{ id: 'c1', hold: 'off' }]);
  });

  it('ending the held one leaves the other as it is', async () => {
    h.phone.end('c1');
    await h.pass(1);
    expect(h.phone.resume.calls).toEqual([]);
    expect(holds()).toEqual(['off']);
  });

  it('with a third one held, none is resumed by itself', async () => {
    const third = await h.talkTo('2003');
    expect(holds()).toEqual(['on', 'on', 'off']);
    h.phone.end(third);
    await h.pass(1);
    expect(holds()).toEqual(['on', 'on']);
  });
});
