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
import { sitAtForcedDesk, type ForcedDesk } from '../../support/forcedDesk';
import { sampleHandshake } from '../../support/sagaSamples';

let desk: ForcedDesk;

afterEach(() => desk.h.end());

describe('an agent in a pause', () => {
  it('has it back afterwards', async () => {
    desk = await sitAtForcedDesk({ status: 10, pauseReason: 'Almoço' });
    await desk.offer();
    expect(desk.status()).toEqual([10, 'Classificando']);
    expect(selectClassificationPause(desk.h.state())).toEqual({ formerReason: 'Almoço' });
    await desk.answer();
    await desk.end();
    await desk.classify();
    expect(desk.pauses()).toEqual([
      ['Classificando', true],
      ['Almoço', false],
    ]);
    expect(desk.unpauses()).toBe(0);
    expect(desk.status()).toEqual([10, 'Almoço']);
  });

  it('that an earlier page began for a classification is available again', async () => {
    desk = await sitAtForcedDesk({ status: 10, pauseReason: 'Classificando' });
    await desk.h.settle();
    expect(desk.unpauses()).toBe(1);
    expect(desk.status()).toEqual([1, null]);
  });

  it('of neither kind (busy) is left alone', async () => {
    desk = await sitAtForcedDesk({ status: 2 });
    await desk.offer();
    expect(desk.pauses()).toEqual([]);
    await desk.answer();
    await desk.end();
    expect(desk.due()?.isRequired).toBe(true);
  });
});

describe('where nobody must classify', () => {
  it('no call pauses, and none is asked about', async () => {
    desk = await sitAtForcedDesk({ configuration: { mustClassifyCalls: false } });
    await desk.offer();
    await desk.answer();
    await desk.end();
    await desk.h.pass(10_000);
    expect(desk.pauses()).toEqual([]);
    expect(desk.due()).toBeNull();
  });
});

describe('a server that does not answer', () => {
  beforeEach(async () => {
    desk = await sitAtForcedDesk();
  });

  it('is asked again to end the pause, until it does', async () => {
    desk.h.services.commands.unpause.next(() => ({ kind: 'disconnected' }), timeout);
    await desk.offer();
    await desk.giveUp();
    expect(selectClassificationPause(desk.h.state())).not.toBeNull();
    desk.h.dispatch(authenticated(sampleHandshake({ status: 10, pauseReason: 'Classificando' })));
    await desk.h.pass(10_000 + 4_000);
    expect(desk.unpauses()).toBe(3);
    expect(desk.status()).toEqual([1, null]);
    expect(new Set(desk.h.services.commands.unpause.calls.map(([, reqId]) => reqId)).size).toBe(1);
  });

  it('may have paused all the same: the end is asked for', async () => {
    desk.h.services.commands.pause.next(timeout);
    await desk.offer();
    await desk.h.pass(10_000);
    await desk.giveUp();
    expect(desk.unpauses()).toBe(1);
    expect(selectClassificationPause(desk.h.state())).toBeNull();
  });

  it('keeps nobody from the question about a call that ended before its answer', async () => {
    desk.h.services.commands.pause.next(timeout);
    await desk.offer();
    await desk.answer();
    await desk.end();
    await desk.h.pass(10_000);
    expect(desk.due()?.call.id).toBe('c1');
    expect(desk.unpauses()).toBe(0);
    await desk.classify();
    expect(desk.unpauses()).toBe(1);
  });

  it('that is found out to answer nothing ends no pause that the agent chose meanwhile', async () => {
    desk.h.dispatch(lost({ cause: 'transport close' }));
    desk.h.dispatch(attemptStarted({ attempt: 1 }));
    desk.h.dispatch(opened({ socketId: 's' }));
    desk.h.services.commands.unpause.always(timeout);
    await desk.offer();
    await desk.giveUp();
    desk.h.dispatch(handshakeUnanswered());
    desk.h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    await desk.h.pass(2_000);
    expect(selectClassificationPause(desk.h.state())).toBeNull();
    expect(desk.status()).toEqual([10, 'Almoço']);
  });

  it('is left alone when it refused the pause', async () => {
    desk.h.services.commands.pause.next(() => refused('INTERNO', 'Não'));
    await desk.offer();
    expect(selectAgent(desk.h.state()).failure).toEqual({ code: 'INTERNO', message: 'Não' });
    await desk.giveUp();
    expect(desk.unpauses()).toBe(0);
    expect(selectClassificationPause(desk.h.state())).toBeNull();
  });

  it('does not end the pause under a call that comes meanwhile', async () => {
    desk.h.services.commands.unpause.next(() => ({ kind: 'disconnected' }));
    await desk.offer();
    await desk.giveUp();
    await desk.offer('c2');
    await desk.h.pass(60_000 - 1);
    expect(desk.status()).toEqual([10, 'Classificando']);
    await desk.h.pass(1);
    expect(desk.status()).toEqual([1, null]);
  });
});
