import { watchQueues } from '../../../src/sagas/agent/queues';
import { selectIsInNoQueue } from '../../../src/store/queues/choiceSelectors';
import { selectJoinedQueues } from '../../../src/store/queues/selectors';
import { ok, refused } from '../../support/fakes/fakeCommands';
import { connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
  h.run(watchQueues);
});
afterEach(() => h.end());

/** The server dropped the agent's only queue. */
async function comeBack(): Promise<void> {
  for (const fact of connected({ memberships: [sampleMembership('SAC', false)] })) h.dispatch(fact);
  await h.settle();
}

describe('a connection at which the server takes no agent', () => {
  it('joins what was dropped while the connection lasts, and offers the queues meanwhile', async () => {
    h.services.commands.joinQueues.always(() => refused('INDISPONIVEL', '', true));
    await comeBack();
    expect(selectIsInNoQueue(h.state())).toBe(false);
    await h.pass(31_000);
    expect(h.types()).toContain('queues/switchFailed');
    expect(selectIsInNoQueue(h.state())).toBe(true);
    h.services.commands.joinQueues.always(() =>
      ok({ memberships: [sampleMembership('SAC')], status: 1, pauseReason: null }),
    );
    await h.pass(40_000);
    expect(selectJoinedQueues(h.state())).toEqual(['SAC']);
    expect(selectIsInNoQueue(h.state())).toBe(false);
  });

  it('does not ask again for what the server refuses for good', async () => {
    h.services.commands.joinQueues.always(() => refused('SEM_FILA'));
    await comeBack();
    await h.pass(600_000);
    expect(h.services.commands.joinQueues.calls).toHaveLength(1);
  });
});
