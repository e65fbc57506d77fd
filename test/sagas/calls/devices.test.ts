import * as devices from '../../../src/store/devices/actions';
import { fails } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(() => {
  h = createVoiceHarness();
});

afterEach(() => h.end());

const CHOSEN = { input: 'mic-2', output: 'out-2', ring: 'out-1' };

const HEADSET = { id: 'mic-2', label: 'Headset', kind: 'input' } as const;

const microphone = () => h.state().devices.microphone;

describe('at the beginning', () => {
  it('the devices that were chosen once are used again', async () => {
    h.dispatch(devices.saveRequested(CHOSEN));
    await h.start();
    expect(h.audio.chosen).toEqual([CHOSEN]);
  });

  it('the browser is asked for the microphone, before any call', async () => {
    await h.start();
    expect(h.audio.askForMicrophone.calls).toHaveLength(1);
    expect(microphone()).toBe('open');
  });

  it.each([
    ['microphoneRefused', 'refused'],
    ['microphoneMissing', 'missing'],
    ['microphoneBusy', 'busy'],
  ])('a microphone that cannot be had (%s) is told', async (code, trouble) => {
    h.audio.askForMicrophone.next(fails(code));
    await h.start();
    expect(microphone()).toBe(trouble);
  });

  it('a list that cannot be read is told, and the softphone registers all the same', async () => {
    h.audio.watchDevices.next(fails('listFailed'));
    await h.start();
    expect(h.state().devices.failure).toEqual({ code: 'listFailed', message: '' });
    expect(h.state().softphone.registration).toBe('registered');
  });
});

describe('later', () => {
  it('what is done to the sound is off, and what this agent chooses counts at once', async () => {
    await h.start();
    const off = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
    const agent = h.state().auth.user?.login ?? '';
    h.dispatch(
      devices.processingRequested({ agent: 'another', processing: { ...off, autoGainControl: true } }),
    );
    h.dispatch(devices.processingRequested({ agent, processing: { ...off, echoCancellation: true } }));
    expect(h.audio.processed).toEqual([off, off, { ...off, echoCancellation: true }]);
  });

  it('what the agent saves is used at once', async () => {
    await h.start();
    h.dispatch(devices.saveRequested(CHOSEN));
    expect(h.audio.chosen.at(-1)).toEqual(CHOSEN);
  });

  it('the microphone is asked for again when the agent looks at the settings', async () => {
    h.audio.askForMicrophone.next(fails('microphoneRefused'));
    await h.start();
    h.dispatch(devices.settingsOpenRequested());
    await h.settle();
    expect(microphone()).toBe('open');
    h.dispatch(devices.settingsOpenRequested());
    await h.settle();
    expect(h.audio.askForMicrophone.calls).toHaveLength(2);
  });

  it('a microphone that is plugged in is asked for, if there was none', async () => {
    h.audio.askForMicrophone.next(fails('microphoneMissing'));
    await h.start();
    h.audio.emit({ kind: 'listed', devices: [] });
    await h.settle();
    expect(h.audio.askForMicrophone.calls).toHaveLength(1);
    h.audio.emit({ kind: 'listed', devices: [HEADSET] });
    await h.settle();
    expect(microphone()).toBe('open');
  });

  it('a refusal is not asked about again by itself', async () => {
    h.audio.askForMicrophone.next(fails('microphoneRefused'));
    await h.start();
    h.audio.emit({ kind: 'listed', devices: [HEADSET] });
    await h.settle();
    expect(h.audio.askForMicrophone.calls).toHaveLength(1);
    expect(microphone()).toBe('refused');
  });

  it('the sound is unlocked within the click of the agent', async () => {
    await h.start();
    h.audio.emit({ kind: 'locked' });
    expect(h.state().devices.isLocked).toBe(true);
    h.dispatch(devices.unlockRequested());
    // Not a turn of the event loop later: the browser would not take it for the click.
    expect(h.audio.unlock.calls).toHaveLength(1);
    h.audio.emit({ kind: 'unlocked' });
    expect(h.state().devices.isLocked).toBe(false);
  });

  it('a ring is tried on a device', async () => {
    await h.start();
    h.dispatch(devices.ringTestRequested({ deviceId: 'out-2' }));
    await h.settle();
    expect(h.audio.testRing.calls).toEqual([['out-2']]);
  });
});
