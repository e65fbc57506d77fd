import { saveRequested } from '../../../src/store/config/actions';
import * as calls from '../../../src/store/calls/actions';
import { sampleConfiguration } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

async function withNotices(notifications: boolean, notificationContent: boolean): Promise<void> {
  h = createVoiceHarness({ configuration: { notifications, notificationContent } });
  await h.start();
}

afterEach(() => h.end());

const shown = () => h.callSession.shown.at(-1);

const product = () => h.state().config.deployment?.productTitle;

it('names the other side only where notices may', async () => {
  await withNotices(true, true);
  await h.answerCall('c1');
  expect(shown()).toEqual({ title: h.call('c1').name, artist: product(), isMuted: false });
  h.dispatch(
    saveRequested(sampleConfiguration({ webrtc: true, notifications: true, notificationContent: false })),
  );
  expect(shown()).toEqual({ title: product(), artist: product(), isMuted: false });
});

it('names nobody without notices', async () => {
  await withNotices(false, true);
  await h.answerCall('c1');
  expect(shown()).toMatchObject({ title: product() });
});

it('follows the mute, and is given back with the last call', async () => {
  await withNotices(true, true);
  await h.answerCall('c1');
  h.dispatch(calls.muteRequested({ callId: 'c1', side: 'microphone', muted: true }));
  expect(shown()).toMatchObject({ isMuted: true });
  h.phone.end('c1');
  expect(shown()).toBeNull();
});

it('shows no call that only rings: there is no key to answer it by', async () => {
  await withNotices(true, true);
  h.phone.offer('c1');
  expect(h.callSession.shown).toEqual([]);
});
