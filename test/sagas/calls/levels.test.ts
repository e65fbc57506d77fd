import { createVoiceHarness } from '../../support/voiceHarness';

describe('the levels of calls', () => {
  it('are those of the sound while voice runs, and silence afterwards', async () => {
    const h = createVoiceHarness();
    h.audio.levels = (callId) => (callId === 'c1' ? { in: 0.25, out: 0.5 } : { in: 0, out: 0 });
    const { callLevels } = h.services;
    expect(callLevels.read('c1')).toEqual({ in: 0, out: 0 });
    await h.start();
    expect(callLevels.read('c1')).toEqual({ in: 0.25, out: 0.5 });
    expect(callLevels.read('c2')).toEqual({ in: 0, out: 0 });
    await h.end();
    expect(callLevels.read('c1')).toEqual({ in: 0, out: 0 });
  });
});
