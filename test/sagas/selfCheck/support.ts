import { setContext, call, fork, type SagaGenerator } from '../../../src/sagas/core/effects';
import { keepSelfCheck } from '../../../src/sagas/selfCheck/keepSelfCheck';
import { runSelfCheck } from '../../../src/sagas/selfCheck/runSelfCheck';
import type { Playing } from '../../../src/services/selfCheck/testSounds';
import type { StorageFacts } from '../../../src/services/selfCheck/storageProbe';
import { deploymentLoaded } from '../../../src/store/config/actions';
import { runRequested } from '../../../src/store/selfCheck/actions';
import type { CheckId, CheckLine, CheckResult } from '../../../src/store/selfCheck/types';
import { createFakeNotifications, type FakeNotifications } from '../../support/fakes/fakeNotifications';
import { scripted, type Scripted } from '../../support/fakes/scripted';
import { sampleDeployment } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness, type VoiceHarnessOptions } from '../../support/voiceHarness';

/** The handles of the check, scripted. */
export interface FakeSelfCheck {
  sounds: { play: Scripted<[sound: 'tone' | 'ring', deviceId: string | null], Playing | null> };
  relay: { hasServers: () => boolean; reach: Scripted<[signal: AbortSignal], number | null> };
  storage: { facts: Scripted<[], StorageFacts>; write: Scripted<[], void> };
  serverClock: { offset: Scripted<[], number | null> };
  browser: () => CheckResult;
}

/** An agent at the check. */
export interface SelfCheckBench {
  h: VoiceHarness;
  fake: FakeSelfCheck;
  notices: FakeNotifications;
  /** How many test sounds were stopped. */
  stopped: () => number;
  line(check: CheckId): CheckLine | undefined;
  run(...checks: CheckId[]): Promise<void>;
}

/** Starts the sagas of voice and of the check, for an agent whose exchange has an echo. */
export async function startSelfCheck(options: VoiceHarnessOptions = {}): Promise<SelfCheckBench> {
  const h = createVoiceHarness(options);
  let stops = 0;
  const notices = createFakeNotifications();
  const fake: FakeSelfCheck = {
    sounds: {
      play: scripted((_sound: 'tone' | 'ring', _deviceId: string | null) => ({
        isOnDevice: true,
        stop: () => void (stops += 1),
      })),
    },
    relay: { hasServers: () => false, reach: scripted((_signal: AbortSignal) => 40) },
    storage: { facts: scripted(() => ({ usedBytes: 1, quotaBytes: 10 })), write: scripted(() => undefined) },
    serverClock: { offset: scripted(() => 400) },
    browser: () => ({ outcome: 'ok', reason: null, figures: { browser: 'Chrome 130' } }),
  };
  h.dispatch(deploymentLoaded({ ...sampleDeployment(), echoNumber: '9100' }));
  await h.start();
  h.run(function* selfCheck(): SagaGenerator<void> {
    yield* setContext({
      notificationServices: notices,
      loadSelfCheck: () => Promise.resolve({ services: fake, run: runSelfCheck }),
    });
    yield* fork(keepSelfCheck);
    yield* call(() => undefined);
  });
  await h.settle();
  return {
    h,
    fake,
    notices,
    stopped: () => stops,
    line: (check) => h.state().selfCheck.lines[check],
    async run(...checks) {
      h.dispatch(runRequested({ checks }));
      await h.settle();
    },
  };
}
