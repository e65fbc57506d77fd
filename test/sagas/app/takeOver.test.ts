import { statusReported } from '../../../src/store/agent/actions';
import { runInOneTab } from '../../../src/sagas/app/tabs';
import { call } from '../../../src/sagas/core/effects';
import { silence } from '../../support/fakes/scripted';
import { sampleEndedCall } from '../../support/samples';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { NOTHING_KEPT, sampleConfiguration, sampleMembership, sampleUser } from '../../support/sagaSamples';

let h: SagaHarness;

function* session() {
  yield* call(silence);
}

beforeEach(async () => {
  h = createSagaHarness({ facts: signedIn });
  h.services.tabs.canLead = true;
  h.services.tabs.taken = true;
  h.services.disk.session.kept = { user: sampleUser(), token: 'fresh', extensionPassword: null };
  h.run(() => runInOneTab(session));
  await h.settle();
});

afterEach(() => h.end());

it('a tab that takes over goes on with what the first one changed: settings, preferences, the classification that is due', async () => {
  const pendingClassification = sampleEndedCall();
  const configuration = sampleConfiguration({ integrationHeaders: ['X-Unit: 7'], autoAnswer: true });
  h.services.readPreferences.always(() => ({
    ...NOTHING_KEPT,
    calls: { pendingClassification },
    config: { configuration },
    softphone: { doNotDisturb: true },
    ui: { theme: 'dark' },
  }));
  h.services.tabs.giveUp();
  await h.settle();
  const { calls, config, softphone, ui } = h.state();
  expect([config.configuration, softphone.doNotDisturb, ui.theme, ui.listPinned]).toEqual([
    configuration,
    true,
    'dark',
    true,
  ]);
  expect(calls.pendingClassification).toEqual(pendingClassification);
  expect(h.services.http.headers).toEqual({ 'X-Unit': '7' });
  expect(h.types('page')).toEqual([
    'page/otherLeaderFound',
    'page/preferencesRecalled',
    'page/leadershipGained',
  ]);
});

it('a tab that takes over goes on with the queues and the pause that the first one kept for a silent server', async () => {
  h.services.disk.session.agentState = {
    memberships: [sampleMembership('SAC', false), sampleMembership('Vendas')],
    status: 10,
    pauseReason: 'Café',
    at: h.services.clock.now(),
  };
  await h.settle();
  expect(h.types()).not.toContain(statusReported.type);
  h.services.tabs.giveUp();
  await h.settle();
  const { agent, queues } = h.state();
  expect(queues.memberships.filter(({ joined }) => joined).map(({ queue }) => queue)).toEqual(['Vendas']);
  expect([agent.status, agent.pauseReason]).toEqual([10, 'Café']);
});
