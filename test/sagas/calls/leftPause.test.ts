import { endLeftPause } from '../../../src/sagas/calls/leftPause';
import { statusReported } from '../../../src/store/agent/actions';
import { selectAgent } from '../../../src/store/agent/selectors';
import { ok } from '../../support/fakes/fakeCommands';
import type { HarnessOptions } from '../../support/sagaHarness';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

afterEach(() => h.end());

async function sitDown(
  hasTelephone: boolean,
  pauseReason: string | null,
  kept?: HarnessOptions['kept'],
): Promise<void> {
  const user = hasTelephone ? {} : { extension: null, extensionNumber: null };
  h = createVoiceHarness({
    user,
    status: pauseReason === null ? 1 : 10,
    pauseReason,
    ...(kept === undefined ? {} : { kept }),
  });
  const { memberships } = h.state().queues;
  h.services.commands.unpause.always(() => ok({ memberships, status: 1, pauseReason: null }));
  h.run(endLeftPause);
  await h.settle();
}

const unpauses = () => h.services.commands.unpause.calls.length;

describe('the pause for a classification that was left behind', () => {
  it('is ended where no telephone would do so', async () => {
    await sitDown(false, 'Classificando');
    expect(selectAgent(h.state())).toMatchObject({ status: 1, pauseReason: null });
    expect(h.state().calls.pause).toBeNull();
  });

  it('gives the pause back that this browser knows it took the place of', async () => {
    await sitDown(false, 'Classificando', ({ calls, ...state }) => ({
      ...state,
      calls: { ...calls, pause: { formerReason: 'Almoço' } },
    }));
    expect(h.services.commands.pause.calls.map(([, , reason]) => reason)).toEqual(['Almoço']);
    expect(h.state().calls.pause).toBeNull();
  });

  it('is ended also when the server tells of it later', async () => {
    await sitDown(false, null);
    expect(unpauses()).toBe(0);
    h.dispatch(statusReported({ status: 10, pauseReason: 'Classificando' }));
    await h.settle();
    expect(unpauses()).toBe(1);
  });

  it.each([
    [true, 'Classificando'],
    [false, 'Almoço'],
  ])(
    'is the business of forced classification, another one of the agent (%s, %s)',
    async (hasTelephone, reason) => {
      await sitDown(hasTelephone, reason);
      expect(unpauses()).toBe(0);
    },
  );
});
