import { statusReported } from '../../../src/store/agent/actions';
import { selectClassificationPause } from '../../../src/store/calls/selectors';
import { startForced, type ForcedHarness } from '../../support/forcedHarness';
import type { VoiceHarnessOptions } from '../../support/voiceHarness';

let harness: ForcedHarness;

afterEach(() => harness.h.end());

describe('a call that comes while another one is still to be classified', () => {
  async function owe(options: VoiceHarnessOptions = {}): Promise<void> {
    harness = await startForced(options);
    await harness.offer();
    await harness.answer();
    await harness.end();
    expect(harness.due()?.call.id).toBe('c1');
  }

  it('pauses again where somebody ended the pause, and the one before comes back', async () => {
    await owe({ status: 10, pauseReason: 'Almoço' });
    harness.h.dispatch(statusReported({ status: 1, pauseReason: null }));
    await harness.offer('c2');
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.giveUp('c2');
    await harness.classify();
    expect(harness.status()).toEqual([10, 'Almoço']);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
  });

  it('asks for no pause that is on', async () => {
    await owe();
    await harness.offer('c2');
    expect(harness.pauses()).toEqual([['Classificando', true]]);
  });

  it('leaves the agent the pause that they chose meanwhile, once all is classified', async () => {
    await owe();
    harness.h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    await harness.offer('c2');
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.giveUp('c2');
    await harness.classify();
    expect(harness.status()).toEqual([10, 'Almoço']);
  });
});
