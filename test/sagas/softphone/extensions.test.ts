import * as presence from '../../../src/store/presence/actions';
import { selectExtensions } from '../../../src/store/presence/selectors';
import { fails } from '../../support/fakes/scripted';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

const DESK = { number: '3001', name: 'Recepção' };

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  h.services.agentApi.extensions.always(() => [DESK]);
  await h.start();
});

afterEach(() => h.end());

const reads = () => h.services.agentApi.extensions.calls.length;

async function look(): Promise<void> {
  h.dispatch(presence.extensionsReadRequested());
  await h.settle();
}

describe('the extensions of the centre', () => {
  it('are read when the agent looks for one, once a session', async () => {
    expect(reads()).toBe(0);
    await look();
    h.dispatch(presence.unwatchRequested());
    await look();
    expect(selectExtensions(h.state())).toEqual([DESK]);
    expect(reads()).toBe(1);
  });

  it('that could not be read are none, and asked for at the next look', async () => {
    h.services.agentApi.extensions.next(fails('http'));
    await look();
    expect(selectExtensions(h.state())).toEqual([]);
    await look();
    expect(selectExtensions(h.state())).toEqual([DESK]);
  });
});
