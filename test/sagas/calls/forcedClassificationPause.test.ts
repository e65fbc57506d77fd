import { watchAgent } from '../../../src/sagas/agent/agent';
import { joinQueues } from '../../../src/sagas/agent/membership';
import { keepAgentState } from '../../../src/sagas/connection/agentState';
import { statusReported, unpauseRequested } from '../../../src/store/agent/actions';
import { selectAgent } from '../../../src/store/agent/selectors';
import { selectClassificationPause } from '../../../src/store/calls/selectors';
import {
  attemptStarted,
  authenticated,
  handshakeUnanswered,
  lost,
  opened,
} from '../../../src/store/connection/actions';
import { statusReported as panelsReported } from '../../../src/store/queues/actions';
import type { QueueStatus } from '../../../src/store/queues/types';
import { ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { startForced, type ForcedHarness } from '../../support/forcedHarness';
import type { VoiceHarnessOptions } from '../../support/voiceHarness';
import { sampleHandshake } from '../../support/sagaSamples';

let harness: ForcedHarness;

afterEach(() => harness.h.end());

describe('an agent in a pause', () => {
  it('has it back afterwards', async () => {
    harness = await startForced({ status: 10, pauseReason: 'Almoço' });
    await harness.offer();
    expect(harness.status()).toEqual([10, 'Classificando']);
    expect(selectClassificationPause(harness.h.state())).toEqual({ formerReason: 'Almoço' });
    await harness.answer();
    await harness.end();
    await harness.classify();
    expect(harness.pauses()).toEqual([
      ['Classificando', true],
      ['Almoço', false],
    ]);
    expect(harness.unpauses()).toBe(0);
    expect(harness.status()).toEqual([10, 'Almoço']);
  });

  it('that an earlier page began for a classification is available again', async () => {
    harness = await startForced({ status: 10, pauseReason: 'Classificando' });
    await harness.h.settle();
    expect(harness.unpauses()).toBe(1);
    expect(harness.status()).toEqual([1, null]);
  });

  it('of neither kind (in no queue) is left alone', async () => {
    harness = await startForced({ status: 5 });
    await harness.offer();
    expect(harness.pauses()).toEqual([]);
    await harness.answer();
    await harness.end();
    expect(harness.due()?.isRequired).toBe(true);
  });
});

describe('a server that calls the agent busy because of the call', () => {
  const panel = (status: number): QueueStatus => ({
    queue: 'Vendas',
    agents: [{ name: 'Ana Lima', extension: '2001', status, statusText: '', pauseReason: null }],
    waiting: null,
  });

  /** The queues tell the agent's status, and the time of an own answer passes. */
  async function told(status: number): Promise<void> {
    harness.h.dispatch(panelsReported({ statuses: [panel(status)], totals: null }));
    await harness.h.pass(1_000);
  }

  async function start(options: VoiceHarnessOptions = {}): Promise<void> {
    harness = await startForced(options);
    harness.h.run(keepAgentState);
  }

  it.each([2, 3])('before it is here (%i) keeps nobody from the pause', async (busy) => {
    await start();
    await told(busy);
    expect(harness.status()).toEqual([busy, null]);
    await harness.offer();
    expect(harness.pauses()).toEqual([['Classificando', true]]);
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.answer();
    await harness.end();
    await harness.classify();
    expect(harness.unpauses()).toBe(1);
    expect(harness.status()).toEqual([1, null]);
  });

  it('gives the pause back that its word took the place of', async () => {
    await start({ status: 10, pauseReason: 'Almoço' });
    await told(2);
    await harness.offer();
    expect(selectClassificationPause(harness.h.state())).toEqual({ formerReason: 'Almoço' });
    await harness.giveUp();
    expect(harness.status()).toEqual([10, 'Almoço']);
  });

  it('gives no pause back that the agent ended meanwhile', async () => {
    await start({ status: 10, pauseReason: 'Almoço' });
    await told(2);
    harness.h.dispatch(unpauseRequested());
    harness.h.dispatch(statusReported({ status: 2, pauseReason: null }));
    await harness.offer();
    await harness.giveUp();
    expect(harness.status()).toEqual([1, null]);
  });

  it('undoes the pause neither by its queues nor by its answers', async () => {
    await start();
    const { commands } = harness.h.services;
    const { memberships } = harness.h.state().queues;
    const answer = () => ok({ memberships, status: 2, pauseReason: null });
    commands.pause.always(answer);
    commands.joinQueues.always(answer);
    await harness.offer();
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.answer();
    await told(2);
    expect(harness.status()).toEqual([10, 'Classificando']);
    harness.h.run(() => joinQueues(['Vendas'], 'manual'));
    await harness.h.settle();
    expect(commands.joinQueues.calls).toHaveLength(1);
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.end();
    await harness.classify();
    expect(harness.unpauses()).toBe(1);
    expect(harness.status()).toEqual([1, null]);
  });

  it('has the pause again that a connection in the call found ended', async () => {
    await start();
    harness.h.run(watchAgent);
    const { memberships } = harness.h.state().queues;
    await harness.offer();
    await harness.answer();
    harness.h.services.commands.pause.always(() => ok({ memberships, status: 2, pauseReason: null }));
    harness.h.dispatch(authenticated(sampleHandshake({ status: 2 })));
    await harness.h.settle();
    expect(harness.status()).toEqual([10, 'Classificando']);
  });
});

describe('where nobody must classify', () => {
  it('no call pauses, and none is asked about', async () => {
    harness = await startForced({ configuration: { mustClassifyCalls: false } });
    await harness.offer();
    await harness.answer();
    await harness.end();
    await harness.h.pass(10_000);
    expect(harness.pauses()).toEqual([]);
    expect(harness.due()).toBeNull();
  });
});

describe('a server that does not answer', () => {
  beforeEach(async () => {
    harness = await startForced();
  });

  it('is asked again to end the pause, until it does', async () => {
    harness.h.services.commands.unpause.next(() => ({ kind: 'disconnected' }), timeout);
    await harness.offer();
    await harness.giveUp();
    expect(selectClassificationPause(harness.h.state())).not.toBeNull();
    harness.h.dispatch(authenticated(sampleHandshake({ status: 10, pauseReason: 'Classificando' })));
    await harness.h.pass(10_000 + 4_000);
    expect(harness.unpauses()).toBe(3);
    expect(harness.status()).toEqual([1, null]);
    expect(new Set(harness.h.services.commands.unpause.calls.map(([, reqId]) => reqId)).size).toBe(1);
  });

  it('may have paused all the same: the end is asked for', async () => {
    harness.h.services.commands.pause.next(timeout);
    await harness.offer();
    await harness.h.pass(10_000);
    await harness.giveUp();
    expect(harness.unpauses()).toBe(1);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
  });

  it('keeps nobody from the question about a call that ended before its answer', async () => {
    harness.h.services.commands.pause.next(timeout);
    await harness.offer();
    await harness.answer();
    await harness.end();
    await harness.h.pass(10_000);
    expect(harness.due()?.call.id).toBe('c1');
    expect(harness.unpauses()).toBe(0);
    await harness.classify();
    expect(harness.unpauses()).toBe(1);
  });

  it('that is found out to answer nothing ends no pause that the agent chose meanwhile', async () => {
    harness.h.dispatch(lost({ cause: 'transport close' }));
    harness.h.dispatch(attemptStarted({ attempt: 1 }));
    harness.h.dispatch(opened({ socketId: 's' }));
    harness.h.services.commands.unpause.always(timeout);
    await harness.offer();
    await harness.giveUp();
    harness.h.dispatch(handshakeUnanswered());
    harness.h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    await harness.h.pass(2_000);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
    expect(harness.status()).toEqual([10, 'Almoço']);
  });

  it('is left alone when it refused the pause', async () => {
    harness.h.services.commands.pause.next(() => refused('INTERNO', 'Não'));
    await harness.offer();
    expect(selectAgent(harness.h.state()).failure).toEqual({ code: 'INTERNO', message: 'Não' });
    await harness.giveUp();
    expect(harness.unpauses()).toBe(0);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
  });

  it('does not end the pause under a call that comes meanwhile', async () => {
    harness.h.services.commands.unpause.next(() => ({ kind: 'disconnected' }));
    await harness.offer();
    await harness.giveUp();
    await harness.offer('c2');
    // It may have ended it all the same.
    expect(harness.pauses()).toHaveLength(2);
    await harness.h.pass(60_000 - 1);
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.h.pass(1);
    expect(harness.status()).toEqual([1, null]);
  });
});
