import { ServiceError } from '../../../src/services/serviceError';
import * as calls from '../../../src/store/calls/actions';
import { connectRequested, forgetRequested } from '../../../src/store/headset/actions';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
});

afterEach(() => h.end());

const lamps = () => h.headset.lamps.at(-1);

const DARK = { ring: false, offHook: false, mute: false, hold: false };

describe('the hook switch', () => {
  it.each(['on', 'pressed'] as const)('answers the call that rings (%s)', async (state) => {
    h.phone.offer('c1');
    expect(lamps()).toEqual({ ...DARK, ring: true });
    await h.pass(600);
    h.headset.press('hook', state);
    await h.settle();
    expect(h.call('c1').phase).toBe('active');
    expect(lamps()).toEqual({ ...DARK, offHook: true });
  });

  it.each(['off', 'pressed'] as const)('hangs up the call that is spoken (%s)', async (state) => {
    await h.answerCall('c1');
    h.headset.press('hook', state);
    expect(h.payloads(calls.hangUpRequested)).toEqual([{ callId: 'c1' }]);
    expect(lamps()).toEqual(DARK);
  });

  it.each(['hook', 'drop'] as const)(
    '%s leaves the call that came in the instant of the press',
    async (control) => {
      await h.answerCall('c1');
      h.phone.end('c1');
      h.phone.offer('c2');
      await h.pass(400);
      const told = h.headset.lamps.length;
      h.headset.press(control);
      await h.settle();
      expect(h.call('c2').phase).toBe('offered');
      expect(h.headset.lamps.slice(told)).toEqual([{ ...DARK, ring: true }]);
    },
  );

  it('that goes up is meant for what rings, however soon', async () => {
    h.phone.offer('c1');
    h.headset.press('hook', 'on');
    await h.settle();
    expect(h.call('c1').phase).toBe('active');
  });

  it('that goes up in a call, or down while one rings, does nothing', async () => {
    h.phone.offer('c1');
    h.headset.press('hook', 'off');
    expect(h.call('c1').phase).toBe('offered');
    h.headset.press('hook', 'on');
    await h.settle();
    h.forget();
    h.headset.press('hook', 'on');
    expect(h.types()).toEqual(['headset/pressed']);
  });

  it('gives up a call that is not answered yet', async () => {
    h.dispatch(
      calls.dialRequested({ number: '1', name: null, queue: null, contactId: null, consultOf: null }),
    );
    await h.settle();
    expect(lamps()).toEqual({ ...DARK, offHook: true });
    h.headset.press('hook');
    expect(h.payloads(calls.hangUpRequested)).toHaveLength(1);
  });

  it('hangs up one of two calls, and the headset is told that there is another', async () => {
    await h.answerCall('c1');
    const asked = await h.talkTo('2002');
    const told = h.headset.lamps.length;
    h.headset.press('hook', 'off');
    expect(h.payloads(calls.hangUpRequested)).toEqual([{ callId: asked }]);
    expect(h.headset.lamps.length).toBeGreaterThan(told);
    expect(lamps()).toMatchObject({ offHook: true });
  });

  it.each(['hook', 'drop'] as const)('%s twice hangs up one of two calls', async (control) => {
    await h.answerCall('c1');
    const asked = await h.talkTo('2002');
    h.headset.press(control);
    await h.pass(300);
    h.headset.press(control);
    await h.settle();
    expect(h.payloads(calls.hangUpRequested)).toEqual([{ callId: asked }]);
    expect(lamps()).toMatchObject({ offHook: true });
    await h.pass(600);
    h.headset.press(control);
    expect(h.payloads(calls.hangUpRequested)).toEqual([{ callId: asked }, { callId: 'c1' }]);
  });

  it('leaves the call that comes back where the other side hung up in the instant of the press', async () => {
    await h.answerCall('c1');
    h.phone.end(await h.talkTo('2002'));
    await h.settle();
    h.headset.press('hook', 'off');
    expect(h.payloads(calls.hangUpRequested)).toEqual([]);
  });

  it('leaves a second caller to call waiting: it was sent on before', async () => {
    await h.answerCall('c1');
    h.phone.offer('c2');
    expect(lamps()).toEqual({ ...DARK, offHook: true });
    expect(h.phone.decline.calls).toEqual([['c2', 486]]);
  });
});

describe('without a call', () => {
  it.each(['hook', 'mute', 'hold', 'drop'] as const)('%s does nothing but be told again', (control) => {
    h.forget();
    const told = h.headset.lamps.length;
    h.headset.press(control, 'on');
    expect(h.types()).toEqual(['headset/pressed']);
    expect(h.headset.lamps.slice(told)).toEqual([DARK]);
  });
});

describe('in a call', () => {
  beforeEach(() => h.answerCall('c1'));

  it('mute is turned by a button, set by a switch, and its lamp follows the screen too', () => {
    h.headset.press('mute');
    expect(h.call('c1').microphone.muted).toBe(true);
    expect(lamps()).toMatchObject({ mute: true });
    h.headset.press('mute', 'on');
    expect(h.call('c1').microphone.muted).toBe(true);
    h.dispatch(calls.muteRequested({ callId: 'c1', side: 'microphone', muted: false }));
    expect(lamps()).toMatchObject({ mute: false });
    h.headset.press('mute', 'off');
    expect(h.call('c1').microphone.muted).toBe(false);
  });

  it('hold is turned', async () => {
    h.headset.press('hold');
    await h.settle();
    expect(lamps()).toMatchObject({ hold: true, offHook: true });
    h.headset.press('hold');
    await h.settle();
    expect(lamps()).toMatchObject({ hold: false });
  });

  it('drop hangs up', () => {
    h.headset.press('drop');
    expect(h.payloads(calls.hangUpRequested)).toEqual([{ callId: 'c1' }]);
  });

  it("the system's own controls do the same", () => {
    h.callSession.press('mute');
    expect(h.call('c1').microphone.muted).toBe(true);
    h.callSession.press('drop');
    expect(h.payloads(calls.hangUpRequested)).toEqual([{ callId: 'c1' }]);
  });
});

it('drop declines the call that rings', async () => {
  h.phone.offer('c1');
  await h.pass(600);
  h.headset.press('drop');
  expect(h.payloads(calls.declineRequested)).toEqual([{ callId: 'c1' }]);
});

describe('the headset itself', () => {
  const status = () => h.state().devices.headset;

  it('is told when it comes and goes', () => {
    expect(status()).toEqual({ isSupported: true, name: null, trouble: null });
    h.headset.emit({ kind: 'changed', name: 'Evolve' });
    expect(status()).toMatchObject({ name: 'Evolve' });
    h.headset.emit({ kind: 'changed', name: null });
    expect(status()).toMatchObject({ name: null });
  });

  it.each([
    ['headsetUnfit', 'unfit'],
    ['headsetBusy', 'busy'],
  ])('that cannot be used is told: %s', async (code, trouble) => {
    h.headset.connect.next(() => Promise.reject(new ServiceError(code)));
    h.dispatch(connectRequested());
    await h.settle();
    expect(status()).toEqual({ isSupported: true, name: null, trouble });
  });

  it('is connected and forgotten as the agent asks', () => {
    h.dispatch(connectRequested());
    h.dispatch(forgetRequested());
    expect(h.headset.connect.calls).toHaveLength(1);
    expect(h.headset.forget.calls).toHaveLength(1);
  });

  it('is let go at the end of the session', async () => {
    await h.end();
    expect(h.headset.stop.calls).toHaveLength(1);
    h = createVoiceHarness();
  });
});
