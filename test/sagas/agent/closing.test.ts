import { watchClosing } from '../../../src/sagas/agent/closing';
import { statusReported } from '../../../src/store/agent/actions';
import { pageClosed, pageHidden } from '../../../src/store/app/actions';
import { loggedOut } from '../../../src/store/auth/actions';
import { deploymentLoaded, saveRequested } from '../../../src/store/config/actions';
import { membershipsReported } from '../../../src/store/queues/actions';
import { fails } from '../../support/fakes/scripted';
import { runSessions } from '../../support/runSession';
import { configured, connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import {
  sampleConfiguration,
  sampleDeployment,
  sampleHandshake,
  sampleMembership,
  sampleUser,
} from '../../support/sagaSamples';
import { sampleEndedCall } from '../../support/samples';

let h: SagaHarness;
afterEach(() => h.end());

const left = () => h.services.queueApi.leaveAtEnd.calls;

describe('a tab that closes', () => {
  beforeEach(() => {
    h = createSagaHarness({ facts: () => [...signedIn(), ...connected()] });
    h.services.tabs.canLead = true;
    h.run(watchClosing);
  });

  it('leaves the queues in the moment, and remembers them', () => {
    h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    h.dispatch(pageClosed());
    expect(left()).toEqual([['Ana Lima', ['SAC']]]);
    expect(h.services.disk.leftQueues).toEqual({
      login: 'ana',
      queues: ['SAC'],
      pauseReason: 'Almoço',
      at: h.services.clock.now(),
    });
  });

  it('leaves none on a page that is only hidden or loaded anew, nor where the agent is in none or signed out', () => {
    h.dispatch(pageHidden());
    h.dispatch(membershipsReported({ memberships: [sampleMembership('SAC', false)] }));
    h.dispatch(pageClosed());
    h.dispatch(membershipsReported({ memberships: [sampleMembership('SAC')] }));
    h.dispatch(loggedOut({ reason: 'agent', message: null }));
    h.dispatch(pageClosed());
    expect(left()).toEqual([]);
    expect(h.services.disk.leftQueues).toBeNull();
  });

  it('leaves none where other tabs of the browser may work on', () => {
    h.services.tabs.canLead = false;
    h.dispatch(pageClosed());
    expect(left()).toEqual([]);
  });

  it('comes to no harm where nothing goes out', async () => {
    h.services.queueApi.leaveAtEnd.always(fails('offline'));
    h.expectFailures();
    h.dispatch(pageClosed());
    await h.settle();
    expect(h.services.disk.leftQueues).not.toBeNull();
  });
});

describe('a page that follows', () => {
  async function follow(left_: {
    login?: string;
    ageMs?: number;
    pauseReason?: string | null;
    isOwed?: boolean;
  }): Promise<void> {
    const pendingClassification = left_.isOwed === true ? sampleEndedCall() : null;
    h = createSagaHarness({
      facts: () => [...configured(), saveRequested(sampleConfiguration({ mustClassifyCalls: true }))],
      kept: (state) => ({ ...state, calls: { ...state.calls, pendingClassification } }),
    });
    const { login = 'ana', ageMs = 2_000, pauseReason = null } = left_;
    h.services.tabs.canLead = true;
    h.services.disk.session.kept = { user: sampleUser(), token: null, extensionPassword: null };
    h.services.disk.leftQueues = { login, queues: ['SAC'], pauseReason, at: h.services.clock.now() - ageMs };
    h.services.realtime.authenticate.always(() => ({
      kind: 'accepted',
      handshake: sampleHandshake({ memberships: [sampleMembership('SAC', false)], status: 5 }),
    }));
    h.dispatch(deploymentLoaded(sampleDeployment()));
    runSessions(h);
    await h.settle();
  }

  const joins = () => h.services.commands.joinQueues.calls.map(([, , names, reason]) => [names, reason]);

  it('takes up again what a reload left, and the pause with it', async () => {
    await follow({ pauseReason: 'Almoço' });
    expect(joins()).toEqual([[['SAC'], 'reconnection']]);
    expect(h.services.commands.pause.calls.map(([, , reason]) => reason)).toEqual(['Almoço']);
    expect(h.services.disk.leftQueues).toBeNull();
  });

  it.each([
    ['a classification that is owed', true, ['Classificando']],
    ['nothing that is to be classified', false, []],
  ])('takes the console’s own pause up again for %s', async (_what, isOwed, pauses) => {
    await follow({ pauseReason: 'Classificando', isOwed });
    expect(h.services.commands.pause.calls.map(([, , reason]) => reason)).toEqual(pauses);
  });

  it.each([
    ['another agent’s', { login: 'bruno' }],
    ['older than a reload takes', { ageMs: 61_000 }],
  ])('joins nothing where it is %s', async (_what, kept) => {
    await follow(kept);
    expect(joins()).toEqual([]);
  });
});
