import { statusReported } from '../../../src/store/agent/actions';
import { outageFound, retryRequested } from '../../../src/store/softphone/actions';
import { selectIsPhoneOut } from '../../../src/store/softphone/selectors';
import { refusesRegister } from '../../support/fakes/fakeSoftphone';
import { mark } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness, type VoiceHarnessOptions } from '../../support/voiceHarness';

let h: VoiceHarness;
afterEach(() => h.end());

const found = () => h.payloads(outageFound).length;

const isOut = () => selectIsPhoneOut(h.state());

async function refused(options: VoiceHarnessOptions = {}): Promise<void> {
  h = createVoiceHarness(options);
  h.phone.register.next(refusesRegister('403 Forbidden'));
  await h.start();
}

describe('a telephone that is out', () => {
  it('for ten seconds is told to an agent who is available, once, until it is back', async () => {
    await refused();
    await h.pass(9_999);
    expect(found()).toBe(0);
    await h.pass(1);
    expect(found()).toBe(1);
    expect(isOut()).toBe(true);
    await h.pass(60_000);
    expect(found()).toBe(1);
    h.dispatch(retryRequested());
    await h.settle();
    expect(isOut()).toBe(false);
  });

  it('is no news while the agent takes no calls, and is told once they do', async () => {
    await refused({ status: 5 });
    await h.pass(60_000);
    expect(found()).toBe(0);
    h.dispatch(statusReported({ status: 1, pauseReason: null }, mark(50)));
    await h.pass(10_000);
    expect(found()).toBe(1);
  });

  it('is no news when it is back at once', async () => {
    await refused();
    await h.pass(5_000);
    h.dispatch(retryRequested());
    await h.pass(60_000);
    expect(found()).toBe(0);
  });
});
