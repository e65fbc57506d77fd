import { changedByServer } from '../../../src/store/attendance/actions';
import * as calls from '../../../src/store/calls/actions';
import { mark } from '../../support/sagaSamples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  await h.start();
});

afterEach(() => h.end());

function hungUp(cause: number): void {
  h.dispatch(calls.hungUpAtServer({ uniqueId: '17.1', cause, at: null, conversationId: null }, mark(1)));
}

function changed(status: 1 | 5): void {
  const former = { formerStatus: 1, formerReason: null } as const;
  h.dispatch(changedByServer({ status, pauseReason: null, ...former, left: [] }));
}

function end(status: number, by: 'agent' | 'other' = 'other'): void {
  h.phone.offer('c1');
  h.phone.end('c1', { by, cause: 'unavailable', status });
}

describe('an exchange that may have forgotten the registration is asked', () => {
  it.each<[string, () => void]>([
    ['after a call that never came', () => h.dispatch(calls.offerMissed({ uniqueId: '17.1' }))],
    ['after a centre that says the extension is away', () => hungUp(20)],
    ['after a centre that says the agent is away', () => changed(5)],
    ['after an INVITE that is forbidden', () => end(403)],
    ['after an INVITE of nobody that is known', () => end(404)],
    ['after an INVITE that finds nobody there', () => end(480)],
  ])('%s', async (_when, doubt) => {
    doubt();
    await h.settle();
    expect(h.phone.renewals).toBe(1);
  });

  it.each<[string, () => void]>([
    ['a call that was not answered', () => hungUp(19)],
    ['a centre that says the agent is there', () => changed(1)],
    ['a line that is busy', () => end(486)],
    ['a refusal of the agent', () => end(480, 'agent')],
  ])('and not after %s', async (_when, harmless) => {
    harmless();
    await h.settle();
    expect(h.phone.renewals).toBe(0);
  });
});
