import { statusReported } from '../../../src/store/agent/actions';
import { selectAgent } from '../../../src/store/agent/selectors';
import { selectClassificationPause } from '../../../src/store/calls/selectors';
import {
  attemptStarted,
  authenticated,
  handshakeUnanswered,
  lost,
  opened,
} from '../../../src/store/connection/actions';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { startForced, type ForcedHarness } from '../../support/forcedHarness';
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

  it('of neither kind (busy) is left alone', async () => {
    harness = await startForced({ status: 2 });
    await harness.offer();
    expect(harness.pauses()).toEqual([]);
    await harness.answer();
    await harness.end();
    expect(harness.due()?.isRequired).toBe(true);
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
    await harness.h.pass(60_000 - 1);
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.h.pass(1);
    expect(harness.status()).toEqual([1, null]);
  });
});
