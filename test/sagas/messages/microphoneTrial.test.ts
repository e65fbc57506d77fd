import { watchMicrophoneTrial } from '../../../src/sagas/messages/microphoneTrial';
import * as devices from '../../../src/store/devices/actions';
import { selectIsMeterLost } from '../../../src/store/devices/selectors';
import { saveRequested } from '../../../src/store/config/actions';
import * as recording from '../../../src/store/recording/actions';
import { deferred, fails } from '../../support/fakes/scripted';
import { startFiles, type FileBench } from '../../support/fileBench';
import { sampleConfiguration } from '../../support/sagaSamples';
import type { MicrophoneTrial } from '../../../src/services/media/trial';

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
  bench.h.dispatch(saveRequested(sampleConfiguration({ webrtc: false })));
  bench.h.run(watchMicrophoneTrial);
});
afterEach(() => bench.h.end());

const CHOSEN = { input: 'mic-1', output: 'out-1', ring: 'out-1' };

const recorder = () => bench.h.services.recorder;

const level = () => bench.h.services.level.read();

const happen = async (...actions: Parameters<FileBench['h']['dispatch']>[0][]) => {
  for (const action of actions) bench.h.dispatch(action);
  await bench.h.settle();
};

describe('the microphone in the audio settings', () => {
  it('shows its level and is listed without a telephone, and is let go with the dialog', async () => {
    await happen(devices.saveRequested(CHOSEN), devices.settingsOpenRequested());
    expect(recorder().tryOut.calls).toEqual([['mic-1']]);
    expect(level()).toBe(0.25);
    expect(bench.h.state().devices).toMatchObject({ microphone: 'open', devices: [{ id: 'mic-1' }] });
    await happen(devices.settingsCloseRequested());
    expect(level()).toBe(0);
    expect(recorder().done).toEqual(['trial closed']);
  });

  it('is another one as soon as the agent looks at it', async () => {
    await happen(devices.settingsOpenRequested(), devices.inputTrialRequested({ deviceId: 'mic-2' }));
    expect(recorder().tryOut.calls).toEqual([[null], ['mic-2']]);
    expect(recorder().done).toEqual(['trial closed']);
    await happen(devices.saveRequested(CHOSEN));
    expect(recorder().done).toEqual(['trial closed', 'trial closed']);
  });

  it('that opens only after the dialog is closed is let go, too', async () => {
    const opening = deferred<MicrophoneTrial>();
    recorder().tryOut.next(() => opening.promise);
    await happen(devices.settingsOpenRequested(), devices.settingsCloseRequested());
    const close = jest.fn();
    opening.resolve({ level: () => 1, hasLevel: true, devices: () => Promise.resolve([]), close });
    await bench.h.settle();
    expect(close).toHaveBeenCalledTimes(1);
    expect(level()).toBe(0);
  });

  it('that cannot be had is told', async () => {
    recorder().tryOut.next(fails('microphoneRefused'));
    await happen(devices.settingsOpenRequested());
    expect(bench.h.state().devices.microphone).toBe('refused');
  });

  it('that no sound comes from is told, until one is heard again', async () => {
    const devicesOf = () => Promise.resolve([]);
    recorder().tryOut.next(() => ({ level: () => 0, hasLevel: false, devices: devicesOf, close: jest.fn() }));
    await happen(devices.settingsOpenRequested());
    expect(selectIsMeterLost(bench.h.state())).toBe(true);
    expect(bench.h.state().devices.microphone).toBe('open');
    await happen(devices.inputTrialRequested({ deviceId: 'mic-2' }));
    expect(selectIsMeterLost(bench.h.state())).toBe(false);
  });

  it('is left to a voice message that is being recorded', async () => {
    await happen(recording.startRequested({ conversationId: '1001' }), devices.settingsOpenRequested());
    expect(recorder().tryOut.calls).toEqual([]);
  });
});
