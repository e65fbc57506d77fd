import { deploymentLoaded, saveRequested } from '../../../src/store/config/actions';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';
import { CONFIGURATION, DEPLOYMENT } from '../../support/world';

let h: VoiceHarness;

beforeEach(() => {
  h = createVoiceHarness();
});

afterEach(() => h.end());

test('the softphone goes by the settings, and looks again at what was saved and deployed', async () => {
  await h.start();
  const own = { ...CONFIGURATION, iceServers: ['turn:own'], relayOnly: true };
  h.dispatch(saveRequested(own));
  h.dispatch(deploymentLoaded(DEPLOYMENT));
  expect(h.phone.networks).toEqual([
    { addresses: [], relayOnly: false },
    { addresses: ['turn:own'], relayOnly: true },
    { addresses: ['turn:own'], relayOnly: true },
  ]);
});

test('the servers and their fault are known until the agent leaves', async () => {
  await h.start();
  expect(h.state().softphone.network).toBeUndefined();
  const report = { stun: 1, turn: 2, relayOnly: true, fault: 'silent' } as const;
  h.phone.emit({ kind: 'networkReported', ...report });
  expect(h.state().softphone.network).toMatchObject(report);
  expect(h.state().softphone.network?.since).toEqual(expect.any(Number));
});
